### What the parts that know no game say. docs/language.md tells how to write a sentence.

error-line = line { $line }: { $problem }
