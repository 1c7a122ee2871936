import { describe, expect, it } from 'vitest'
import { listedRows } from '#contract/lists/local-list.ts'
import { serviceList } from '#contract/lists/service-list.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { readSearch, writeSearch } from '#web/kit/shell/search-params.ts'
import { priceText } from './service-cells.tsx'
import { serviceView } from './service-view.tsx'

const shelf = new Shelf()
const [repair, training, yen, loss] = [1, 2, 3, 4].map(shelfId) as [string, string, string, string]
shelf.put('service', repair, { name: 'Repair', category: 'Workshop, small', laborCost: 50_000_000 })
shelf.put('service', training, {
  name: 'Training',
  category: 'Äpfel',
  pricingModel: 'fixed',
  fixedPrice: 900_000_000,
})
// 500 yen, whose units are a hundredth of those of a dollar.
shelf.put('service', yen, {
  name: 'Yen',
  baseCurrency: 'JPY',
  pricingModel: 'fixed',
  fixedPrice: 5_000_000,
  laborCost: 10_000,
})
shelf.put('service', loss, { name: 'Loss', hourlyRate: 20_000_000, laborCost: 50_000_000, isActive: false })

const names = (filters: Readonly<Record<string, string>>, sort = 'name', direction: 'asc' | 'desc' = 'asc') =>
  listedRows(serviceList, shelf.all('service'), { filters, sort, direction }).map(({ name }) => name)

describe('the list of services', () => {
  it('SERV-04 starts with everything by name, ten on a page, at least five', () => {
    const asked = readSearch(serviceView.shape, {})
    expect(asked).toMatchObject({ sort: 'name', direction: 'asc', status: '', pageSize: 10 })
    expect(names({})).toEqual(['Loss', 'Repair', 'Training', 'Yen'])
    expect(readSearch(serviceView.shape, { pageSize: '4' }).pageSize).toBe(10)
    expect(readSearch(serviceView.shape, { pageSize: '5' }).pageSize).toBe(5)
  })

  it.each([
    [{ categories: 'Äpfel,Workshop%2C small' }, ['Repair', 'Training']],
    [{ pricingModels: 'fixed,barter' }, ['Training', 'Yen']],
    [{ pricingModels: 'barter' }, ['Loss', 'Repair', 'Training', 'Yen']],
    [{ status: 'inactive' }, ['Loss']],
    [{ minPrice: '100', maxPrice: '500' }, ['Repair', 'Yen']],
    [{ minPrice: '100.000001' }, ['Training', 'Yen']],
  ])('SERV-04 %j finds %j, in whatever currency a price is', (filters, found) => {
    expect(names(filters)).toEqual(found)
  })

  it('SERV-04 is ordered by margin, and what has no cost has none, whichever way it goes', () => {
    expect(names({}, 'margin')).toEqual(['Loss', 'Repair', 'Yen', 'Training'])
    expect(names({}, 'margin', 'desc')).toEqual(['Yen', 'Repair', 'Loss', 'Training'])
  })

  it('SERV-03 a price is told with its unit, and a service at 0 has none yet', () => {
    const told = (more: object) =>
      shelf.all('service').flatMap((row) => (row.id === repair ? [priceText({ ...row, ...more })] : []))
    expect(told({})).toEqual(['$100.00 / h'])
    expect(told({ pricingModel: 'fixed' })).toEqual(['$100.00'])
    expect(told({ mainPrice: 0 })).toEqual([undefined])
  })

  it('NAV-08 its address holds filters and order', () => {
    const asked = { categories: 'Workshop%2C small', maxPrice: '12.5', sort: 'margin' }
    const raw = writeSearch(serviceView.shape, {}, asked)
    expect(raw).toEqual(asked)
    expect(readSearch(serviceView.shape, raw)).toMatchObject(asked)
  })
})
