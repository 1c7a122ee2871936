import type { ReactNode } from 'react'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import type { IndexSpec } from '#web/kit/data/index-spec.ts'
import { pageMessages, rulesMessages as messages } from './page-messages.ts'
import { PriceListPage } from './price-list-page.tsx'

const products: IndexSpec = {
  kind: 'product',
  nameKey: 'nameKey',
  searchText: 'searchText',
  searchNames: [],
  filters: [],
  sorts: {},
}

function Papers({ notice }: { readonly notice?: ReactNode }) {
  return <section aria-label="Papers">{notice}</section>
}

it('PLIST-05 PLIST-06 who prints or shares a list is told that its rule is not saved, on whatever tab, and can save it', async () => {
  const id = newId()
  openAt(`/price-list?id=${id}&view=rules`)
  const { store, settle } = await signIn([products])
  await store.mutate({ op: 'put', kind: 'priceList', id, data: { title: 'Trade', productIds: [] } })
  const { user } = draw(<PriceListPage Papers={Papers} />)
  await settle()
  const papers = within(screen.getByRole('region', { name: 'Papers' }))
  expect(papers.queryByText(messages.unsaved.title)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: messages.rule }), messages.names.tradePrice)
  await user.click(screen.getByRole('tab', { name: pageMessages.tabs.prices }))
  expect(papers.getByText(messages.unsaved.title)).toBeTruthy()
  await expectAccessible()
  await user.click(papers.getByRole('button', { name: messages.save }))
  await settle()
  expect(papers.queryByText(messages.unsaved.title)).toBeNull()
  expect(store.get('priceList', id)).toMatchObject({ ruleKind: 'tradePrice', withoutVat: true })
})
