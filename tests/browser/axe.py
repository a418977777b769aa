"""What axe finds on a page: nothing serious may be wrong for anybody."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Left out: a rule that axe itself calls experimental; it glues the words of neighbouring elements together.
EXPERIMENT = "label-content-name-mismatch"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# What colours decide. Of a page that was looked at and is the same but for its theme, nothing else is new;
# the button that changes the theme has another name and another sign then.
OF_COLOURS = ["color-contrast", "link-in-text-block"]
LOOK = """async ([rules, experiment, colours]) => {
    const toggle = document.querySelector('use:is([href$="#moon"], [href$="#sun"])')?.closest('button')
    const here = `${innerWidth} ${innerHeight} ${document.body.outerHTML.replace(toggle?.outerHTML, '')}`
    const known = window.lookedAt === here
    window.lookedAt = here
    const options = known
        ? {runOnly: {type: 'rule', values: colours}}
        : {runOnly: rules, rules: {[experiment]: {enabled: false}}}
    return (await axe.run(document, {...options, resultTypes: ['violations'], preload: false})).violations
        .filter(v => ['serious', 'critical'].includes(v.impact))
        .map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(' | ')}`)
}"""


def serious(page: Page) -> list[str]:
    """The serious and critical violations axe finds."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    return [str(violation) for violation in page.evaluate(LOOK, [RULES, EXPERIMENT, OF_COLOURS])]
