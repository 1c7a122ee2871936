// @ts-check
// The choice of a theme on the pages of information; theme.js has set the stored one before the first paint (SHELL-04).

const KEY = 'pricewright.theme'
const COLOURS = { light: '#f9fafb', dark: '#101318' }
const group = document.querySelector('.themes')
const dark = matchMedia('(prefers-color-scheme: dark)')
/** @type {string | null} */
let choice = null
try {
  choice = localStorage.getItem(KEY)
} catch {
  // Storage is switched off: the choice lives as long as the page.
}

function show() {
  const isDark = choice === 'dark' || (choice === 'system' && dark.matches)
  const theme = isDark ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', COLOURS[theme])
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
  for (const button of document.querySelectorAll('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-theme-choice') === (choice ?? 'light')))
}

group?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-theme-choice]') : null
  if (!button) return
  choice = button.getAttribute('data-theme-choice')
  try {
    localStorage.setItem(KEY, choice ?? 'light')
  } catch {
    // As above.
  }
  show()
})
dark.addEventListener('change', show)
addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY) return
  choice = newValue
  show()
})
show()
group?.removeAttribute('hidden')
