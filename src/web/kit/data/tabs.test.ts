import { describe, expect, it } from 'vitest'
import type { ModelTab } from '#test/client-model/model-browser.ts'
import { BRAND, makeWorld, names, newId, put, remote, rename, type World } from '#test/client-model/world.ts'

/** Runs until everything is quiet and says what the server and every tab hold. */
async function settled({ clock, server, browser }: World) {
  await clock.advance(600_000)
  const shown = browser.tabs.map(({ store }) => new Map(store.all(BRAND).map((row) => [row.id, row])))
  const stored = new Map(server.all(BRAND).map((row) => [row.id, row]))
  return { shown, stored }
}

describe('two tabs of one browser', () => {
  it('SYNC-01 show a change of either at once, even without a network', async () => {
    const { clock, browser, network } = makeWorld()
    const first = await browser.openTab()
    const second = await browser.openTab()
    network.fate = () => 'refused'
    await first.store.mutate(put(newId(), 'From the first'))
    await clock.advance(1)
    await second.store.mutate(put(newId(), 'From the second'))
    await clock.advance(100)
    for (const { store } of [first, second]) {
      expect(names(store)).toEqual(['From the first', 'From the second'])
      expect(store.status()).toMatchObject({ pending: 2, network: 'offline' })
    }
  })

  it('SYNC-02 push a change of the follower exactly once, and keep it when the follower closes at once', async () => {
    const world = makeWorld()
    const { server, browser } = world
    await browser.openTab()
    const follower = await browser.openTab()
    const id = newId()
    await follower.store.mutate(put(id, 'Acme'))
    browser.end(follower)
    const { stored } = await settled(world)
    expect([...stored.keys()]).toEqual([id])
    expect(server.applied).toHaveLength(1)
  })

  it('SYNC-02 hand over the lead when the leading tab dies, also with a push on its way', async () => {
    const world = makeWorld()
    const { clock, server, browser, network } = world
    const leader = await browser.openTab()
    const follower = await browser.openTab()
    network.latencyMs = () => 2_000
    await leader.store.mutate(put(newId(), 'From the leader'))
    await follower.store.mutate(put(newId(), 'From the follower'))
    await clock.advance(3_000)
    browser.end(leader)
    const { shown, stored } = await settled(world)
    expect(stored.size).toBe(2)
    expect(server.applied).toHaveLength(2)
    expect(shown).toEqual([stored])
    expect(follower.store.status()).toMatchObject({ pending: 0, network: 'online' })
  })

  it('SYNC-02 forget a change that was answered before the tab that made it heard that it is written', async () => {
    const world = makeWorld()
    const { browser } = world
    await browser.openTab()
    const follower = await browser.openTab()
    follower.answersLate = 100_000
    const kept = follower.store.mutate(put(newId(), 'Acme'))
    const { shown, stored } = await settled(world)
    await kept
    expect(stored.size).toBe(1)
    expect(shown).toEqual([stored, stored])
    expect(follower.store.pending()).toEqual([])
  })

  it('SHELL-07 both tell what the leading tab knows', async () => {
    const { clock, browser } = makeWorld()
    const leader = await browser.openTab()
    await clock.advance(1_000)
    const follower = await browser.openTab()
    await clock.advance(1_000)
    expect(follower.store.status()).toEqual(leader.store.status())
    expect(follower.store.status().lastSyncAt).not.toBeNull()
  })

  it('AUTH-11 lose everything when one of them signs out, on screen and on disk', async () => {
    const { clock, browser } = makeWorld()
    const first = await browser.openTab()
    const second = await browser.openTab()
    await first.store.mutate(put(newId(), 'Secret'))
    await clock.advance(1_000)
    await first.store.wipe()
    await clock.advance(1_000)
    expect([first, second].map(({ store }) => store.all(BRAND))).toEqual([[], []])
    expect(second.isGone).toBe(true)
    const left = await browser.database.run('read', ['chunks', 'delta', 'outbox', 'refused', 'meta', 'client'], (tx) =>
      Promise.all([tx.all('delta'), tx.all('outbox'), tx.all('meta'), tx.all('client')]),
    )
    expect(left.flat()).toEqual([])
    await expect(second.store.mutate(put(newId(), 'Late'))).rejects.toThrow('wiped')
  })

  it('SYNC-03 the older one stops when the newer one has other declarations, and nothing unsent is lost', async () => {
    const world = makeWorld()
    const { clock, browser, network, server } = world
    server.write(remote(put(newId(), 'Here before')))
    const old = await browser.openTab()
    await clock.advance(1_000)
    network.fate = () => 'refused'
    await old.store.mutate(put(newId(), 'Unsent'))
    browser.schema = 'two'
    const young = await browser.openTab()
    await old.store.mutate(put(newId(), 'Unsent too')).catch(() => undefined)
    network.fate = () => 'delivered'
    await clock.advance(120_000)
    expect(old.store.status()).toMatchObject({ problem: { code: 'outdated' } })
    browser.end(old)
    const { shown, stored } = await settled(world)
    expect(shown).toEqual([stored])
    expect(names(young.store)).toEqual(['Here before', 'Unsent', 'Unsent too'])
  })
})

describe('a reload', () => {
  it('SYNC-02 keeps rows and unsent changes without a network, and sends them later', async () => {
    const world = makeWorld()
    const { clock, browser, network, server } = world
    server.write(remote(put(newId(), 'Here before')))
    await browser.openTab()
    await clock.advance(1_000)
    network.fate = () => 'refused'
    await browser.tabs[0]!.store.mutate(put(newId(), 'Offline'))
    const again = await browser.reopen()
    expect(names(again.store)).toEqual(['Here before', 'Offline'])
    expect(again.store.status()).toMatchObject({ pending: 1 })
    network.fate = () => 'delivered'
    const { stored } = await settled(world)
    expect(stored.size).toBe(2)
  })

  it.each(
    (['before', 'after'] as const).flatMap((when) =>
      Array.from({ length: 24 }, (_, index) => ({ when, transactions: index + 1 })),
    ),
  )('SYNC-02 SYNC-03 loses and doubles nothing when the tab dies $when transaction $transactions', async (crash) => {
    const world = makeWorld()
    const { clock, server, browser } = world
    server.pageSize = 2
    for (let count = 0; count < 5; count += 1) server.write(remote(put(newId(), `Theirs ${count}`)))
    const safe: string[] = []
    const work = async (tab: ModelTab, name: string): Promise<void> => {
      const id = newId()
      void tab.store.mutate(put(id, name)).then(() => safe.push(id))
      await clock.advance(30)
      void tab.store.mutate(rename(id, `${name}!`))
      await clock.advance(200)
    }
    const tab = await browser.openTab()
    tab.crash = { ...crash }
    await work(tab, 'One')
    await work(tab, 'Two')
    await clock.advance(60_000)
    await browser.reopen()
    const { shown, stored } = await settled(world)
    expect(shown).toEqual([stored])
    expect(safe.filter((id) => !stored.has(id))).toEqual([])
    expect(new Set(server.applied).size).toBe(server.applied.length)
    expect(browser.tabs[0]!.store.status()).toMatchObject({ pending: 0, refused: 0, problem: null })
  })

  it('SYNC-03 reads rows out of chunks, and those changed since out of the delta', async () => {
    const world = makeWorld()
    const { clock, browser, server } = world
    const ids = Array.from({ length: 2_100 }, () => newId())
    for (const id of ids) server.write(remote(put(id, 'Brand')))
    await browser.openTab()
    await clock.advance(5_000)
    const chunks = await browser.database.run('read', ['chunks', 'delta'], (tx) =>
      Promise.all([tx.all('chunks'), tx.all('delta')]),
    )
    expect(chunks.map((each) => each.length)).toEqual([5, 0])
    server.write(remote({ ...rename(ids[7]!, 'Changed'), base: 0 }))
    server.write(remote({ op: 'delete', kind: BRAND, id: ids[8]! }))
    await clock.advance(60_000)
    await browser.reopen()
    const { shown, stored } = await settled(world)
    expect(shown).toEqual([stored])
    expect(stored.size).toBe(2_099)
  })
})
