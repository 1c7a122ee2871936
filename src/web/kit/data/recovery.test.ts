import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeWorld, names, newId, put, rename, type World } from '#test/client-model/world.ts'
import { setAuthState } from '../shell/auth-state.ts'
import { toastQueue } from '../ui/toast.ts'
import { openedStore, provideStore } from './current-store.ts'
import { type Database, STORE_NAMES, StorageProblem } from './database.ts'
import { lostMessages } from './lost-messages.ts'
import { recover } from './recovery.ts'
import type { Store } from './store.ts'

let world: World
let said: (string | undefined)[] = []
let stopHearing: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  world = makeWorld()
  said = []
  // What waits from before belongs to other tests.
  toastQueue.take(() => undefined)()
  stopHearing = toastQueue.take(({ detail }) => said.push(detail))
})

afterEach(() => {
  stopHearing()
  provideStore(undefined)
  setAuthState({ status: 'signed-out' })
  vi.useRealTimers()
})

/** A page that shows one row, from whose device the copy is removed; `reopens` is how a new one is made. */
async function pageWithoutCopy(reopens: () => Promise<Store>): Promise<{ readonly store: Store; readonly id: string }> {
  const { browser, clock } = world
  const onLost = (lost: Store) =>
    recover(lost, async (refill) => {
      await refill(browser.database)
      return reopens()
    })
  browser.storage = closable
  const { store } = await browser.openTab([], { onLost })
  const { userId } = store
  setAuthState({ status: 'signed-in', user: { userId, email: 'ann@shop.example', name: 'Ann', role: 'user' } })
  provideStore(store)
  const id = newId()
  await store.mutate(put(id, 'Kettle'))
  await clock.advance(1_000)
  await browser.database.run('write', STORE_NAMES, async (tx) => {
    for (const name of STORE_NAMES) await tx.clear(name)
  })
  return { store, id }
}

/** As a database of a browser, which answers nothing once it is closed. */
function closable(database: Database): Database {
  let isClosed = false
  return {
    ...database,
    close: () => {
      isClosed = true
    },
    run: (mode, stores, body) =>
      isClosed ? Promise.reject(new StorageProblem('storage-lost', 'closed')) : database.run(mode, stores, body),
  }
}

async function reopened(): Promise<Store> {
  return (await world.browser.openTab()).store
}

async function pass(ms: number): Promise<void> {
  await world.clock.advance(100)
  await vi.advanceTimersByTimeAsync(ms)
  await world.clock.advance(1_000)
}

it('SYNC-02 edits made while a lost copy is not there yet stay on screen, and are made in order once it is', async () => {
  const { server, clock } = world
  const { store, id } = await pageWithoutCopy(reopened)
  const edits = [store.mutate(rename(id, 'Urn')), store.mutate(rename(id, 'Pot'))]
  await pass(1_000)
  edits.push(store.mutate(rename(id, 'Pan')))
  await pass(1_000)
  expect(names(store)).toEqual(['Pan'])
  expect(store.status()).toMatchObject({ writing: 3, problem: { code: 'storage-lost' } })
  await pass(1_000)
  await Promise.all(edits)
  await clock.advance(60_000)
  const next = openedStore()!
  expect(next).not.toBe(store)
  expect([names(next), next.status().pending]).toEqual([['Pan'], 0])
  expect(server.pull(0, false).rows.map(([, , , ...values]) => values.includes('Pan'))).toEqual([true])
  expect(said).toEqual([lostMessages.written(['Brand Urn', 'Brand Pot', 'Brand Pan'])])
  // Who still holds the lost store, such as an Undo, edits the new one.
  await store.mutate(rename(id, 'Jug'))
  expect(names(next)).toEqual(['Jug'])
})

it('SYNC-02 an edit that the new copy does not keep either is refused, and never is it said that nothing was lost', async () => {
  const { browser } = world
  const { store, id } = await pageWithoutCopy(async () => {
    const next = await reopened()
    browser.storageFailure = new StorageProblem('storage-full', 'full')
    return next
  })
  const edit = store.mutate(rename(id, 'Pan')).catch((error: unknown) => error)
  await pass(3_000)
  expect(await edit).toMatchObject({ code: 'storage-full' })
  await pass(100)
  expect(said).toEqual([lostMessages.missing(['Brand Pan'])])
  expect(names(openedStore()!)).toEqual(['Kettle'])
})

it('SYNC-02 where no new copy can be made, what was edited meanwhile is refused and named', async () => {
  const { store, id } = await pageWithoutCopy(() => Promise.reject(new Error('no')))
  const edit = store.mutate(rename(id, 'Pan')).catch((error: unknown) => error)
  await pass(3_000)
  expect(await edit).toMatchObject({ code: 'storage-lost' })
  expect(said).toEqual([lostMessages.missing(['Brand Pan'])])
  expect(names(store)).toEqual(['Kettle'])
})

it('SYNC-02 without an edit meanwhile it is said that nothing was lost', async () => {
  const { store } = await pageWithoutCopy(reopened)
  store.leave('storage-lost')
  await pass(3_000)
  // Parts of the page that load meanwhile take time of their own, which no clock of the test moves.
  await vi.waitFor(async () => {
    await pass(100)
    expect(said).toEqual([lostMessages.nothing])
  })
  expect(names(openedStore()!)).toEqual(['Kettle'])
})
