import { expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { ToolArgs } from '#contract/assistant/tools.ts'
import type { Refusal } from '#contract/refusal.ts'
import { calculated } from './calculate.ts'

const RATES = { ...SHIPPED_RATES, fetchedAt: null }

function values(args: ToolArgs<'calculate'>): Readonly<Record<string, string | null>> {
  const { cells } = calculated(args, { currency: 'EUR' }, RATES)
  return Object.fromEntries(cells.map(({ cell, value }) => [cell, value]))
}

function refusal(args: ToolArgs<'calculate'>): readonly string[] {
  try {
    calculated(args, { currency: 'EUR' }, RATES)
  } catch (error) {
    return (error as Refusal).issues.map(({ field, message }) => `${field} ${message}`)
  }
  return []
}

it('PAGE-03 CHAT-04 no given figure gives way to another', () => {
  expect(values({ calculator: 'margin', given: { price: 60, margin: 40 }, solve: 'cost' })).toMatchObject({
    price: '60.00',
    margin: '40',
    cost: '36.00',
  })
  expect(values({ calculator: 'margin', given: { margin: 40, price: 60 } })).toMatchObject({ cost: '36.00' })
  expect(values({ calculator: 'vat', given: { net: 100, gross: 119 } })).toMatchObject({ rate: '19', vat: '19.00' })
  expect(values({ calculator: 'vat', given: { net: 100, vat: 7 } })).toMatchObject({ rate: '7', gross: '107.00' })
  expect(values({ calculator: 'vat', given: { gross: 119, rate: 19 } })).toMatchObject({ net: '100.00' })
})

it('PAGE-03 CHAT-04 a figure too many counts where it agrees, and is refused by its name where it does not', () => {
  expect(values({ calculator: 'vat', given: { net: 100, gross: 119, rate: 19 } })).toMatchObject({ vat: '19.00' })
  const [issue, ...others] = refusal({ calculator: 'vat', given: { net: 100, gross: 119, rate: 20 } })
  expect(others).toEqual([])
  expect(issue).toMatch(/^given\.gross contradicts .*net.*rate.* 120\.00/)
})

it('CHAT-04 figures of the start are told as assumed, and none of them is an answer', () => {
  const { cells } = calculated(
    { calculator: 'margin', given: { markup: 50 }, solve: 'margin' },
    { currency: 'EUR' },
    RATES,
  )
  expect(cells.find(({ cell }) => cell === 'margin')).toMatchObject({
    value: '33.33',
    isGiven: false,
    isAssumed: false,
  })
  expect(cells.find(({ cell }) => cell === 'markup')).toMatchObject({ isGiven: true, isAssumed: false })
  expect(cells.find(({ cell }) => cell === 'cost')).toMatchObject({ isGiven: false, isAssumed: true })
  expect(refusal({ calculator: 'margin', given: { margin: 40 }, solve: 'cost' })).toEqual([
    expect.stringMatching(/^solve .*cost.*price, profit/),
  ])
})

it('CUR-02 CHAT-04 a currency without a rate is refused, never taken as one to one', () => {
  const asked = { calculator: 'currency', currency: 'EUR', otherCurrency: 'KWD' } as const
  expect(refusal({ ...asked, given: { amount: 100 } })).toEqual([expect.stringMatching(/^otherCurrency .*EUR and KWD/)])
  expect(values({ ...asked, given: { amount: 100, rate: '0.35' } })).toMatchObject({ result: '35.000' })
})

it('PAGE-03 CHAT-04 without a rate VAT begins with that of the business, as on the page of the calculators', () => {
  const grossAt = (vat?: string) => {
    const { cells } = calculated({ calculator: 'vat', given: { net: 100 } }, { currency: 'EUR', vat }, RATES)
    return cells.find(({ cell }) => cell === 'gross')?.value
  }
  expect([grossAt('19'), grossAt('0'), grossAt()]).toEqual(['119.00', '100.00', '120.00'])
  expect(values({ calculator: 'vat', given: { net: 100, rate: 7 } })).toMatchObject({ gross: '107.00' })
})

it('PAGE-03 the unit price of whole yen starts at whole yen', () => {
  const { cells } = calculated({ calculator: 'unitPrice', given: {} }, { currency: 'JPY' }, RATES)
  expect(cells.map(({ value }) => value)).toEqual(['3', '750', '4'])
})

it('CHAT-04 a choice or figure that every object has is none of a calculator', () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    expect(refusal({ calculator: 'margin', given: {}, choices: { [name]: 'x' } })[0]).toMatch(`choices.${name} `)
    expect(refusal({ calculator: 'margin', given: { [name]: 1 } })[0]).toMatch(`given.${name} `)
  }
})
