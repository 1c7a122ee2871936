// Sets the theme before the first paint, so that the wrong one never flashes (SHELL-04).
// A file of its own because the content policy allows no inline script; kit/theme/theme.ts holds the same rule.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('pricewright.theme')
  } catch {
    // Storage is switched off: the default holds.
  }
  const { dataset } = document.documentElement
  for (const look of ['motion', 'density']) {
    try {
      // The same keys as in kit/theme/device-looks.ts; what is unknown has no rule in the style sheet.
      dataset[look] = localStorage.getItem(`pricewright.${look}`) ?? ''
    } catch {
      // The same.
    }
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  dataset.theme = dark ? 'dark' : 'light'
  // Before the style sheet is there the canvas takes its colour from this.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#101318' : '#f9fafb')
})()
