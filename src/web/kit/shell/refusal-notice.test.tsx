import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeWorld, newId, put, rename } from '#test/client-model/world.ts'
import { draw } from '#test/page/page.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { ToastHost } from '../ui/toast-host.tsx'
import { RefusalNotice } from './refusal-notice.ts'

// The clock of the model stands before the page was opened.
beforeEach(() => void vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(0))
afterEach(() => vi.restoreAllMocks())

const TITLE = 'Brand Bolt was not saved'

async function refused() {
  const { server, clock, browser } = makeWorld()
  const { store } = await browser.openTab()
  provideStore(store)
  const page = draw(
    <>
      <ToastHost />
      <RefusalNotice />
    </>,
  )
  const settle = (): Promise<void> => act(() => clock.advance(1_000))
  const id = newId()
  await store.mutate(put(id, 'Acme'))
  await settle()
  server.rule = () => 'Brands are frozen today.'
  await store.mutate(rename(id, 'Bolt'))
  await settle()
  expect((await screen.findAllByText(TITLE)).length).toBeGreaterThan(0)
  return { store, server, settle, page }
}

it('SYNC-02 the notice of a refused change goes once that change was sent again with success', async () => {
  const { store, server, settle } = await refused()
  server.rule = () => undefined
  const [first] = store.refused()
  await store.restore(first?.id ?? '')
  await settle()
  expect(store.refused()).toEqual([])
  await waitFor(() => expect(screen.queryAllByText(TITLE)).toEqual([]))
})

it('SYNC-02 a change that is refused again is told again, although the earlier notice went', async () => {
  const { store, server, settle } = await refused()
  server.rule = () => 'Brands are frozen for ever.'
  const [first] = store.refused()
  await store.restore(first?.id ?? '')
  await settle()
  expect((await screen.findAllByText('Brands are frozen for ever.')).length).toBeGreaterThan(0)
})

it('SYNC-02 the notice goes with the part that shows it, which is there only while something is refused', async () => {
  const { page } = await refused()
  page.redraw(<ToastHost />)
  await waitFor(() => expect(screen.queryAllByText(TITLE)).toEqual([]))
})
