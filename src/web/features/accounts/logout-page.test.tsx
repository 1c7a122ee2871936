import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeWorld, newId, put } from '#test/client-model/world.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { draftKey } from '#web/kit/data/draft-keys.ts'
import { waitingPictures } from '#web/kit/upload/waiting-count.ts'
import { LogoutPage } from './logout-page.tsx'
import { accountsMessages as messages } from './messages.ts'

afterEach(() => {
  localStorage.clear()
  waitingPictures.set(0)
})

/** Leaves without a network: with changes that wait, pictures, and fields that another tab has not saved. */
async function leaving(changes: number, pictures: number, typed: number): Promise<void> {
  const { browser, network } = makeWorld()
  network.fate = () => 'refused'
  const { store } = await browser.openTab()
  provideStore(store)
  for (let n = 0; n < changes; n += 1) await store.mutate(put(newId(), `Brand ${n}`))
  for (let n = 0; n < typed; n += 1) localStorage.setItem(draftKey(store.userId, `field ${n}`), 'typed')
  waitingPictures.set(pictures)
  draw(<LogoutPage />)
}

it('NAV-09 signing out waits for what is still being typed in another tab, and says so', async () => {
  await leaving(0, 0, 1)
  expect(screen.getByRole('status').textContent).toBe(`${messages.typed(1)} ${messages.takesAll}`)
  expect(screen.getByText(messages.typedWait)).toBeDefined()
  await expectAccessible()
})

it('NAV-09 signing out names changes and pictures that wait, and fields that are not saved, apart', async () => {
  await leaving(1, 1, 1)
  expect(screen.getByRole('status').textContent).toBe(`${messages.unsent(2)} ${messages.typed(1)} ${messages.takesAll}`)
})
