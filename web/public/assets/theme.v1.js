// Runs before the first paint, so that a dark page never starts out light. The rest is src/lib/theme.svelte.ts.
(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('carson.theme')
  } catch {
    // Storage may be switched off; then the system decides.
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
})()
