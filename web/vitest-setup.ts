import '@testing-library/jest-dom/vitest'
import './src/city/words'

// What browsers have and jsdom lacks.
window.scrollTo = () => {}
window.matchMedia ??= (media) =>
  ({ matches: false, media, onchange: null, addEventListener() {}, removeEventListener() {}, dispatchEvent: () => false }) as unknown as MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
