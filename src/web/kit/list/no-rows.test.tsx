import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeWorld, newId, put, remote } from '#test/client-model/world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { provideStore } from '../data/current-store.ts'
import { useRows } from '../data/use-store.ts'
import { uiMessages } from '../ui/messages.ts'
import { NoRows } from './no-rows.tsx'
import { notFetchedMessages as messages } from './not-fetched-messages.ts'

function Brands() {
  const rows = useRows('brand')
  return rows.length > 0 ? <p>{rows[0]?.name}</p> : <NoRows columns={2}>{'Load the sample shop'}</NoRows>
}

it('SHELL-07 a first visit that the server did not answer says so, and gets the rows by trying again', async () => {
  const { browser, network, server, clock } = makeWorld()
  server.write(remote(put(newId(), 'Kettles')))
  network.fate = () => 'refused'
  const { store } = await browser.openTab()
  provideStore(store)
  const { user } = draw(<Brands />)
  await act(() => clock.advance(1_000))
  expect(await screen.findByText(messages.title)).toBeDefined()
  expect(screen.queryByText('Load the sample shop')).toBeNull()
  await expectAccessible()
  network.fate = () => 'delivered'
  await user.click(screen.getByRole('button', { name: uiMessages.retry }))
  await act(() => clock.advance(60_000))
  expect(await screen.findByText('Kettles')).toBeDefined()
  expect(store.status().isFetched).toBe(true)
})

it('SHELL-07 what was fetched once is known without a network on a later visit', async () => {
  const { browser, network, server, clock } = makeWorld()
  server.write(remote(put(newId(), 'Kettles')))
  const first = await browser.openTab()
  await clock.advance(1_000)
  first.store.close()
  network.fate = () => 'refused'
  const { store } = await browser.openTab()
  await clock.advance(1_000)
  expect([store.status().lastSyncAt, store.status().isFetched]).toEqual([null, true])
})
