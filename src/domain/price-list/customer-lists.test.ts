import { describe, expect, it } from 'vitest'
import { type Buyer, listsOfBuyer } from './customer-lists.ts'
import { isForEverybody } from './list-terms.ts'

const list = (id: string, more: object = {}) => ({
  id,
  status: 'active' as const,
  customerGroup: '',
  priority: 0,
  validFrom: null,
  validTo: null,
  currency: '',
  ...more,
})
const lists = [
  list('everybody'),
  list('trade', { customerGroup: 'Trade', priority: 5 }),
  list('own'),
  list('draft', { status: 'draft' }),
  list('spring', { validTo: '2027-05-31' }),
  list('autumn', { validFrom: '2027-09-01' }),
  list('dollars', { currency: 'USD' }),
]
const found = (buyer: Partial<Buyer>) =>
  listsOfBuyer({ priceListId: null, customerGroup: '', currency: 'EUR', ...buyer }, lists, '2027-06-15').map(
    ({ id }) => id,
  )

it('PLIST-06 a list is for everybody while it is in force and has no group', () => {
  const open = lists.filter((each) => isForEverybody(each, '2027-06-15')).map(({ id }) => id)
  expect(open).toEqual(['everybody', 'own', 'dollars'])
})

describe('the lists that a customer buys by', () => {
  it('PLIST-06 without one of their own are those for everybody and their group, the highest rank first', () => {
    expect(found({})).toEqual(['everybody', 'own'])
    expect(found({ customerGroup: 'Trade' })).toEqual(['trade', 'everybody', 'own'])
    expect(found({ currency: 'USD' })).toEqual(['dollars', 'everybody', 'own'])
  })

  it('PLIST-06 are their own alone, as long as it is in force, whatever its group', () => {
    expect(found({ priceListId: 'own' })).toEqual(['own'])
    expect(found({ priceListId: 'trade' })).toEqual(['trade'])
    for (const priceListId of ['draft', 'spring', 'autumn', 'gone']) {
      expect(found({ priceListId })).toEqual(['everybody', 'own'])
    }
  })
})
