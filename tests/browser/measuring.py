"""A page in numbers: whether words are cut, what is in sight, and how much has moved by itself."""

from playwright.sync_api import Page

# Words that do not fit into their own box, or stick out of the card or button they belong to.
# What only screen readers hear is left out, and so is what a person scrolls.
CUT = """() => {
    const shown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    const words = one => [...one.childNodes].filter(n => n.nodeType === 3 && n.data.trim() !== '')
    const hidden = one => one.closest('.sr') || getComputedStyle(one).clipPath !== 'none'
    const scrolls = one => /auto|scroll/.test(getComputedStyle(one).overflowX)
    const found = []
    for (const one of document.querySelectorAll('main *, header *')) {
        if (words(one).length === 0 || !shown(one) || hidden(one) || one.closest('svg')) continue
        const style = getComputedStyle(one)
        const wide = style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1
        const long = style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1
        if (wide || long) found.push(one.textContent.trim())
        const box = one.closest('button, li, .card')
        if (!box || scrolls(box) || getComputedStyle(box).display === 'contents') continue
        const {left, right} = box.getBoundingClientRect()
        for (const text of words(one)) {
            const range = document.createRange()
            range.selectNodeContents(text)
            for (const {left: from, right: to} of range.getClientRects())
                if (to > right + 1.5 || from < left - 1.5) found.push(`${text.data.trim()} (sticks out)`)
        }
    }
    return [...new Set(found)]
}"""
# Those of the things selected that are not wholly in the window, or lie under something else.
OUT_OF_SIGHT = """selector => [...document.querySelectorAll(selector)].filter(one => {
    if (!one.checkVisibility({visibilityProperty: true})) return true
    const {left, top, right, bottom} = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true
    const covers = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return !covers || !(one.contains(covers) || covers.contains(one))
}).map(one => one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60))"""
# Lines of text of the log that are wholly inside its box, and inside the window.
LINES = """() => {
    const box = document.querySelector('.lines').getBoundingClientRect()
    const bottom = Math.min(box.bottom, innerHeight) + 1
    const lines = new Set()
    for (const one of document.querySelectorAll('.lines li button > span')) {
        const range = document.createRange()
        range.selectNodeContents(one)
        for (const {top, bottom: end} of range.getClientRects())
            if (top >= box.top - 1 && end <= bottom) lines.add(Math.round(top / 4))
    }
    return lines.size
}"""
# Cowboys of the track that stand on a price or on what a space gives.
COVERED = """() => [...document.querySelectorAll('button.sp')].filter(space => {
    const label = space.querySelector('.price, .fx, .nm')
    const {left, right, top, bottom} = label.getBoundingClientRect()
    return [...space.querySelectorAll('.mp')].map(one => one.getBoundingClientRect()).some(
        one => one.left < right - 1 && one.right > left + 1 && one.top < bottom - 1 && one.bottom > top + 1)
}).map(space => space.dataset.at)"""
# Words of the track that a number for what they are worth lies on; that on its edge may touch their feet.
HIDDEN_WORDS = """() => [...document.querySelectorAll('button.sp')].filter(space => {
    const range = document.createRange()
    const words = [...space.querySelectorAll('.ef, .nm, .price, .fx')].flatMap(one => {
        range.selectNodeContents(one)
        return one.checkVisibility() ? [...range.getClientRects()] : []
    })
    const chips = [...space.querySelectorAll('.chip')].map(one => one.getBoundingClientRect())
    return chips.some(chip => words.some(({left, right, top, bottom}) =>
        chip.left < right - 1 && chip.right > left + 1 && chip.top < bottom - 3 && chip.bottom > top + 3))
}).map(space => space.dataset.at)"""
# Pairs of things inside one box that lie over each other.
OVERLAPPING = """([box, first, second]) => {
    const shown = one => one.checkVisibility({visibilityProperty: true}) && one.offsetWidth !== 0
    const over = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        return a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1
    }
    return [...document.querySelectorAll(box)].flatMap(inside => {
        const others = [...inside.querySelectorAll(second)].filter(shown)
        return [...inside.querySelectorAll(first)].filter(shown)
            .filter(one => others.some(other => over(one, other)))
            .map(one => `${inside.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)}: ${one.className}`)
    })
}"""
WATCH = """() => {
    window.shifts = []
    new PerformanceObserver(list => {
        for (const {value, hadRecentInput, sources} of list.getEntries())
            if (!hadRecentInput)
                shifts.push([value, sources.map(({node}) => node?.className ?? node?.nodeName)])
    }).observe({type: 'layout-shift'})
}"""
FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def cut_words(page: Page) -> list[str]:
    """Words one cannot read to their end."""
    return [str(word) for word in page.evaluate(CUT)]


def out_of_sight(page: Page, selector: str) -> list[str]:
    """Which of these one does not see without scrolling."""
    return [str(one) for one in page.evaluate(OUT_OF_SIGHT, selector)]


def log_lines(page: Page) -> int:
    """How many lines of the log one reads without scrolling."""
    return int(page.evaluate(LINES))


def covered_prices(page: Page) -> list[str]:
    """The spaces of the track on whose prices cowboys stand."""
    return [str(at) for at in page.evaluate(COVERED)]


def hidden_words(page: Page) -> list[str]:
    """The spaces of the track whose words are under what they are worth."""
    return [str(at) for at in page.evaluate(HIDDEN_WORDS)]


def overlapping(page: Page, box: str, first: str, second: str) -> list[str]:
    """Where one of the first things in such a box lies over one of the second."""
    return [str(one) for one in page.evaluate(OVERLAPPING, [box, first, second])]


def watch_shifts(page: Page) -> None:
    """From now on, note what moves without anybody having done anything."""
    page.evaluate(WATCH)


def shifted(page: Page) -> tuple[float, list[object]]:
    """How much has moved by itself since then, as browsers measure it, and what did most."""
    page.evaluate(FRAME)
    shifts = page.evaluate("shifts")
    return sum(value for value, _ in shifts), sorted(shifts, key=lambda one: -one[0])[:3]
