import { describe, expect, it } from 'vitest'
import { deleteBrands } from '#contract/commands/brands.ts'
import { Refusal } from '#contract/refusal.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import { BRAND, makeWorld, names, newId, put, remote, rename } from '#test/client-model/world.ts'
import { ModelServer } from '#test/client-model/model-server.ts'
import { StorageProblem } from './database.ts'
import { connectionLine } from '../shell/connection-state.tsx'
import { ApiProblem, SessionExpired } from './transport.ts'

const SUSPENDED = 'This account is suspended. Please contact the administrator.'

describe('a change', () => {
  it('SYNC-02 shows at once, with its derived fields, and reaches the server', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    const kept = store.mutate(put(id, 'Ünique'))
    expect(store.get(BRAND, id)).toMatchObject({ name: 'Ünique', nameKey: 'unique', version: 0, isActive: true })
    // Not safe on this device before it is answered: until then nothing says that it only waits, or that all is saved.
    expect(store.status()).toMatchObject({ writing: 1, pending: 0 })
    await kept
    expect(store.status()).toMatchObject({ writing: 0, pending: 1 })
    await clock.advance(1_000)
    expect(server.get(BRAND, id)).toMatchObject({ name: 'Ünique', version: 1 })
    expect(store.get(BRAND, id)).toMatchObject({ name: 'Ünique', version: 1 })
    expect(store.status()).toMatchObject({ pending: 0, refused: 0, network: 'online', syncing: false, problem: null })
  })

  it('SYNC-02 SYNC-05 made against an unknown row or with bad values is refused before anything is shown, logged and rethrown', async () => {
    const { browser } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    await expect(store.mutate(rename(id, 'Ghost'))).rejects.toThrow(`Brand with ID ${id} not found`)
    const blank = await store.mutate(put(id, ' ')).catch((error: unknown) => error)
    expect(blank).toBeInstanceOf(Refusal)
    expect((blank as Refusal).issues).toEqual([{ field: 'name', message: 'Brand name is required' }])
    await expect(store.mutate({ op: 'put', kind: BRAND, id, data: { nameKey: 'x' } })).rejects.toThrow(Refusal)
    await expect(store.mutate({ op: 'put', kind: 'changeSet', id, data: {} })).rejects.toThrow(Refusal)
    expect(store.all(BRAND)).toEqual([])
    expect(store.status().pending).toBe(0)
    expect(browser.warnings).toHaveLength(4)
  })

  it('SYNC-04 keeps its effect on screen while other fields change under it, and both win', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    await store.mutate(put(id, 'Acme'))
    await clock.advance(1_000)
    // Pulls pass, pushes do not: the change stays pending over newer rows.
    server.rule = () => {
      throw new Error('unavailable')
    }
    await store.mutate({ op: 'patch', kind: BRAND, id, data: { notes: 'mine' } })
    server.write(remote({ op: 'patch', kind: BRAND, id, data: { name: 'Acme Ltd' }, base: 1 }))
    await clock.advance(60_000)
    const other = await browser.openTab()
    expect(other.store.get(BRAND, id)).toMatchObject({ notes: 'mine' })
    server.rule = () => undefined
    await clock.advance(120_000)
    expect(server.get(BRAND, id)).toMatchObject({ name: 'Acme Ltd', notes: 'mine' })
    expect(store.get(BRAND, id)).toEqual(server.get(BRAND, id))
  })

  it('SYNC-02 that the device cannot keep is taken back and told', async () => {
    const { browser } = makeWorld()
    const { store } = await browser.openTab()
    browser.storageFailure = new StorageProblem('storage-full', 'full')
    const id = newId()
    await expect(store.mutate(put(id, 'Acme'))).rejects.toThrow(StorageProblem)
    expect(store.get(BRAND, id)).toBeUndefined()
    expect(store.status()).toMatchObject({ pending: 0, problem: { code: 'storage-full' } })
    browser.storageFailure = undefined
    await store.mutate(put(id, 'Acme'))
    expect(store.get(BRAND, id)).toMatchObject({ name: 'Acme' })
  })

  it('SYNC-02 of several rows runs here as on the server and is told in words', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    const [first, second] = [newId(), newId()]
    await store.mutate(put(first, 'Acme'))
    await store.mutate(put(second, 'Bolt'))
    await clock.advance(1_000)
    network.fate = () => 'refused'
    await store.run(deleteBrands, { ids: [first, second] })
    expect(store.all(BRAND)).toEqual([])
    expect(store.pending()).toMatchObject([{ label: 'Deleted 2 brands', title: '' }])
    network.fate = () => 'delivered'
    await clock.advance(120_000)
    expect(server.all(BRAND)).toEqual([])
  })
})

describe('changes that are refused as a whole', () => {
  it('OPS-07 SYNC-02 wait quietly while the database changes places, are told when that lasts, and are sent once', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    await clock.advance(1_000)
    const away = { type: 'about:blank', code: 'unavailable', ...messages.unavailable }
    browser.requestError = new ApiProblem(away, 2_000)
    const id = newId()
    await store.mutate(put(id, 'Acme'))
    await clock.advance(20_000)
    expect(store.status()).toMatchObject({ network: 'online', problem: null, pending: 1, refused: 0 })
    expect([names(store), server.all(BRAND)]).toEqual([['Acme'], []])
    await clock.advance(60_000)
    expect(store.status()).toMatchObject({ problem: { code: 'unavailable' }, pending: 1, refused: 0 })
    browser.requestError = undefined
    await clock.advance(120_000)
    expect(store.status()).toMatchObject({ problem: null, pending: 0, refused: 0 })
    expect(server.all(BRAND)).toMatchObject([{ id, name: 'Acme' }])
  })

  it('SYNC-02 wait where an account is suspended, with the server’s words for it, and are sent once it is open again', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    await clock.advance(1_000)
    browser.requestError = new ApiProblem({ type: 'about:blank', code: 'suspended', ...messages.suspended }, null)
    const id = newId()
    await store.mutate(put(id, 'Acme'))
    await clock.advance(60_000)
    const { network, session, problem } = store.status()
    expect([network, session, problem]).toEqual(['online', 'open', { code: 'suspended', title: SUSPENDED }])
    expect([store.status().pending, store.refused(), server.all(BRAND)]).toEqual([1, [], []])
    const { writing, pending: waiting, refused, syncing } = store.status()
    const connection = { network, syncing, writing, waiting, refused, trouble: problem?.title }
    expect(connectionLine(connection)).toBe('Not sent, 1 waiting')
    browser.requestError = undefined
    await clock.advance(120_000)
    expect(server.get(BRAND, id)).toMatchObject({ name: 'Acme' })
    expect(store.status()).toMatchObject({ pending: 0, refused: 0, network: 'online', problem: null })
  })
})

describe('a refused change', () => {
  it('SYNC-02 is rolled back on screen and kept with its reason, until it is dismissed', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    await store.mutate(put(id, 'Acme'))
    await clock.advance(1_000)
    server.rule = () => 'Brands are frozen today.'
    await store.mutate(rename(id, 'Bolt'))
    expect(store.get(BRAND, id)).toMatchObject({ name: 'Bolt' })
    await clock.advance(1_000)
    expect(store.get(BRAND, id)).toMatchObject({ name: 'Acme' })
    const [refused] = store.refused()
    expect(refused).toMatchObject({ label: 'Brand', title: 'Bolt', problem: { title: 'Brands are frozen today.' } })
    expect(store.status()).toMatchObject({ pending: 0, refused: 1 })
    await store.dismiss(refused!.id)
    expect(store.refused()).toEqual([])
  })

  it('SYNC-02 to a row that is gone can be restored, and brings the row back', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    await store.mutate({ op: 'put', kind: BRAND, id, data: { name: 'Acme', notes: 'kept' } })
    await clock.advance(1_000)
    network.fate = () => 'refused'
    await store.mutate(rename(id, 'Bolt'))
    server.write(remote({ op: 'delete', kind: BRAND, id }))
    network.fate = () => 'delivered'
    await clock.advance(120_000)
    expect(store.get(BRAND, id)).toBeUndefined()
    expect(store.refused()).toMatchObject([{ problem: { code: 'row-deleted' } }])
    await store.restore(store.refused()[0]!.id)
    await clock.advance(1_000)
    expect(store.refused()).toEqual([])
    expect(server.get(BRAND, id)).toMatchObject({ name: 'Bolt', notes: 'kept' })
  })

  it('SYNC-02 does not hold up those after it, not even one that cannot be sent at all', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    const [good, bad, after] = [newId(), newId(), newId()]
    browser.unsendable = (mutation) => mutation.body.op === 'put' && mutation.body.id === bad
    await Promise.all([store.mutate(put(good, 'A')), store.mutate(put(bad, 'B')), store.mutate(put(after, 'C'))])
    await clock.advance(10_000)
    expect(server.all(BRAND).map((row) => row['name'])).toEqual(['A', 'C'])
    expect(store.refused()).toMatchObject([{ title: 'B', problem: { status: 413 } }])
    expect(server.applied).toHaveLength(2)
  })
})

describe('the exchange', () => {
  it('SYNC-02 applies each change once, in order, whatever is lost, doubled or late', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    const fates = ['answer-lost', 'doubled', 'request-lost', 'doubled', 'answer-lost', 'delivered'] as const
    let request = 0
    network.fate = () => fates[(request += 1) % fates.length] ?? 'delivered'
    network.latencyMs = () => browser.chance(3_000)
    const ids = Array.from({ length: 30 }, () => newId())
    const kept: string[] = []
    for (const id of ids) {
      kept.push(await store.mutate(put(id, `Brand ${id}`)))
      await clock.advance(700)
    }
    await clock.advance(3_600_000)
    expect(server.applied).toEqual(kept)
    expect(store.status()).toMatchObject({ pending: 0, refused: 0 })
    expect(names(store)).toEqual(server.all(BRAND).map((row) => row['name']))
  })

  it('SYNC-03 publishes a pull of many pages in one step, and takes it up again after a crash in the middle', async () => {
    const { server, clock, browser } = makeWorld()
    server.pageSize = 3
    for (let count = 0; count < 10; count += 1) server.write(remote(put(newId(), `Brand ${count}`)))
    browser.network.latencyMs = () => 500
    const first = await browser.openTab()
    const seen = new Set<number>()
    first.store.subscribe(() => seen.add(first.store.all(BRAND).length))
    first.crash = { transactions: 6, when: 'after' }
    await clock.advance(10_000)
    expect(first.isAlive).toBe(false)
    const requests = browser.requests
    const second = await browser.openTab()
    second.store.subscribe(() => seen.add(second.store.all(BRAND).length))
    await clock.advance(10_000)
    expect([...seen].filter((count) => count !== 0)).toEqual([10])
    expect(names(second.store)).toHaveLength(10)
    // 10 rows are 4 pages of 3; at least one of them did not have to be fetched twice.
    expect(browser.requests - requests).toBeLessThan(4 + 1)
  })

  it('SYNC-03 starts anew when the server says so, or lost its end, and keeps what was not sent', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    await store.mutate(put(newId(), 'Old'))
    await clock.advance(1_000)
    const backup = new ModelServer(server.userId, () => clock.now())
    backup.restoreTo(server)
    for (const name of ['Lost 1', 'Lost 2']) await store.mutate(put(newId(), name))
    await clock.advance(1_000)
    expect(names(store)).toEqual(['Old', 'Lost 1', 'Lost 2'])
    server.restoreTo(backup)
    await store.mutate(put(newId(), 'New'))
    await clock.advance(120_000)
    expect(new Set(names(store))).toEqual(new Set(['New', 'Old']))
    expect(server.all(BRAND)).toHaveLength(2)
    expect(store.status()).toMatchObject({ pending: 0, problem: null })
  })

  it('SYNC-03 fetches everything again when the server declares other columns', async () => {
    const { server, clock, browser } = makeWorld()
    server.columns = { ...server.columns, brand: server.columns[BRAND]!.filter((name) => name !== 'notes') }
    const id = newId()
    server.write(remote({ op: 'put', kind: BRAND, id, data: { name: 'Acme', notes: 'kept' } }))
    const { store } = await browser.openTab()
    await clock.advance(1_000)
    expect(store.get(BRAND, id)).not.toHaveProperty('notes')
    server.columns = { ...server.columns, brand: [...server.columns[BRAND]!, 'notes'] }
    await clock.advance(60_000)
    expect(store.get(BRAND, id)).toMatchObject({ name: 'Acme', notes: 'kept' })
  })

  it('PROD-11 discards the rows of another user, pushes nothing to them, and logs it', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    await clock.advance(1_000)
    browser.requestError = new SessionExpired()
    await store.mutate(put(newId(), 'Mine'))
    await clock.advance(1_000)
    browser.requestError = undefined
    browser.sessionUserId = newId()
    server.write(remote(put(newId(), 'Theirs')))
    store.retry()
    await clock.advance(120_000)
    const again = await browser.reopen()
    await clock.advance(120_000)
    for (const each of [store, again.store]) {
      expect(names(each)).toEqual(['Mine'])
      expect(each.status()).toMatchObject({ pending: 1, problem: { code: 'other-user' } })
    }
    expect(browser.foreignPushes).toBe(0)
    expect(browser.warnings).toContain('rows of another user were discarded')
  })

  it('SYNC-02 waits with data and changes while the session has expired', async () => {
    const { server, clock, browser } = makeWorld()
    const { store } = await browser.openTab()
    await store.mutate(put(newId(), 'Acme'))
    await clock.advance(1_000)
    browser.requestError = new SessionExpired()
    await store.mutate(put(newId(), 'Bolt'))
    await clock.advance(10_000)
    expect(store.status()).toMatchObject({ session: 'expired', pending: 1 })
    expect(names(store)).toEqual(['Acme', 'Bolt'])
    browser.requestError = undefined
    store.retry()
    await clock.advance(1_000)
    expect(store.status()).toMatchObject({ session: 'open', pending: 0 })
    expect(server.all(BRAND)).toHaveLength(2)
  })

  it('SHELL-07 tells offline from online, and tries again when the tab is looked at', async () => {
    const { clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    await clock.advance(1_000)
    network.fate = () => 'refused'
    await store.mutate(put(newId(), 'Acme'))
    await clock.advance(300_000)
    expect(store.status()).toMatchObject({ network: 'offline', pending: 1 })
    network.fate = () => 'delivered'
    browser.tabs[0]!.wake()
    await clock.advance(500)
    expect(store.status()).toMatchObject({ network: 'online', pending: 0, lastSyncAt: expect.any(Number) as number })
  })
})
