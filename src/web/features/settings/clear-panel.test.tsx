import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeWorld, newId, put } from '#test/client-model/world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt } from '#test/page/signed-in.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { draftKey } from '#web/kit/data/draft-keys.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { waitingPictures } from '#web/kit/upload/waiting-count.ts'
import { ClearPanel } from './clear-panel.tsx'
import { usageMessages } from './usage-messages.ts'

const messages = usageMessages.clear

function Part() {
  return <ClearPanel status={useSyncStatus()} />
}

beforeEach(() => localStorage.clear())
afterEach(() => waitingPictures.set(0))

async function open() {
  openAt('/settings/storage')
  const { browser, clock, network } = makeWorld()
  const { store } = await browser.openTab()
  provideStore(store)
  await act(() => clock.advance(5_000))
  draw(<Part />)
  return { store, clock, network }
}

const button = () => screen.getByRole('button', { name: messages.clear })

it('PAGE-06 the copy can be cleared while everything on it is on the server too', async () => {
  await open()
  expect(button()).toHaveProperty('disabled', false)
  expect(screen.queryByText(messages.refused)).toBeNull()
})

it('PAGE-06 it is not cleared while something is on this device alone, and it is said what', async () => {
  const { store, clock, network } = await open()
  network.fate = () => 'refused'
  await act(async () => {
    await store.mutate(put(newId(), 'Acme'))
    await store.mutate(put(newId(), 'Bolt'))
    await clock.advance(5_000)
  })
  expect(button()).toHaveProperty('disabled', true)
  expect(screen.getByText(`2 ${messages.waiting.other}`)).toBeDefined()
  act(() => {
    localStorage.setItem(draftKey(store.userId, 'x/name'), '{"text":"Half a na"}')
    dispatchEvent(new StorageEvent('storage'))
    waitingPictures.set(1)
  })
  expect(screen.getByText(`1 ${messages.typed.one}`)).toBeDefined()
  expect(screen.getByText(`1 ${messages.pictures.one}`)).toBeDefined()
  await expectAccessible()
  network.fate = () => 'delivered'
  act(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage'))
    waitingPictures.set(0)
  })
  await act(() => clock.advance(120_000))
  expect(screen.queryByText(messages.refused)).toBeNull()
  expect(button()).toHaveProperty('disabled', false)
})
