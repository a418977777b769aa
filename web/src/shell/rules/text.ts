/** Help texts as paragraphs and lists, and where a search finds something in them. */
export type Block = { kind: 'p'; text: string } | { kind: 'ul' | 'ol'; items: string[] }
export type Piece = { text: string; found: boolean; topic: string | null; ruling?: string; code?: boolean }

/** A line is a paragraph; lines that start with `- ` or `1. ` are lists. */
export function blocks(text: string): Block[] {
  const result: Block[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (!line) continue
    const bullet = /^- (.*)$/.exec(line)
    const step = /^\d+\. (.*)$/.exec(line)
    const item = bullet?.[1] ?? step?.[1]
    if (item === undefined) {
      result.push({ kind: 'p', text: line })
      continue
    }
    const kind = bullet ? 'ul' : 'ol'
    const last = result.at(-1)
    if (last && last.kind === kind) last.items.push(item)
    else result.push({ kind, items: [item] })
  }
  return result
}

/** "Wages: $4 for each cowboy" is a word and what it means; other items have no lead. */
export function lead(item: string): [string, string] {
  const found = /^([^.:]{1,40}): (.*)$/.exec(item)
  return found?.[1] && found[2] ? [found[1], found[2]] : ['', item]
}

/** The name of a topic in an address. */
export function anchor(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The topics that contain every word; those with a hit in their title come first. */
export function search<Topic extends { title: string; text: string }>(topics: Topic[], query: string): Topic[] {
  const words = wordsOf(query)
  const all = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  const hits = topics.filter((topic) => all(`${topic.title}\n${topic.text}`))
  return words.length ? hits.toSorted((a, b) => Number(all(b.title)) - Number(all(a.title))) : hits
}

/** A text cut into pieces: found words, names of other topics in quotes, of rulings, what is in backticks, and the rest. */
export function pieces(text: string, words: string[], titles: string[], rulings: Set<string> = new Set()): Piece[] {
  return text.split(/(“[^”]+”|`[^`]+`|\b[A-Z]+-?[A-Z0-9][A-Z0-9-]*[A-Z0-9]b?\b)/).flatMap((part) => {
    const title = /^“(.+)”$/.exec(part)?.[1]
    if (title && titles.includes(title)) return [{ text: title, found: false, topic: anchor(title) }]
    if (rulings.has(part)) return [{ text: part, found: false, topic: null, ruling: part }]
    if (part.startsWith('`')) return [{ text: part.slice(1, -1), found: false, topic: null, code: true }]
    return cut(part, words)
  })
}

function cut(text: string, words: string[]): Piece[] {
  if (!text) return []
  if (!words.length) return [{ text, found: false, topic: null }]
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(${pattern})`, 'i'))
    .map((part, i) => ({ text: part, found: i % 2 === 1, topic: null }))
    .filter((piece) => piece.text)
}
