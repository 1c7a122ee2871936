import { describe, expect, it } from 'vitest'
import { service } from '#contract/entities/service.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { movedUp } from './service-edits.ts'
import { itemsOf, readItems } from './included-items.ts'
import { asService } from './service-row.ts'

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
