import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeWorld } from '#test/client-model/world.ts'
import { draw } from '#test/page/page.ts'
import { Announcer } from '#web/kit/shell/announcer.tsx'
import { startMessages } from './messages.ts'
import { loadSampleShop } from './sample-shop-actions.ts'

const { loaded } = startMessages.sample

async function load(refusal?: string) {
  const { browser, clock, server } = makeWorld()
  server.rule = () => refusal
  const { store } = await browser.openTab()
  draw(<Announcer />)
  const done = loadSampleShop(store)
  await expect.poll(() => store.pending().length + store.refused().length).toBe(1)
  expect(screen.queryByText(loaded)).toBeNull()
  await act(() => clock.advance(1_000))
  await act(() => done)
  return store
}

it('SUB-06 that the sample shop is here is not read out where the server refuses it, as beyond a plan', async () => {
  const store = await load('The plan allows 2')
  expect(store.refused()).toHaveLength(1)
  expect(screen.queryByText(loaded)).toBeNull()
})

it('SHELL-08 that the sample shop is here is read out when the server has it', async () => {
  const store = await load()
  expect(store.refused()).toHaveLength(0)
  expect(screen.getByText(loaded)).toBeTruthy()
})
