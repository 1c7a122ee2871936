import { expect, it } from 'vitest'
import { makeWorld, names, newId, put, rename } from '#test/client-model/world.ts'
import { STORE_NAMES } from './database.ts'
import { heldCopy, rebuild } from './held-copy.ts'

it('SYNC-02 a copy that is emptied while an edit waits is noticed, and what the page holds makes it anew', async () => {
  const { server, clock, browser, network } = makeWorld()
  const { store } = await browser.openTab()
  const id = newId()
  await store.mutate(put(id, 'Sent'))
  await clock.advance(1_000)
  network.fate = () => 'refused'
  await store.mutate(rename(id, 'Waiting'))
  await browser.database.run('write', STORE_NAMES, async (tx) => {
    for (const name of STORE_NAMES) await tx.clear(name)
  })
  store.retry()
  await clock.advance(60_000)
  expect(store.status()).toMatchObject({ pending: 1, problem: { code: 'storage-lost' } })

  await rebuild(browser.database, heldCopy(store.held()))
  const again = await browser.reopen()
  expect(names(again.store)).toEqual(['Waiting'])
  expect(again.store.status()).toMatchObject({ pending: 1, problem: null })
  network.fate = () => 'delivered'
  again.store.retry()
  await clock.advance(60_000)
  expect(again.store.status()).toMatchObject({ pending: 0, refused: 0 })
  expect(server.pull(0, false).rows.map(([, , , ...values]) => values.includes('Waiting'))).toEqual([true])
})

it('SYNC-02 an edit that the server has already is not applied again from a copy made anew', async () => {
  const { server, clock, browser, network } = makeWorld()
  const { store } = await browser.openTab()
  await clock.advance(1_000)
  network.fate = () => 'answer-lost'
  await store.mutate(put(newId(), 'Once'))
  await clock.advance(5_000)
  const head = server.pull(0, false).head
  await browser.database.run('write', STORE_NAMES, async (tx) => {
    for (const name of STORE_NAMES) await tx.clear(name)
  })
  await rebuild(browser.database, heldCopy(store.held()))
  network.fate = () => 'delivered'
  const again = await browser.reopen()
  await clock.advance(60_000)
  expect(again.store.status()).toMatchObject({ pending: 0, refused: 0 })
  expect(server.pull(0, false).head).toBe(head)
})
