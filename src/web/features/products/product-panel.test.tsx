import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { makeWorld } from '#test/client-model/world.ts'
import { draw, expectAccessible, recorder } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { provideStore } from '#web/kit/data/current-store.ts'
import { recordMessages } from '#web/kit/list/record-messages.ts'
import { refusedMessages } from '#web/kit/shell/refused-messages.ts'
import { ProductPanel } from './product-panel.tsx'

it('PROD-09 beside the list, the address of a product that is not there says so in words, without its id', async () => {
  openAt('/products?id=nope')
  const { settle } = await signIn()
  await settle()
  const { told, record } = recorder()
  const { user } = draw(
    <ProductPanel
      id="nope"
      isNew={false}
      onGo={() => undefined}
      onClose={record('closed')}
      LabelsDialog={() => null}
    />,
  )
  const panel = await screen.findByRole('complementary', { name: 'There is no product at this address.' })
  expect(panel.textContent).not.toContain('nope')
  await expectAccessible()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(told).toEqual(['closed'])
})

it('SUB-06 SYNC-02 a new product that the plan has no room for says so in its place, with the way to the plans', async () => {
  const { browser, clock, server } = makeWorld()
  const { store } = await browser.openTab()
  provideStore(store)
  const settle = () => act(() => clock.advance(1_000))
  await settle()
  const reason = 'Your plan “Small” allows 2 under “Products”, and you have 2.'
  server.rule = () => {
    throw new Refusal('plan-limit', { message: reason })
  }
  const id = store.newRandomId()
  openAt(`/products?id=${id}`)
  await store.mutate({ op: 'put', kind: 'product', id, data: { name: 'Kettle' } })
  const { user } = draw(
    <ProductPanel id={id} isNew onGo={() => undefined} onClose={() => undefined} LabelsDialog={() => null} />,
  )
  await settle()
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.queryByText(recordMessages.notHere)).toBeNull()
  expect(screen.getByRole('link', { name: refusedMessages.seePlans }).getAttribute('href')).toBe('/settings/plan')
  await expectAccessible()
  server.rule = () => undefined
  await user.click(screen.getByRole('button', { name: refusedMessages.tryAgain }))
  await settle()
  expect(await screen.findByRole('complementary', { name: 'Kettle' })).toBeTruthy()
})
