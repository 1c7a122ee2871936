// Before the first paint, so that nothing flashes (SHELL-04, PAGE-06); the same rules as in src/web/kit/theme.
;(() => {
  const { dataset } = document.documentElement
  const kept = (look) => {
    try {
      return localStorage.getItem(`pricewright.${look}`) ?? ''
    } catch {
      return ''
    }
  }
  for (const look of ['theme', 'motion', 'density']) dataset[look] = kept(look)
  const { theme } = dataset
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  dataset.theme = dark ? 'dark' : 'light'
  const tell = (name, content) => document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
  // Before the style sheet is there the canvas takes its colour from this.
  tell('color-scheme', dataset.theme)
  tell('theme-color', dark ? '#101318' : '#f9fafb')
})()
