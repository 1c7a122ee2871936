import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Presence, TakingBack } from '#contract/sync.ts'
import { createLive, type Live } from './live.ts'

const ANN = '0190a5c4-1111-7222-8333-444455556666'
const BOB = '0190a5c4-1111-7222-8333-444455557777'
const SET = '0190a5c4-1111-7222-8333-444455558888'

/** Two instances, the first of which sends notifications: as from a database, they come to the other and back to itself. */
function twoInstances(): { readonly live: readonly [Live, Live]; readonly sent: string[] } {
  const sent: string[] = []
  const second = createLive()
  const first: Live = createLive(async (payload) => {
    sent.push(payload)
    first.receive(payload)
    second.receive(payload)
  })
  return { live: [first, second], sent }
}

function listen(live: Live, userId: string) {
  const versions: number[] = []
  const progress: TakingBack[] = []
  const met: Presence[] = []
  live.join(
    userId,
    (version) => versions.push(version),
    (told) => void ('kind' in told ? met.push(told) : progress.push(told)),
  )
  return { versions, progress, met }
}

describe('live connections', () => {
  it('SYNC-01 CHANGE-02 versions and how far taking back has come reach the devices of one user at every instance', async () => {
    const { live, sent } = twoInstances()
    const [here, there, bob] = [listen(live[0], ANN), listen(live[1], ANN), listen(live[1], BOB)]
    live[0].tell(ANN, { changeSetId: SET, done: 10, total: 100_000 })
    live[0].wake(ANN, 7)
    live[0].tell(ANN, { changeSetId: SET, done: 20, total: 100_000 })
    await vi.waitFor(() => expect(there.versions).toEqual([7]))
    expect(here.progress.map(({ done }) => done)).toEqual([10, 20])
    expect(here.versions).toEqual([7])
    // Quick changes share one notification, with the newest version.
    await vi.waitFor(() => expect(there.progress.at(-1)).toEqual({ changeSetId: SET, done: 20, total: 100_000 }))
    expect(bob).toEqual({ versions: [], progress: [], met: [] })
    expect(sent.length).toBeLessThan(4)
  })

  it('TEAM-03 who has a record open is told to the devices of the account at every instance, and to nobody else', async () => {
    const { live } = twoInstances()
    const [here, there, bob] = [listen(live[0], ANN), listen(live[1], ANN), listen(live[1], BOB)]
    const open = { personId: BOB, kind: 'product', id: SET }
    live[0].meet(ANN, open)
    expect(here.met).toEqual([open])
    await vi.waitFor(() => expect(there.met).toEqual([open]))
    expect(bob.met).toEqual([])
  })

  it('SYNC-01 a wake-up that could not be sent is sent once the way is there again, with the newest version', async () => {
    let isAway = true
    const second = createLive()
    const first = createLive((payload) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(second.receive(payload)),
    )
    const there = listen(second, ANN)
    first.tell(ANN, { changeSetId: SET, done: 1, total: 2 })
    first.wake(ANN, 7)
    first.wake(ANN, 9)
    await pause(100)
    first.wake(ANN, 8)
    isAway = false
    await vi.waitFor(() => expect(there.versions).toEqual([9]), { timeout: 5_000 })
    expect(there.progress).toEqual([])
  })

  it('SYNC-01 connections are told by user, and woken at one instance alone', () => {
    const { live, sent } = twoInstances()
    const [here, there] = [listen(live[0], ANN), listen(live[1], ANN)]
    expect(live[0].connected()).toEqual([ANN])
    live[0].wakeHere(ANN, 4)
    expect([here.versions, there.versions, sent]).toEqual([[4], [], []])
  })

  it('SYNC-01 a message of many stays below what a notification may be', async () => {
    const { live, sent } = twoInstances()
    for (let n = 0; n < 500; n += 1) {
      const userId = `${ANN.slice(0, -3)}${String(n).padStart(3, '0')}`
      live[0].tell(userId, { changeSetId: SET, done: 99_999, total: 100_000 })
      live[0].wake(userId, 999_999_999_999_999)
      live[0].meet(userId, { personId: BOB, kind: 'recurringDocument', id: SET })
    }
    await vi.waitFor(() => expect(sent.join(',').split(',')).toHaveLength(1_500), { timeout: 10_000 })
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(8_000)
  })
})
