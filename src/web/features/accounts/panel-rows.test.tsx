import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeWorld, newId, put } from '#test/client-model/world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { SecurityEventsPanel } from './security-events-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { TokensPanel } from './tokens-panel.tsx'

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
afterEach(() => provideApi(unreachable))

async function panels() {
  openAt('/settings-sign-in')
  const { browser, clock, network } = makeWorld()
  const { store } = await browser.openTab()
  provideStore(store)
  const settle = (): Promise<void> => act(() => clock.advance(5_000))
  await settle()
  provideApi(unreachable)
  draw(
    <>
      <SessionsPanel />
      <TokensPanel />
      <SecurityEventsPanel />
    </>,
  )
  const goOffline = async (): Promise<void> => {
    network.fate = () => 'refused'
    await store.mutate(put(newId(), 'Acme'))
    await settle()
  }
  const goOnline = async (): Promise<void> => {
    network.fate = () => 'delivered'
    await act(() => clock.advance(120_000))
  }
  return { goOffline, goOnline }
}

it('SHELL-07 what the server keeps of an account says in words that it cannot be reached, never as the browser does', async () => {
  await panels()
  expect(await screen.findAllByText(/The server cannot be reached\. Check your connection/)).toHaveLength(3)
  expect(document.body.textContent).not.toContain('Failed to fetch')
})

it('SHELL-07 offline it says so and what to wait for, and loads once the network is back', async () => {
  const { goOffline, goOnline } = await panels()
  await goOffline()
  expect(await screen.findAllByText('You are offline')).toHaveLength(3)
  expect(document.body.textContent).not.toContain('Failed to fetch')
  await expectAccessible()
  provideApi(async () => Response.json({ items: [], more: false }))
  await goOnline()
  expect(await screen.findByText('No tokens yet')).toBeDefined()
  expect(screen.queryAllByText('You are offline')).toEqual([])
})
