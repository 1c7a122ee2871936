import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { resolveTheme, THEME_KEY, themeChoiceOf } from './theme.ts'

const snippet = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** Runs the snippet of the first paint in a page with that stored choice and system preference. */
function firstPaint(stored: string | null, systemPrefersDark: boolean) {
  const dataset: Record<string, string> = {}
  runInNewContext(snippet, {
    document: { documentElement: { dataset }, querySelector: () => null },
    localStorage: { getItem: (key: string) => (key === THEME_KEY ? stored : null) },
    matchMedia: () => ({ matches: systemPrefersDark }),
  })
  return dataset
}

describe('the theme', () => {
  it.each([
    [null, 'light'],
    ['', 'light'],
    ['sepia', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ])('SHELL-04 a stored %j means %s: light is the default', (stored, choice) => {
    expect(themeChoiceOf(stored)).toBe(choice)
  })

  it('SHELL-04 system follows the preference of the system, the other choices do not', () => {
    expect(resolveTheme('system', true)).toBe('dark')
    expect(resolveTheme('system', false)).toBe('light')
    expect(resolveTheme('light', true)).toBe('light')
    expect(resolveTheme('dark', false)).toBe('dark')
  })

  it.each([null, 'light', 'dark', 'system', 'sepia'])(
    'SHELL-04 the first paint of a stored %j has the theme that the app resolves, so nothing flashes',
    (stored) => {
      for (const prefersDark of [true, false]) {
        expect(firstPaint(stored, prefersDark)['theme']).toBe(resolveTheme(themeChoiceOf(stored), prefersDark))
      }
    },
  )

  it('SHELL-04 the first paint is light when storage is switched off', () => {
    const dataset: Record<string, string> = {}
    const denied = () => {
      throw new Error('denied')
    }
    runInNewContext(snippet, {
      document: { documentElement: { dataset }, querySelector: () => null },
      localStorage: { getItem: denied },
      matchMedia: () => ({ matches: true }),
    })
    expect(dataset['theme']).toBe('light')
  })
})
