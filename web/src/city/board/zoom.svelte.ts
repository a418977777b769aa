/** Zooming a scrollable box: buttons, a pinch, and the wheel with Ctrl. The point under the fingers stays put. */

const MOST = 3
const STEP = 1.5

export class Zoom {
  scale = $state(1)
  private box: HTMLElement | null = null
  private pinch: { distance: number; scale: number } | null = null

  readonly most = $derived(this.scale >= MOST)
  readonly least = $derived(this.scale <= 1)

  closer = (): void => this.to(this.scale * STEP)
  wider = (): void => this.to(this.scale / STEP)

  /** Change the scale around a point of the box, its middle unless told. */
  to(scale: number, x?: number, y?: number): void {
    const box = this.box
    const next = Math.min(MOST, Math.max(1, scale))
    if (!box || next === this.scale) return
    const px = x ?? box.clientWidth / 2
    const py = y ?? box.clientHeight / 2
    const factor = next / this.scale
    const left = (box.scrollLeft + px) * factor - px
    const top = (box.scrollTop + py) * factor - py
    this.scale = next
    requestAnimationFrame(() => box.scrollTo(left, top))
  }

  /** Bring a spot, given as a share of the whole, into the middle. */
  show(x: number, y: number): void {
    const box = this.box
    if (!box || this.scale === 1) return
    box.scrollTo({ left: x * box.scrollWidth - box.clientWidth / 2, top: y * box.scrollHeight - box.clientHeight / 2, behavior: 'smooth' })
  }

  attach = (box: HTMLElement): (() => void) => {
    this.box = box
    const control = new AbortController()
    const options = { signal: control.signal, passive: false }
    box.addEventListener('touchstart', (event) => this.touch(event), options)
    box.addEventListener('touchmove', (event) => this.touch(event), options)
    box.addEventListener('touchend', () => (this.pinch = null), options)
    box.addEventListener('wheel', (event) => this.wheel(event), options)
    return () => control.abort()
  }

  private touch(event: TouchEvent): void {
    const [a, b] = [event.touches[0], event.touches[1]]
    if (!a || !b || !this.box) return
    event.preventDefault()
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    this.pinch ??= { distance, scale: this.scale }
    const rect = this.box.getBoundingClientRect()
    const x = (a.clientX + b.clientX) / 2 - rect.x
    const y = (a.clientY + b.clientY) / 2 - rect.y
    this.to((this.pinch.scale * distance) / this.pinch.distance, x, y)
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey || !this.box) return
    event.preventDefault()
    const rect = this.box.getBoundingClientRect()
    this.to(this.scale * Math.exp(-event.deltaY / 200), event.clientX - rect.x, event.clientY - rect.y)
  }
}
