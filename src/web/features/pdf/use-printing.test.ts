import { afterEach, expect, it } from 'vitest'
import { provideStore } from '#web/kit/data/current-store.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'
import { usualPaperSize } from './use-printing.ts'

afterEach(() => {
  setFormatLocale(undefined)
  provideStore(undefined)
})

it.each([
  ['DE', 'a4'],
  ['US', 'letter'],
  ['VE', 'letter'],
  ['', 'letter'],
] as const)(
  'PROD-16 PLIST-05 papers of a business in “%s” are on %s for a reader from the US',
  async (country, size) => {
    setFormatLocale('en-US')
    const { store } = await makeWorld().browser.openTab()
    provideStore(store)
    const data = { name: 'Shop', country, isDefault: true }
    await store.mutate({ op: 'put', kind: 'businessProfile', id: newId(), data })
    expect(usualPaperSize()).toBe(size)
  },
)
