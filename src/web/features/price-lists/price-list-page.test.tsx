import type { ReactNode } from 'react'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { foundProducts, openAt, signIn } from '#test/page/signed-in.ts'
import { newId } from '#test/client-model/world.ts'
import { listsMessages } from './messages.ts'
import {
  breaksMessages,
  customersMessages,
  pageMessages,
  rulesMessages as messages,
  tableMessages,
} from './page-messages.ts'
import { PriceListPage } from './price-list-page.tsx'

function Papers({ notice }: { readonly notice?: ReactNode }) {
  return <section aria-label="Papers">{notice}</section>
}

it('PLIST-05 PLIST-06 who prints or shares a list is told that its rule is not saved, on whatever tab, and can save it', async () => {
  const id = newId()
  openAt(`/price-list?id=${id}&view=rules`)
  const { store, settle } = await signIn([foundProducts])
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
  const { store, settle } = await signIn([foundProducts])
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

it('PLIST-06 PRICE-13 who enters a break that takes less off than one of fewer pieces is warned', async () => {
  const { changeElsewhere } = await openRules()
  const tiers = [
    { id: 'fifty', minQuantity: 500_000, percentOff: 50_000 },
    { id: 'ten', minQuantity: 100_000, percentOff: 750_000 },
  ]
  const warning = messages.lesserTier(500_000, 100_000)
  expect(warning).toBe('From 50, less is taken off than from 10: each piece costs more in the larger order.')
  await changeElsewhere({ tiers: tiers.map((tier) => ({ ...tier, percentOff: 50_000 })) })
  expect(screen.queryByText(warning)).toBeNull()
  await changeElsewhere({ tiers })
  expect(screen.getByText(warning)).toBeTruthy()
  await expectAccessible()
})

it('PLIST-06 without any customer a list leads to where one is made', async () => {
  await openRules()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: customersMessages.create })
  expect(link.getAttribute('href')).toMatch(/^\/customers\?new=1$/i)
  expect(screen.queryByRole('combobox', { name: customersMessages.add })).toBeNull()
  await expectAccessible()
})

/** A mug at 10.00 in a list that takes 5 % off from ten on. */
async function openPrices(ownPrice?: number) {
  const [id, mug] = [newId(), newId()]
  openAt(`/price-list?id=${id}`)
  const { store, settle } = await signIn([foundProducts])
  await store.mutate({ op: 'put', kind: 'product', id: mug, data: { name: 'Mug', ...MADE_PRICE } })
  const tiers = [{ id: 'ten', minQuantity: 100_000, percentOff: 50_000 }]
  await store.mutate({ op: 'put', kind: 'priceList', id, data: { title: 'Trade', productIds: [mug], tiers } })
  if (ownPrice !== undefined) {
    const data = {
      priceListId: id,
      productId: mug,
      variantId: '',
      minQuantity: 10_000,
      price: ownPrice,
      currency: 'USD',
    }
    await store.mutate({ op: 'put', kind: 'priceListPrice', id: newId(), data })
  }
  const { user } = draw(<PriceListPage Papers={Papers} />)
  await settle()
  return { user, settle }
}

const MADE_PRICE = { baseCost: 5_000_000, pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: 500_000 }

it('PLIST-06 PRICE-13 a row and its dialog show the quantity breaks of the list, apart from those of the product', async () => {
  const { user, settle } = await openPrices()
  await user.click(screen.getByRole('button', { name: tableMessages.breaksOf('From 10 $9.50', 'Mug') }))
  await settle()
  const dialog = within(await screen.findByRole('dialog', { name: breaksMessages.title('Mug') }))
  expect(within(dialog.getByRole('region', { name: breaksMessages.ofRule })).getByText('From 10: $9.50')).toBeTruthy()
  expect(dialog.queryByRole('textbox')).toBeNull()
  await expectAccessible()
})

it('PLIST-06 PRICE-13 a price set by hand has no quantity break of the list, and its dialog says so', async () => {
  const { user, settle } = await openPrices(9_000_000)
  await user.click(screen.getByRole('button', { name: tableMessages.breaksOf(tableMessages.addBreaks, 'Mug') }))
  await settle()
  expect(await screen.findByText(breaksMessages.outsideRule)).toBeTruthy()
  expect(screen.queryByRole('region', { name: breaksMessages.ofRule })).toBeNull()
})

it('PLIST-06 SHELL-08 a quantity that is added is typed at once, and what the list does says its breaks', async () => {
  const { user, settle, stored } = await openRules()
  const quantities = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: messages.from })
  for (const typed of ['24', '6']) {
    await user.click(screen.getByRole('button', { name: messages.addTier }))
    const added = quantities().at(-1)
    expect(document.activeElement).toBe(added)
    await user.keyboard(`${typed}{Enter}`)
  }
  expect(quantities().map(({ value }) => value)).toEqual(['24', '6'])
  expect(screen.getByText('Quantity breaks: 10% off from 6, 5% off from 24.')).toBeDefined()
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: messages.save }))
  await settle()
  const kept = stored()?.tiers.map(({ minQuantity }) => minQuantity)
  expect(new Set(kept)).toEqual(new Set([240_000, 60_000]))
})
