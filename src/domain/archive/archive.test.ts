import { describe, expect, it } from 'vitest'
import { oldAddress, oldBusiness, oldCustomer, oldDocument, oldEvent, oldUser } from './old-business.ts'
import { oldBrand, oldCategoryName, oldProduct, oldService } from './old-catalogue.ts'
import { archiveMoment, decimalOf, flagOf, textsOf } from './values.ts'

const MOMENT = Date.UTC(2024, 2, 1, 22, 30)
const STAMP = { seconds: MOMENT / 1_000, nanoseconds: 500_000_000 }

describe('values of an archive', () => {
  it.each([
    [STAMP, MOMENT + 500],
    [{ _seconds: MOMENT / 1_000, _nanoseconds: 0 }, MOMENT],
    [{ __datatype__: 'timestamp', value: { _seconds: MOMENT / 1_000 } }, MOMENT],
    ['2024-03-01T22:30:00.000Z', MOMENT],
    [MOMENT, MOMENT],
    ['soon', undefined],
    [{ seconds: 1e18 }, undefined],
    [null, undefined],
  ])('SYNC-06 %j is the moment %s', (value, moment) => {
    expect(archiveMoment(value)).toBe(moment)
  })

  it.each([
    [0.1 + 0.2, '0.3'],
    ['1,70', '1.70'],
    ['1.234,50 €', '1234.50'],
    ['EUR 12', '12'],
    [1e-7, '0'],
    [1e21, '1000000000000000000000'],
    [Number.NaN, undefined],
    ['cheap', undefined],
    [true, undefined],
  ])('PRICE-09 %j is the decimal %s', (value, decimal) => {
    expect(decimalOf(value)).toBe(decimal)
  })

  it('SYNC-06 flags and lists are read from what people made of them', () => {
    expect([true, 'false', 1, 0, 'yes', undefined].map(flagOf)).toEqual([
      true,
      false,
      true,
      false,
      undefined,
      undefined,
    ])
    expect(textsOf(['a', ' a', 3, null])).toEqual(['a', '3'])
    expect(textsOf('a, b,,a')).toEqual(['a', 'b'])
  })
})

describe('records of the old product', () => {
  it('PRICE-05 PROD-17 a product keeps its costs and prices, and what is no number is left out and told', () => {
    const { body, notes } = oldProduct({
      name: 'Kettle',
      costBreakdown: { baseCost: 'cheap', shippingCost: -1, importDuty: '5', additionalCosts: [{ amount: '2' }, 'x'] },
      tradePricing: { tradePrice: 8 },
      pricingMode: 'Manual',
      pricingValue: '12.50',
      imageUrl: 'data:image/png;base64,xxxx',
      variants: [{ calculated_price: 9 }, { name: 'Red', retailPrice: 7 }],
    })
    expect(body).toMatchObject({
      costBreakdown: { importDuty: '5', additionalCosts: [{ amount: '2' }] },
      pricingMode: 'manual',
      pricingValue: '12.50',
      tradePrice: '8',
      variants: [
        { name: '1', retailPrice: '9' },
        { name: 'Red', retailPrice: '7' },
      ],
      baseCurrency: 'USD',
      source: 'firestore',
    })
    expect(notes.map(({ field, code }) => [field, code])).toEqual([
      ['imageUrl', 'inline-picture'],
      ['costBreakdown.baseCost', 'no-number'],
      ['costBreakdown.shippingCost', 'below-zero'],
    ])
    expect(oldProduct({ totalCost: 4 }).body).toMatchObject({ costBreakdown: { baseCost: '4' } })
    expect(oldProduct({ retailPrice: 4 }).body).toMatchObject({ pricingMode: 'retailPrice', retailPrice: '4' })
    expect([oldCategoryName({ category: 'Tea' }), oldCategoryName({ category: 'Uncategorized' })]).toEqual(['Tea', ''])
    expect(oldCategoryName({ category: 'Tea', categoryId: 'c' })).toBe('')
  })

  it('BRAND-01 SERV-01 brands and services keep their fields', () => {
    expect(oldBrand({ name: 'A', website: 'a.example' }).body['website']).toBe('https://a.example')
    const service = { name: 'Tour', costStructure: { laborHours: 2, laborRate: '30' }, pricingModel: 'package' }
    const packageOptions = [{ id: 'p', name: 'Basic', includedItems: ['One'], price: 90 }]
    expect(oldService({ ...service, packageOptions }).body).toMatchObject({
      costStructure: { laborHours: '2', laborRate: '30', additionalCosts: [] },
      pricingModel: 'package',
      packageOptions: [{ id: 'p', name: 'Basic', includedItems: ['One'], price: '90' }],
    })
  })

  it('DOC-01 DOC-04 a document takes tax before discounts, is of the day in its business, and paid once', () => {
    const read = oldDocument(
      {
        documentType: 'invoice',
        documentNumber: 'INV202403-0007',
        status: 'PAID',
        issueDate: STAMP,
        dueDate: '2024-03-31',
        items: [{ description: 'Cup', quantity: '2', unitPrice: 5, discountPercent: 10, discountAmount: 3 }],
        total: 9,
        updatedAt: STAMP,
      },
      'Asia/Tokyo',
    )
    expect(read).toMatchObject({ number: 'INV202403-0007', status: 'paid', total: '9' })
    expect(read.body).toMatchObject({
      taxBasis: 'gross',
      issueDate: '2024-03-02',
      dueDate: '2024-03-31',
      items: [{ quantity: '2', unitPrice: '5', discountPercent: '10' }],
      payments: [{ amount: '9', date: '2024-03-02' }],
    })
    expect(oldDocument({ documentType: 'quote', amountPaid: 3 }, 'UTC').body['payments']).toBeUndefined()
  })

  it('CAL-01 CAL-02 both forms of an event are read, and one without a user is scheduled', () => {
    const timed = { title: 'A', eventDate: '2024-05-01', startTime: '2:00 PM', endTime: '15:30', status: 'completed' }
    expect(oldEvent(timed, 'UTC').body).toMatchObject({
      eventDate: '2024-05-01',
      startTime: '14:00',
      endTime: '15:30',
      status: 'scheduled',
    })
    expect(oldEvent({ ...timed, userId: 'u' }, 'UTC').body['status']).toBe('completed')
    const moments = { title: 'B', userId: 'u', startDate: STAMP, endDate: { seconds: 1 }, priority: 'HIGH' }
    expect(oldEvent(moments, 'UTC').body).toEqual({
      title: 'B',
      description: '',
      type: '',
      priority: 'high',
      startDate: '2024-03-01T22:30:00.500Z',
    })
  })

  it('CUST-01 PROF-01 PROF-02 PROF-06 people and businesses are read in both of their forms', () => {
    const known = { name: 'Café', email: 'a@b.example', phone: '1', billingAddress: 'Quay 1' }
    expect(oldCustomer({ id: 'cu', country: 'Germany' }, known)).toMatchObject({
      body: { name: 'Café', email: 'a@b.example', billingAddress: 'Quay 1' },
      notes: [{ field: 'country', code: 'no-code', was: 'Germany' }],
    })
    expect(oldCustomer({ id: 'abcdefghijk' }, {}).body['name']).toBe('#abcdefgh')
    expect(oldAddress({ city: 'Ulm', postalCode: '8', country: 'Deutschland' })).toEqual({
      street2: 'Deutschland',
      city: 'Ulm',
      zip: '8',
    })
    const user = { displayName: 'Ann B Shop', preferences: { preferredCurrency: 'eur', notifications: false } }
    expect(oldUser(user).body).toMatchObject({
      firstName: 'Ann',
      lastName: 'B Shop',
      preferredCurrency: 'EUR',
      receiveNotifications: false,
    })
    expect(oldBusiness({ name: 'A', defaultTaxRate: '19 %', address: 'Quay 1' }).body).toMatchObject({
      taxRate: '19',
      address: { street: 'Quay 1' },
    })
  })
})
