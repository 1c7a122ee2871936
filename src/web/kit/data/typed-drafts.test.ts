import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { makeWorld } from '#test/client-model/world.ts'
import { setFormatLocale } from '../format/locale.ts'
import { provideStore } from './current-store.ts'
import { CONVERSATION_KEY, draftKeys, forgetDrafts, onForgotten, SCROLL_KEY } from './draft-keys.ts'
import { forgetDraft, keepDraft, keptDraft, typedDrafts } from './typed-drafts.ts'

/** As a browser's storage: entries are properties too. */
function storage(): object {
  const act = {
    getItem(this: Record<string, unknown>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, unknown>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key]
    },
  }
  return Object.create(act) as object
}

let userId = ''

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('document', { title: 'Kettle' })
  const { store } = await makeWorld().browser.openTab()
  userId = store.userId
  provideStore(store)
})

afterEach(() => {
  provideStore(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('SYNC-02 SHELL-10 what is typed into a field is kept with every letter and its locale, and forgotten when it is saved', () => {
  setFormatLocale('de-DE')
  onTestFinished(() => setFormatLocale(undefined))
  keepDraft('p-1/Notes', 'Co')
  keepDraft('p-1/Notes', 'Cold')
  expect(keptDraft('p-1/Notes')?.text).toBe('Cold')
  expect(keptDraft('p-2/Notes')).toBeUndefined()
  expect(typedDrafts(userId)).toEqual([
    { field: 'p-1/Notes', text: 'Cold', locale: 'de-DE', at: 1_000, page: 'Kettle' },
  ])
  forgetDraft('p-1/Notes')
  expect([keptDraft('p-1/Notes'), draftKeys()]).toEqual([undefined, []])
})

it('AUTH-11 what is typed belongs to its user, and leaves the device with them', () => {
  keepDraft('p-1/Notes', 'Cold')
  expect(draftKeys('somebody-else')).toEqual([])
  provideStore(undefined)
  expect(keptDraft('p-1/Notes')).toBeUndefined()
  expect(draftKeys(userId)).toHaveLength(1)
  forgetDrafts()
  expect(draftKeys()).toEqual([])
})

it('AUTH-11 a tab keeps neither addresses nor the conversation of who left, on disk or in memory', () => {
  const tab = new Map([SCROLL_KEY, CONVERSATION_KEY, 'theme'].map((key) => [key, 'x']))
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => tab.delete(key) })
  const forgotten = vi.fn<() => void>()
  onForgotten(forgotten)
  forgetDrafts()
  expect([[...tab.keys()], forgotten.mock.calls.length]).toEqual([['theme'], 1])
})

it('SYNC-02 drafts are bounded in number and size: those left longest ago go first', () => {
  for (let at = 1; at <= 250; at += 1) {
    vi.setSystemTime(at)
    keepDraft(`p-${at}/Notes`, 'x')
  }
  expect(draftKeys()).toHaveLength(200)
  expect([keptDraft('p-50/Notes')?.text, keptDraft('p-51/Notes')?.text]).toEqual([undefined, 'x'])
  keepDraft('p-1/Notes', 'x'.repeat(500_001))
  expect(keptDraft('p-1/Notes')).toBeUndefined()
  for (let each = 0; each < 40; each += 1) keepDraft(`long-${each}/Notes`, 'x'.repeat(50_000))
  const kept = typedDrafts(userId).reduce((sum, { text }) => sum + text.length, 0)
  expect(kept).toBeLessThanOrEqual(1_000_000)
  expect(keptDraft('long-39/Notes')?.text).toHaveLength(50_000)
})

it('SYNC-02 a device that refuses storage keeps nothing, and typing goes on', () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  keepDraft('p-1/Notes', 'Cold')
  forgetDraft('p-1/Notes')
  forgetDrafts()
  expect(keptDraft('p-1/Notes')).toBeUndefined()
})
