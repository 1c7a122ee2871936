import { afterEach, expect, it, vi } from 'vitest'
import { makeWorld, newId } from '#test/client-model/world.ts'
import { provideStore } from '../data/current-store.ts'
import { businessToday } from './business-day.ts'

afterEach(() => {
  vi.useRealTimers()
  provideStore(undefined)
})

it.each([
  ['Pacific/Auckland', '2026-07-02'],
  ['Europe/Berlin', '2026-07-01'],
  ['America/Los_Angeles', '2026-07-01'],
])(
  'DOC-15 documents, payments and what is overdue go by the day in the time zone of the business: %s',
  async (timeZone, day) => {
    const { browser } = makeWorld()
    const { store } = await browser.openTab()
    await store.mutate({
      op: 'put',
      kind: 'businessProfile',
      id: newId(),
      data: { name: 'Shop', timeZone, isDefault: true },
    })
    provideStore(store)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-01T14:00:00Z') })
    expect(businessToday()).toBe(day)
  },
)
