import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeWorld, newId, put } from '#test/client-model/world.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import { outstandingText } from './outstanding.ts'
import { outstandingOf, unsentCount } from './unsent.ts'

const ADA = { userId: 'u-1', email: 'ada@example.org', name: 'Ada', role: 'user' } as const

afterEach(() => vi.unstubAllGlobals())

describe('the remembered user', () => {
  it('AUTH-06 is known without a network until forgotten', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    })
    expect(rememberedUser()).toBeUndefined()
    rememberUser(ADA)
    expect(rememberedUser()).toEqual(ADA)
    rememberUser(undefined)
    expect([rememberedUser(), kept.size]).toEqual([undefined, 0])
  })

  it('AUTH-06 is nobody where the browser keeps nothing, and damaged records count as none', () => {
    const denied = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    rememberUser(ADA)
    rememberUser(undefined)
    expect(rememberedUser()).toBeUndefined()
    vi.stubGlobal('localStorage', { getItem: () => '{"userId":' })
    expect(rememberedUser()).toBeUndefined()
  })
})

describe('what was not sent', () => {
  it('AUTH-11 is counted and can be saved before everything is wiped, refused changes included', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    server.rule = () => 'No more brands.'
    await store.mutate(put(newId(), 'Refused'))
    await clock.advance(1_000)
    network.fate = () => 'refused'
    await store.mutate(put(newId(), 'Waiting'))
    expect(unsentCount(store)).toBe(2)
    const saved = JSON.parse(outstandingText('ada@example.org', outstandingOf(store), [], 0)) as unknown
    expect(saved).toMatchObject({
      account: 'ada@example.org',
      savedAt: '1970-01-01T00:00:00.000Z',
      changes: [
        { what: 'Brand', name: 'Waiting', act: 'created', values: { name: 'Waiting' } },
        { what: 'Brand', name: 'Refused', act: 'created', refusedBecause: 'No more brands.' },
      ],
    })
    expect([unsentCount(undefined), outstandingOf(undefined)]).toEqual([0, { pending: [], refused: [] }])
  })
})
