import { expect, it } from 'vitest'
import { Shelf, shelfId } from '#test/shelf.ts'
import { buysByText } from './buys-by.ts'
import { pageMessages } from './page-messages.ts'

const text = pageMessages.terms.buysBy
const shelf = new Shelf()
const [summer, draft] = [1, 2].map(shelfId) as [string, string]
shelf.put('priceList', summer, { title: 'Summer', productIds: [] })
shelf.put('priceList', draft, { title: 'Draft', productIds: [], status: 'draft' })
const lists = shelf.all('priceList')

const said = (priceListId: string | null, among = lists) =>
  buysByText({ priceListId, customerGroup: '', currency: 'EUR' }, among, '2027-06-15')

it('PLIST-06 a customer without a list of their own is said to buy by the lists for everybody', () => {
  const bySummer =
    'Their documents use the prices of “Summer”. Products that are not in this list keep their own price. So do products in another currency than EUR.'
  expect(said(null)).toBe(bySummer)
  expect(said(null, [])).toBe(text.products)
  expect(said(summer)).toBe(text.own)
  expect(said(draft)).toBe(`${text.notInForce} ${bySummer}`)
})

it('PLIST-06 of several lists they are said to be in none of these', () => {
  shelf.put('priceList', shelfId(3), { title: 'Autumn', productIds: [] })
  const bySeveral = said(null, shelf.all('priceList'))
  expect(bySeveral).toContain('Products that are in none of these lists keep their own price.')
})
