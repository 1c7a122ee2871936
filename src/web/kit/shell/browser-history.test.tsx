import { afterEach, expect, it, vi } from 'vitest'
import { openAt } from '#test/page/signed-in.ts'
import { browserHistory } from './browser-history.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['navigate', undefined],
  ['reload', 600],
  ['back_forward', 600],
])('NAV-08 a page that came by %s begins at %s', (type, y) => {
  openAt('/calculators')
  history.replaceState(null, '')
  sessionStorage.setItem('pricewright.scroll', JSON.stringify([[location.href, 600]]))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  expect(browserHistory().scrolled(location.href)).toBe(y)
})
