import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { questionQueue } from '#web/kit/ui/confirm.ts'
import { ClearStore } from './clear-store.tsx'
import { clearStoreMessages as messages } from './clear-store-messages.ts'
import { fetchedSummary } from './fetched-summary.ts'
import { productIndex } from './product-index.ts'
import { productActions } from './use-product-actions.ts'

it('PROD-10 clearing the store deletes what was fetched from stores, keeps the rest, shows pages of 20 and can be taken back', async () => {
  openAt('/products')
  const { store, settle } = await signIn([productIndex])
  const actions = productActions(store)
  const [wix, shopify, own] = [
    await actions.create({ name: 'Fetched', source: 'wix' }),
    await actions.create({ name: 'Fetched too', source: 'shopify' }),
    await actions.create({ name: 'Own' }),
  ]
  await settle()
  const { user } = draw(<ClearStore />)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: messages.more }))
  const asked: string[] = []
  const stop = questionQueue.take(({ question, answer }) => {
    asked.push(question.title)
    answer(true)
  })
  await user.click(await screen.findByRole('menuitem', { name: messages.clear }))
  await settle()
  stop()
  expect(asked).toEqual([messages.question('2 products')])
  expect([wix, shopify, own].map((id) => store.get('product', id ?? '')?.name)).toEqual([undefined, undefined, 'Own'])
  expect(store.all('changeSet').map(({ title }) => title)).toEqual([messages.cleared('2 products')])
  expect(new URLSearchParams(location.search).get('pageSize')).toBe('20')
})

it('PROD-10 the act is there only where something was fetched and not edited since', () => {
  expect(fetchedSummary.of([{ source: 'pricewright' }, { source: 'imported' }])).toBe(false)
  expect(fetchedSummary.of([{ source: 'pricewright' }, { source: 'woocommerce' }])).toBe(true)
})
