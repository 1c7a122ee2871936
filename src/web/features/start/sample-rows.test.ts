import { describe, expect, it } from 'vitest'
import { sampleShop } from '#domain/sample-shop.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import { plannedRemoval, sampleSize } from './sample-rows.ts'

/** A store that holds the sample shop as it was loaded, with some rows otherwise. */
function storeWith(change: (row: AnyRow) => AnyRow = (row) => row, more: readonly (readonly [string, AnyRow])[] = []) {
  const shop = sampleShop('EUR')
  const loaded = (kind: string, rows: readonly { readonly id: string; readonly data: object }[]) =>
    rows.map(({ id, data }) => {
      const declared = entityOf(kind)!
      const fallbacks = Object.fromEntries(fieldsOf(declared).map(([name, field]) => [name, field.fallback]))
      return [kind, change({ ...fallbacks, ...data, id, version: 1, createdAt: 0, updatedAt: 0 })] as const
    })
  const rows = [
    ...loaded('category', shop.categories),
    ...loaded('brand', shop.brands),
    ...loaded('product', shop.products),
    ...loaded('service', shop.services),
    ...shop.shipments.flatMap(({ lines, charges, landing, ...head }) => [
      ...loaded('shipment', [{ ...head, data: { ...head.data, landing, status: landing ? 'landed' : 'draft' } }]),
      ...loaded('shipmentLine', lines),
      ...loaded('shipmentCharge', charges),
    ]),
    ...shop.priceLists.flatMap(({ prices, ...head }) => [
      ...loaded('priceList', [head]),
      ...loaded('priceListPrice', prices),
    ]),
    ...more,
  ]
  return {
    get: (kind: string, id: string) => rows.find(([of, row]) => of === kind && row.id === id)?.[1],
    all: (kind: string) => rows.filter(([of]) => of === kind).map(([, row]) => row),
  }
}

const shop = sampleShop('EUR')
const heads = [shop.products, shop.categories, shop.brands, shop.services, shop.shipments, shop.priceLists]
const parts = [
  ...shop.shipments.flatMap(({ lines, charges }) => [lines, charges]),
  ...shop.priceLists.map(({ prices }) => prices),
]
const size = [...heads, ...parts].reduce((sum, rows) => sum + rows.length, 0)

describe('the sample shop on this device', () => {
  it('is not there in an empty account', () => {
    expect(plannedRemoval({ get: () => undefined, all: () => [] })).toEqual({ gone: [], kept: [] })
  })

  it('goes whole while nobody has touched it', () => {
    const removal = plannedRemoval(storeWith())
    expect(removal.gone).toHaveLength(size)
    expect(removal.kept).toEqual([])
  })

  it('leaves a product that was changed, with the category and brand that it names', () => {
    const { id, data } = shop.products[0]!
    const removal = plannedRemoval(storeWith((row) => (row.id === id ? { ...row, name: 'Mine' } : row)))
    const kept = removal.kept.map((row) => row.id)
    expect(kept).toContain(id)
    expect(kept).toContain(data.categoryId)
    expect(kept).toContain(data.brandId)
    expect(sampleSize(removal)).toBe(size)
  })

  it('leaves a brand that a product of one’s own names', () => {
    const brand = shop.brands[0]!.id
    const own: AnyRow = { id: 'own', version: 1, createdAt: 0, updatedAt: 0, brandId: brand, categoryId: null }
    const removal = plannedRemoval(storeWith(undefined, [['product', own]]))
    expect(removal.kept.map((row) => row.id)).toEqual([brand])
  })
})
