import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { store } from '#contract/entities/store.ts'
import { screenHref } from '#contract/screens.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { draw, expectAccessible } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { answerCalls, type Answers, refused, rowsOf, STORE_ID, storeRow } from '#test/page/store-pages.ts'
import { storesMessages } from './messages.ts'
import { StorePage } from './store-page.tsx'

const messages = storesMessages.settings
const { fields } = store
const LIST = '00000000-0000-4000-8000-0000000000e1'
const OTHER_LIST = '00000000-0000-4000-8000-0000000000e2'
const LAMPS = '00000000-0000-4000-8000-0000000000d1'

afterEach(() => Reflect.deleteProperty(navigator, 'onLine'))

/** The version of the row that a setting was saved with. */
const SAVED = 1_000

const CATEGORY = rowsOf('category', emptyRowOf('category', LAMPS, { name: 'Lamps', nameKey: 'lamps' }))

async function open(
  values: object = {},
  answers: Answers = [['PATCH /stores/', () => ({ version: SAVED })]],
  categories = CATEGORY,
) {
  openAt(`/store?id=${STORE_ID}&view=settings`)
  const person = await signIn([], 0, [
    ...rowsOf('store', storeRow(values)),
    ...categories,
    ...rowsOf('priceList', emptyRowOf('priceList', LIST, { title: 'Web shop', currency: 'EUR' })),
    ...rowsOf('priceList', emptyRowOf('priceList', OTHER_LIST, { title: 'In dollars', currency: 'USD' })),
  ])
  const calls = answerCalls(answers)
  const { user } = draw(<StorePage />)
  await screen.findByRole('heading', { level: 1, name: 'Lighthouse' })
  const bodies = () => calls.map(({ call, body }) => (call === `PATCH /stores/${STORE_ID}/settings` ? body : call))
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...person, user, bodies, choose }
}

it('STORE-04 STORE-06 each setting is saved as it is changed', async () => {
  const { user, bodies, choose } = await open()
  await expectAccessible()
  await choose(fields.everyMinutes.label, messages.intervals[360])
  await choose(messages.list, 'Web shop')
  for (const { label } of [fields.pushesCompareAt, fields.pushesStock, fields.pushesCost])
    await user.click(screen.getByRole('switch', { name: label }))
  await waitFor(() => expect(bodies()).toHaveLength(5))
  expect(bodies()).toEqual([
    { everyMinutes: 360 },
    { priceListId: LIST },
    { pushesCompareAt: false },
    { pushesStock: true },
    { pushesCost: true },
  ])
})

it('STORE-06 only price lists in the currency of the store are offered, and its own prices take the place of one', async () => {
  const { user, bodies, choose } = await open({ priceListId: LIST })
  await user.click(screen.getByRole('combobox', { name: messages.list }))
  expect(screen.queryByRole('option', { name: 'In dollars' })).toBeNull()
  await user.keyboard('{Escape}')
  await choose(messages.list, messages.ownPrices)
  await waitFor(() => expect(bodies()).toEqual([{ priceListId: null }]))
})

it('STORE-01 a name is saved once on leaving it or by Enter, and never as nothing', async () => {
  const { user, bodies } = await open()
  const name = screen.getByRole('textbox', { name: messages.name })
  await user.clear(name)
  await user.tab()
  expect(name).toHaveProperty('value', 'Lighthouse')
  await user.clear(name)
  await user.type(name, ' Lamps {Enter}')
  await user.tab()
  await waitFor(() => expect(bodies()).toEqual([{ name: 'Lamps' }]))
})

it('STORE-06 fees are decimals of the store’s currency, for the store and for a category', async () => {
  const fee = { id: '00000000-0000-4000-8000-0000000000f1', categoryId: LAMPS, percent: 150_000, fixed: 0 }
  const { user, bodies } = await open({ categoryFees: [fee] })
  await expectAccessible()
  const [percent, ofLamps] = screen.getAllByRole('textbox', { name: new RegExp(fields.feePercent.label) })
  const [fixed] = screen.getAllByRole('textbox', { name: new RegExp(fields.feeFixed.label) })
  for (const [field, text] of [
    [percent, '2.9'],
    [fixed, '0.35'],
    [ofLamps, '12.5'],
  ] as const) {
    await user.clear(field!)
    await user.type(field!, `${text}{Enter}`)
  }
  await user.click(screen.getByRole('button', { name: messages.removeCategory('Lamps') }))
  await waitFor(() => expect(bodies()).toHaveLength(4))
  expect(bodies()).toEqual([
    { feePercent: '2.9' },
    { feeFixed: '0.35' },
    { categoryFees: [{ id: fee.id, categoryId: LAMPS, percent: '12.5', fixed: '0.00' }] },
    { categoryFees: [] },
  ])
})

it('STORE-06 a second change of a fee keeps the first, which the store has not told of yet', async () => {
  const fee = { id: '00000000-0000-4000-8000-0000000000f1', categoryId: LAMPS, percent: 150_000, fixed: 0 }
  const { user, bodies } = await open({ categoryFees: [fee] })
  const [, percent] = screen.getAllByRole('textbox', { name: new RegExp(fields.feePercent.label) })
  const [, fixed] = screen.getAllByRole('textbox', { name: new RegExp(fields.feeFixed.label) })
  await user.clear(percent!)
  await user.type(percent!, '12.5{Enter}')
  await user.clear(fixed!)
  await user.type(fixed!, '0.5{Enter}')
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toEqual({ categoryFees: [{ id: fee.id, categoryId: LAMPS, percent: '12.5', fixed: '0.50' }] })
})

it('STORE-04 STORE-06 what is changed while another change is being saved is saved too, in order', async () => {
  let answer: (row: object) => void = () => undefined
  const held = new Promise<object>((resolve) => (answer = resolve))
  const { user, bodies } = await open({}, [['PATCH /stores/', () => held]])
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) })
  const [percent, fixed, name] = [field(fields.feePercent.label), field(fields.feeFixed.label), field(messages.name)]
  for (const [input, text] of [
    [percent, '2.9'],
    [fixed, '0.35'],
    [name, 'Lamps'],
  ] as const) {
    await user.clear(input)
    await user.type(input, `${text}{Enter}`)
  }
  const stock = screen.getByRole<HTMLInputElement>('switch', { name: fields.pushesStock.label })
  await user.click(stock)
  // Nothing was answered yet: one call is under way, and all that was typed stands.
  expect(bodies()).toEqual([{ feePercent: '2.9' }])
  expect([percent.value, fixed.value, name.value, stock.checked]).toEqual(['2.9', '0.35', 'Lamps', true])
  for (const input of [percent, fixed, name, stock]) expect(input.disabled).toBe(false)
  answer({ version: SAVED })
  await waitFor(() => expect(bodies()).toHaveLength(4))
  expect(bodies().slice(1)).toEqual([{ feeFixed: '0.35' }, { name: 'Lamps' }, { pushesStock: true }])
})

it('STORE-04 a change that is refused stands as before, and those after it are saved', async () => {
  let isFirst = true
  const answer = () => {
    const wasFirst = isFirst
    isFirst = false
    return wasFirst ? refused(409, 'conflict') : { version: SAVED }
  }
  const { user, bodies } = await open({}, [['PATCH /stores/', answer]])
  const stock = screen.getByRole<HTMLInputElement>('switch', { name: fields.pushesStock.label })
  const cost = screen.getByRole<HTMLInputElement>('switch', { name: fields.pushesCost.label })
  await user.click(stock)
  await user.click(cost)
  await waitFor(() => expect(stock.checked).toBe(false))
  expect(cost.checked).toBe(true)
  expect(bodies()).toEqual([{ pushesStock: true }, { pushesCost: true }])
})

it('STORE-04 what was changed here gives way to the row that comes later', async () => {
  const { user, bodies, arrive } = await open({}, [['PATCH /stores/', () => ({ version: 1 })]])
  const stock = screen.getByRole<HTMLInputElement>('switch', { name: fields.pushesStock.label })
  await user.click(stock)
  await waitFor(() => expect(bodies()).toHaveLength(1))
  await arrive('store', storeRow({ pushesStock: false, pushesCost: true }))
  expect(screen.getByRole('switch', { name: fields.pushesCost.label })).toHaveProperty('checked', true)
  expect(stock.checked).toBe(false)
})

it('STORE-06 another category begins with the usual fee', async () => {
  const { bodies, choose } = await open({ feePercent: 29_000, feeFixed: 350_000 })
  await choose(messages.addCategory, 'Lamps')
  await waitFor(() => expect(bodies()).toHaveLength(1))
  const added = { id: expect.any(String), categoryId: LAMPS, percent: '2.9', fixed: '0.35' }
  expect(bodies()).toEqual([{ categoryFees: [added] }])
})

it('STORE-06 without any category the page says what they are for, and leads to them', async () => {
  await open({}, [], [])
  expect(screen.getByText(new RegExp(messages.noCategories))).toBeTruthy()
  expect(screen.getByRole('link', { name: messages.toCategories }).getAttribute('href')).toBe(screenHref('categories'))
  expect(screen.queryByRole('combobox', { name: messages.addCategory })).toBeNull()
  await expectAccessible()
})

it('STORE-04 without a network nothing can be changed, and the page says why', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  await open()
  expect(screen.getByText(storesMessages.offline)).toBeTruthy()
  for (const control of screen.getAllByRole('switch')) expect(control).toHaveProperty('disabled', true)
})
