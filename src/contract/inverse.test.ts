import { describe, expect, it } from 'vitest'
import { document } from './entities/document.ts'
import { priceList } from './entities/price-list.ts'
import { product } from './entities/product.ts'
import { service } from './entities/service.ts'
import { type AnyPatch, type AnyRow, emptyRow, type Entity, general } from './entity.ts'
import { inverseOf, standingInverse } from './inverse.ts'
import { mergedRow } from './merged-row.ts'

const NOTHING = { before: undefined, get: () => undefined, flagged: () => undefined }
const made = (entity: Entity, values: AnyPatch): AnyRow => ({ ...emptyRow(entity, 'row', 0, NOTHING), ...values })

const cost = (id: string, amount = 1) => ({ id, label: id, amount, origin: null })
const pack = (id: string, price: number | null) => ({ id, name: id, description: '', includedItems: ['x'], price })
const PRODUCT = general(product)
const SERVICE = general(service)
const LIST = general(priceList)
const MUG = made(PRODUCT, { tags: ['gift', 'new'], additionalCosts: [cost('a'), cost('b')], baseCost: 10 })
const REPAIR = made(SERVICE, { packageOptions: [pack('a', null), pack('b', 5), pack('c', 7)] })
const TRADE = made(LIST, { title: 'Trade', productIds: ['mug', 'pan'] })

/** The row after an edit, edits of others, and the undo of the first edit; with the labels that the undo reports. */
function takenBack(entity: Entity, row: AnyRow, edit: AnyPatch, others: AnyPatch = {}) {
  const after = mergedRow(entity, row, edit)
  expect(after).not.toEqual(row)
  const now = mergedRow(entity, after, others)
  const { data, kept } = standingInverse(entity, now, inverseOf(entity, row, after))
  return { row: mergedRow(entity, now, data), kept }
}

describe('an edit taken back', () => {
  it.each<readonly [string, Entity, AnyRow, AnyPatch]>([
    ['fields', PRODUCT, MUG, { baseCost: 9, shippingCost: 3 }],
    ['an added tag', PRODUCT, MUG, { tags: { add: ['sale'] } }],
    ['a removed tag', PRODUCT, MUG, { tags: { remove: ['new'] } }],
    ['tags given as a list', PRODUCT, MUG, { tags: ['gift', 'new', 'x'] }],
    ['a changed line', PRODUCT, MUG, { additionalCosts: { lines: { a: { amount: 7 } } } }],
    ['a removed line, at its place', PRODUCT, MUG, { additionalCosts: { lines: { a: null } } }],
    ['an added line', PRODUCT, MUG, { additionalCosts: { lines: { c: cost('c') } } }],
    ['two removed lines', SERVICE, REPAIR, { packageOptions: { lines: { a: null, b: null } } }],
    ['another order', SERVICE, REPAIR, { packageOptions: [pack('c', 7), pack('a', null), pack('b', 5)] }],
    ['a moved line', SERVICE, REPAIR, { packageOptions: { lines: {}, places: [{ id: 'c', after: null }] } }],
    ['products of a list', LIST, TRADE, { productIds: { add: ['pot', 'mug'], remove: ['pan'] } }],
  ])('PROD-13 SERV-03 DOC-01 PLIST-03 leaves the row as it was: %s', (_, entity, row, edit) => {
    const { row: back, kept } = takenBack(entity, row, edit)
    expect(kept).toEqual([])
    expect(back).toEqual(row)
  })

  it('CHANGE-02 leaves what others changed since, and says which', () => {
    const { row, kept } = takenBack(PRODUCT, MUG, { baseCost: 20, description: 'Mine' }, { baseCost: 30 })
    expect(row).toMatchObject({ baseCost: 30, description: '' })
    expect(kept).toEqual(['Supplier price'])
  })

  it('CHANGE-02 of a line takes back the fields that hold, and leaves lines that others removed or added', () => {
    const edit = { additionalCosts: { lines: { a: { amount: 7, label: 'Mine' }, b: null } } }
    const changed = takenBack(PRODUCT, MUG, edit, {
      additionalCosts: { lines: { a: { label: 'Theirs' }, c: cost('c') } },
    })
    expect(changed.row['additionalCosts']).toEqual([{ ...cost('a'), label: 'Theirs' }, cost('b'), cost('c')])
    expect(changed.kept).toEqual(['Other costs'])
    const gone = takenBack(PRODUCT, MUG, edit, { additionalCosts: { lines: { a: null } } })
    expect(gone.row['additionalCosts']).toEqual([cost('b')])
    expect(gone.kept).toEqual(['Other costs'])
  })

  it('CHANGE-02 an added line that somebody went on with stays', () => {
    const edit = { additionalCosts: { lines: { c: cost('c') } } }
    const { row, kept } = takenBack(PRODUCT, MUG, edit, { additionalCosts: { lines: { c: { amount: 9 } } } })
    expect(row['additionalCosts']).toEqual([cost('a'), cost('b'), cost('c', 9)])
    expect(kept).toEqual(['Other costs'])
  })

  it('CHANGE-02 of tags leaves those that others added or removed', () => {
    const { row, kept } = takenBack(
      PRODUCT,
      MUG,
      { tags: { add: ['mine'] } },
      { tags: { add: ['theirs'], remove: ['new'] } },
    )
    expect(row['tags']).toEqual(['gift', 'theirs'])
    expect(kept).toEqual([])
  })

  it('CHANGE-02 keeps or takes back what is one decision as one', () => {
    const before = { ...MUG, pricingPercent: 500_000, pricingStrategy: 'margin' }
    const edit = { pricingPercent: 900_000, pricingStrategy: 'markup' }
    const { row, kept } = takenBack(PRODUCT, before, edit, { pricingPercent: 800_000 })
    expect(row).toMatchObject({ pricingPercent: 800_000, pricingStrategy: 'markup' })
    expect(kept).toHaveLength(1)
  })

  it.each([
    ['of other digits', 'JPY', 100],
    ['of the same digits', 'EUR', 10],
  ])('CHANGE-02 PRICE-09 a currency %s stays with an amount that was typed in it since', (_, currency, moved) => {
    const edit = { baseCurrency: currency, baseCost: moved, description: 'Mine' }
    const { row, kept } = takenBack(PRODUCT, MUG, edit, { baseCost: 77 })
    expect(row).toMatchObject({ baseCurrency: currency, baseCost: 77, description: '' })
    expect(kept).toEqual(['Currency'])
    const added = takenBack(PRODUCT, MUG, { baseCurrency: currency }, { shippingCost: 77 })
    expect(added).toMatchObject({ row: { baseCurrency: currency, shippingCost: 77 }, kept: ['Currency'] })
    const lined = takenBack(
      PRODUCT,
      MUG,
      { baseCurrency: currency },
      { additionalCosts: { lines: { a: { amount: 7 } } } },
    )
    expect(lined).toMatchObject({ row: { baseCurrency: currency }, kept: ['Currency'] })
  })

  it('CHANGE-02 PRICE-09 a currency goes back with all its amounts, whatever else was changed since', () => {
    const edit = { baseCurrency: 'JPY', baseCost: 100, additionalCosts: { lines: { a: { amount: 7 } } } }
    const { row, kept } = takenBack(PRODUCT, MUG, edit, { description: 'Theirs' })
    expect(row).toEqual({ ...MUG, description: 'Theirs' })
    expect(kept).toEqual([])
    expect(takenBack(PRODUCT, MUG, edit, { ...MUG, tags: ['x'] })).toMatchObject({ row: { tags: ['x'] }, kept: [] })
  })

  it('CHANGE-02 DOC-08 a status that followed the money says nothing where it moved on since, one that was chosen does', () => {
    const paid = { id: 'p', date: '2026-07-06', amount: 5, method: 'cash', note: '', keepAsCredit: false }
    const [sent, refunded] = [{ status: 'sent' }, { status: 'refunded' }]
    const row = made(general(document), sent)
    const payment = takenBack(general(document), row, { status: 'paid', payments: [paid] }, refunded)
    expect(payment).toMatchObject({ row: { status: 'refunded', payments: [] }, kept: [] })
    expect(takenBack(general(document), row, { status: 'viewed' }, refunded).kept).toEqual(['Status'])
  })

  it('DOC-01 says nothing of what is derived in a line', () => {
    const item = { id: 'a', description: 'Mug', quantity: 10_000, unitPrice: 10, lineTotal: 10 }
    const row = made(general(document), { items: [item] })
    const { data } = inverseOf(general(document), row, {
      ...row,
      items: [{ ...item, quantity: 20_000, lineTotal: 20 }],
    })
    expect(data).toEqual({ items: { lines: { a: { quantity: 10_000 } } } })
  })
})
