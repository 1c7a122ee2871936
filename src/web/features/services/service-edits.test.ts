import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import { service } from '#contract/entities/service.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { currencyPatch, inversePatch, movedUp } from './service-edits.ts'
import { itemsOf, readItems } from './included-items.ts'
import { asService, type ServicePatch } from './service-row.ts'

const context = (preferredCurrency = 'USD') => ({
  before: undefined,
  get: () => undefined,
  flagged: () => ({ id: 'p', version: 0, createdAt: 0, updatedAt: 0, preferredCurrency }),
})
const made = (currency?: string) => asService(emptyRow(general(service), 's', 1, context(currency)))
const line = (id: string, price: number | null) => ({ id, name: id, description: '', includedItems: ['x'], price })
const row = {
  ...made(),
  additionalCosts: [{ id: 'van', label: 'Van', amount: 1_000_000 }],
  packageOptions: [line('a', null), line('b', 5_000_000), line('c', 7_000_000)],
}

describe('taking a change back', () => {
  it.each<ServicePatch>([
    { hourlyRate: 5, pricingModel: 'fixed' },
    { additionalCosts: { lines: { van: { amount: 7 } } } },
    { additionalCosts: { lines: { van: null } } },
    { packageOptions: { lines: { b: { price: null, includedItems: ['y', 'z'] } } } },
    // The first package makes the price, so each comes back to its place.
    { packageOptions: { lines: { a: null } } },
    { packageOptions: { lines: { c: null } } },
    { packageOptions: { lines: { d: line('d', 1) } } },
    { packageOptions: movedUp(row.packageOptions, 'c') },
  ])('SERV-03 %j and its inverse leave the service as it was', (patch) => {
    const after = applyPatch(row, patch as Record<string, unknown>)
    expect(after).not.toEqual(row)
    expect(applyPatch(after, inversePatch(patch, row, after) as Record<string, unknown>)).toEqual(row)
  })

  it('SYNC-04 what another device changed beside it stays', () => {
    const after = applyPatch(row, { packageOptions: { lines: { b: { price: 1 } } } })
    const undo = inversePatch({ packageOptions: { lines: { b: { price: 1 } } } }, row, after)
    const elsewhere = applyPatch(after, { packageOptions: { lines: { c: { price: 2 } } } })
    const back = applyPatch(elsewhere, undo as Record<string, unknown>)
    expect(back.packageOptions.map(({ price }) => price)).toEqual([null, 5_000_000, 2])
  })
})

describe('the order of packages', () => {
  it.each([
    ['c', ['a', 'c', 'b']],
    ['b', ['b', 'a', 'c']],
    ['a', ['a', 'b', 'c']],
    ['gone', ['a', 'b', 'c']],
  ])('SERV-03 %s one up', (id, order) => {
    expect(movedUp(row.packageOptions, id).map((each) => each.id)).toEqual(order)
  })
})

describe('the currency of a service', () => {
  it('SERV-01 a new one costs 100 of its own currency an hour', () => {
    expect(made().hourlyRate).toBe(100_000_000)
    expect(made('JPY')).toMatchObject({ baseCurrency: 'JPY', hourlyRate: 1_000_000 })
    expect(made('KWD').hourlyRate).toBe(1_000_000_000)
  })

  it('PRICE-09 the figures stay where the digits differ, and only the currency changes where they do not', () => {
    expect(currencyPatch(row, 'EUR')).toEqual({ baseCurrency: 'EUR' })
    expect(currencyPatch(row, 'JPY')).toMatchObject({
      baseCurrency: 'JPY',
      laborCost: null,
      hourlyRate: 1_000_000,
      additionalCosts: [{ id: 'van', amount: 10_000 }],
      packageOptions: [{ price: null }, { price: 50_000 }, { price: 70_000 }],
    })
  })

  it('PRICE-09 an amount that would be too large is refused', () => {
    expect(currencyPatch({ ...row, fixedPrice: 900_000_000_000_000 }, 'KWD')).toBeUndefined()
  })
})

describe('what a package includes', () => {
  it('is one item a line, trimmed', () => {
    expect(itemsOf(' Cleaning \n\n New chain')).toEqual(['Cleaning', 'New chain'])
    expect(readItems(' Cleaning \n\n')).toEqual({ value: 'Cleaning' })
  })

  it('is refused by name beyond its limits', () => {
    expect(readItems('x\n'.repeat(100))).toHaveProperty('value')
    expect(readItems('x\n'.repeat(101))).toEqual({ issue: 'At most 100 lines.' })
    expect(readItems('x'.repeat(201))).toEqual({ issue: 'A line has at most 200 characters.' })
  })
})
