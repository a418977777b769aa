"""What axe finds on a page: nothing serious may be wrong for anybody."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Left out: a rule that axe itself calls experimental; it glues the words of neighbouring elements together.
EXPERIMENT = "label-content-name-mismatch"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def serious(page: Page) -> list[str]:
    """The serious and critical violations axe finds."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async ([rules, experiment]) => {
            const runOnly = rules, resultTypes = ['violations']
            const options = {runOnly, resultTypes, rules: {[experiment]: {enabled: false}}}
            return (await axe.run(document, options)).violations
                .filter(v => ['serious', 'critical'].includes(v.impact))
                .map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(' | ')}`)
        }""",
        [RULES, EXPERIMENT],
    )
    return [str(violation) for violation in found]
