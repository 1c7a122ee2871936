import type { ReactNode } from 'react'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import type { IndexSpec } from '#web/kit/data/index-spec.ts'
import { listsMessages } from './messages.ts'
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

/** The rules of a list that takes 10 % off, and a change of them that another device stores. */
async function openRules() {
  const id = newId()
  openAt(`/price-list?id=${id}&view=rules`)
  const { store, settle } = await signIn([products])
  const data = { title: 'Trade', productIds: [], ruleKind: 'percentOff', rulePercent: 100_000 }
  await store.mutate({ op: 'put', kind: 'priceList', id, data })
  const { user } = draw(<PriceListPage Papers={Papers} />)
  await settle()
  async function changeElsewhere(change: object) {
    await store.mutate({ op: 'patch', kind: 'priceList', id, data: { ...change } })
    await settle()
  }
  return { user, settle, changeElsewhere, stored: () => store.get('priceList', id) }
}

const percentOff = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Percent off/ })

it('SYNC-04 PLIST-06 a rule that is being typed stays in its field when another one is stored elsewhere, and that is said', async () => {
  const { user, settle, changeElsewhere, stored } = await openRules()
  await user.clear(percentOff())
  await user.type(percentOff(), '15')
  expect(screen.queryByRole('button', { name: messages.save })).toBeNull()
  await changeElsewhere({ ruleKind: 'margin', rulePercent: 400_000 })
  expect(percentOff().value).toBe('15')
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain(messages.elsewhere.title)
  expect(notice.textContent).toContain(
    listsMessages.rule({ ruleKind: 'margin', rulePercent: 400_000, basis: 'retail' }),
  )
  expect(stored()).toMatchObject({ ruleKind: 'margin', rulePercent: 400_000 })
  await expectAccessible()
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: messages.save }))
  await settle()
  expect(stored()).toMatchObject({ ruleKind: 'percentOff', rulePercent: 150_000 })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('SYNC-04 PLIST-06 who takes back what was typed, or discards it, has the rule that was stored elsewhere', async () => {
  const { user, changeElsewhere, stored } = await openRules()
  const margin = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Margin/ }).value
  await user.type(percentOff(), '5')
  await changeElsewhere({ ruleKind: 'margin', rulePercent: 400_000 })
  await user.keyboard('{Escape}')
  expect(margin()).toBe('40')
  await user.selectOptions(screen.getByRole('combobox', { name: messages.rule }), messages.names.percentOff)
  await changeElsewhere({ rulePercent: 450_000 })
  expect(screen.getByRole('alert').textContent).toContain(messages.elsewhere.title)
  await user.click(screen.getByRole('button', { name: messages.discard }))
  expect(margin()).toBe('45')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(stored()).toMatchObject({ ruleKind: 'margin', rulePercent: 450_000 })
})

it('SYNC-02 PLIST-06 what was typed into one figure of a rule is not found in others after a reload', async () => {
  const { user, changeElsewhere } = await openRules()
  await changeElsewhere({ tiers: [{ id: 'a', minQuantity: 100_000, percentOff: 50_000 }] })
  const figures = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Percent off/ }).map(({ value }) => value)
  expect(figures()).toEqual(['10', '5'])
  const [first] = screen.getAllByRole('textbox', { name: /^Percent off/ })
  if (!first) throw new Error('there is a percentage')
  await user.clear(first)
  await user.type(first, '15')
  cleanup()
  draw(<PriceListPage Papers={Papers} />)
  expect(figures()).toEqual(['15', '5'])
})
