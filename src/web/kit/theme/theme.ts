/** What the user chose: a theme, or to follow the system (SHELL-04). */
export type ThemeChoice = 'light' | 'dark' | 'system'
/** What is on screen. */
export type Theme = 'light' | 'dark'

/** The local-storage key of the choice; it holds no user data and outlives sign-out (AUTH-11). */
export const THEME_KEY = 'pricewright.theme'

/** The choices in the order of display. */
export const themeChoices = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[]

const BAR_COLOURS: Readonly<Record<Theme, string>> = { light: '#f9fafb', dark: '#101318' }

/** The choice that a stored text stands for; light when there is none or it is unknown (SHELL-04). */
export function themeChoiceOf(stored: string | null): ThemeChoice {
  return stored === 'dark' || stored === 'system' ? stored : 'light'
}

/** The theme to show for a choice on a system that does or does not prefer dark. */
export function resolveTheme(choice: ThemeChoice, systemPrefersDark: boolean): Theme {
  return choice === 'dark' || (choice === 'system' && systemPrefersDark) ? 'dark' : 'light'
}

const listeners = new Set<() => void>()

/** The current choice, read from local storage. */
export function themeChoice(): ThemeChoice {
  try {
    return themeChoiceOf(localStorage.getItem(THEME_KEY))
  } catch {
    return unstored
  }
}

// Storage can be switched off; then the choice lives as long as the page.
let unstored: ThemeChoice = 'light'

/** Keeps the choice, shows it at once, here and in the other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  unstored = choice
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Without storage the choice is forgotten with the page, which is all that can be done.
  }
  applyTheme()
  for (const listener of listeners) listener()
}

/** Follows changes of the choice; returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the page in step with the system's preference and with other tabs, from what has changed by now on. Call once. */
export function followTheme(): void {
  applyTheme()
  systemQuery().addEventListener('change', applyTheme)
  window.addEventListener('storage', (event) => {
    if (event.key !== THEME_KEY) return
    applyTheme()
    for (const listener of listeners) listener()
  })
}

function systemQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function applyTheme(): void {
  const theme = resolveTheme(themeChoice(), systemQuery().matches)
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme])
}
