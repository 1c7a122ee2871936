import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { type ChargeValues, type LineValues, shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import { isSampleId, SAMPLE_BUSINESS } from '#domain/sample-id.ts'
import { roundedIfKept, unroundedCost } from '#domain/unrounded.ts'
import type { Change, CommandRows, Lookup } from '../command.ts'
import type { RowOfKind } from '../row-kinds.ts'
import { emptyRow } from '../entity.ts'
import type { AnyRow } from '../entity.ts'
import { entityOf } from '../entities/registry.ts'
import { soldItem } from '../priced-item.ts'
import { pricingContextOf } from '../product-pricing.ts'
import { commands } from './registry.ts'
import { loadSample, removeSample, sampleReads, sampleRemoval } from './sample.ts'
import { sampleUnits } from './sample-units.ts'

const CHANGE_SET = '01900000-0000-7000-8000-000000000001'
const OWN = '01900000-0000-7000-8000-000000000002'
const input = { changeSetId: CHANGE_SET, title: 'Sample shop' }
const context = { now: 1, newId: () => OWN }

class Rows implements CommandRows {
  readonly #rows = new Map<string, AnyRow>()

  get<K extends string>(kind: K, id: string) {
    return this.#rows.get(`${kind} ${id}`) as RowOfKind<K> | undefined
  }

  find<K extends string>({ kind, field, is }: Lookup<K>) {
    const found = [...this.#rows].filter(([key, row]) => key.startsWith(`${kind} `) && row[field] === is)
    return found.map(([, row]) => row as unknown as RowOfKind<K>)
  }

  apply(changes: readonly Change[]) {
    for (const change of changes) {
      const key = `${change.kind} ${change.id}`
      if (change.op === 'delete') this.#rows.delete(key)
      else {
        const derive = { before: undefined, get: () => undefined, flagged: () => undefined }
        const start = this.#rows.get(key) ?? emptyRow(entityOf(change.kind)!, change.id, 1, derive)
        // What is stored as JSON comes back with its keys in another order.
        const data = JSON.parse(JSON.stringify(change.data), (_, value: unknown) =>
          value !== null && typeof value === 'object' && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).reverse())
            : value,
        ) as Record<string, unknown>
        this.#rows.set(key, { ...applyPatch(start, data), ...change.restored })
      }
    }
    return this
  }

  get size() {
    return this.#rows.size
  }
}

function loaded(currency = 'EUR') {
  const rows = new Rows().apply([
    { op: 'put', kind: 'businessProfile', id: OWN, data: { isDefault: true, preferredCurrency: currency } },
  ])
  return rows.apply(loadSample.run(input, rows, context).changes)
}

const products = (changes: readonly Change[]) => changes.filter(({ kind }) => kind === 'product')

describe('the sample shop', () => {
  it('CHANGE-01 is loaded as one change set, in the currency of the business', () => {
    const rows = new Rows().apply([
      { op: 'put', kind: 'businessProfile', id: OWN, data: { isDefault: true, preferredCurrency: 'GBP' } },
    ])
    const { changes, changeSet } = loadSample.run(input, rows, context)
    expect(changeSet).toEqual({ id: CHANGE_SET, title: 'Sample shop', origin: 'sample' })
    expect(products(changes).every((change) => change.op === 'put' && change.data['baseCurrency'] === 'GBP')).toBe(true)
    expect(changes.findIndex(({ kind }) => kind === 'product')).toBe(14)
  })

  it('is not loaded twice, and what is still there stays as it is', () => {
    const rows = loaded()
    expect(() => loadSample.run(input, rows, context)).toThrow('already here')
    const [salt] = rows.find({ kind: 'product', field: 'name', is: 'Salt pig' })
    const first: Change = { op: 'delete', kind: 'product', id: salt!.id }
    rows.apply([first])
    expect(loadSample.run(input, rows, context).changes).toMatchObject([{ op: 'put', kind: 'product', id: first.id }])
  })

  it('goes without a trace when nothing was changed', () => {
    const rows = loaded('JPY')
    const { changes } = removeSample.run(input, rows, context)
    expect(rows.apply(changes).size).toBe(1)
    expect(() => removeSample.run(input, rows, context)).toThrow('There is no sample shop here.')
  })

  it('leaves rows that were changed since, and whatever they name', () => {
    const rows = loaded()
    const [lamp] = rows.find({ kind: 'product', field: 'sku', is: 'LIG-001' })
    rows.apply([{ op: 'patch', kind: 'product', id: lamp!.id, data: { baseCost: 1 } }])
    const { kept } = sampleRemoval(rows)
    expect(kept.map((row) => row['name'])).toEqual(['Walnut desk lamp', 'Lantern Row', 'Lighting', 'Home'])
  })

  it('PAGE-01 takes what was changed too where that is wanted, but no business, no payment and nothing in use', () => {
    const rows = loaded()
    const [lighting] = rows.find({ kind: 'category', field: 'name', is: 'Lighting' })
    const repriced = sampleUnits('USD').filter(({ entity }) => entity.kind === 'product')
    rows.apply(repriced.map(({ id }): Change => ({ op: 'patch', kind: 'product', id, data: { baseCost: 1 } })))
    rows.apply([{ op: 'patch', kind: 'category', id: lighting!.id, data: { name: 'Lamps' } }])
    rows.apply([{ op: 'put', kind: 'product', id: OWN, data: { name: 'My own lamp', categoryId: lighting!.id } }])
    expect(sampleRemoval(rows).kept.length).toBeGreaterThan(repriced.length)
    rows.apply(removeSample.run({ ...input, changed: true }, rows, context).changes)
    expect(sampleRemoval(rows, true).kept.map((row) => row['name'])).toEqual(['Lamps', 'Home'])
    expect(rows.find({ kind: 'product', field: 'name', is: 'My own lamp' })).toHaveLength(1)
    const other = loaded()
    const [business] = sampleUnits('USD').filter(({ entity }) => entity.kind === 'businessProfile')
    other.apply([{ op: 'patch', kind: 'businessProfile', id: business!.id, data: { name: 'Mine' } }])
    other.apply(removeSample.run({ ...input, changed: true }, other, context).changes)
    expect(other.get('businessProfile', business!.id)).toMatchObject({ name: 'Mine' })
  })

  it('CAT-04 leaves a category and a brand that a product of the user is in', () => {
    const rows = loaded()
    const [lighting] = rows.find({ kind: 'category', field: 'name', is: 'Lighting' })
    rows.apply([{ op: 'put', kind: 'product', id: OWN, data: { name: 'My own lamp', categoryId: lighting!.id } }])
    expect(sampleRemoval(rows).kept.map((row) => row['name'])).toEqual(['Lighting', 'Home'])
    rows.apply(removeSample.run(input, rows, context).changes)
    expect(rows.find({ kind: 'product', field: 'name', is: 'My own lamp' })).toHaveLength(1)
    expect(() => removeSample.run(input, rows, context)).toThrow(
      'Everything that is left of the sample shop was changed.',
    )
  })

  it('names every row that it may look at before it runs', () => {
    const { refs = [], lookups = [] } = sampleReads()
    expect(refs.length).toBeGreaterThan(100)
    const fields = lookups.map(({ kind, field }) => `${kind}.${field}`)
    expect(
      Object.fromEntries([...new Set(fields)].map((each) => [each, fields.filter((at) => at === each).length])),
    ).toEqual({
      'product.categoryId': 8,
      'category.parentId': 8,
      'product.brandId': 6,
      'shipmentLine.productId': 63,
      'scheduledPrice.productId': 63,
      'shipmentLine.shipmentId': 2,
      'shipmentCharge.shipmentId': 2,
      'priceListPrice.priceListId': 2,
      'scheduledPrice.priceListId': 2,
      'document.businessProfileId': 1,
      'document.customerId': 3,
    })
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['sample/load', 'sample/remove']))
  })

  it('SHIP-03 brings a shipment that has landed, with the costs that it gave its products', () => {
    const rows = loaded()
    const [shipment] = rows.find({ kind: 'shipment', field: 'status', is: 'landed' })
    expect(shipment).toMatchObject({
      changeSetId: CHANGE_SET,
      landing: { changeSetIds: [CHANGE_SET], dutyBasis: 'cif' },
    })
    const part = (kind: string) => rows.find({ kind, field: 'shipmentId', is: shipment!.id })
    const charges = part('shipmentCharge').map((row) => ({ ...row, actualAmount: null })) as unknown as ChargeValues[]
    const lines = part('shipmentLine') as unknown as LineValues[]
    const { lines: landed, problems } = landedCost(shipmentCost('EUR', { lines, charges }, 'cif'))
    expect(problems).toEqual([])
    lines.forEach(({ productId }, index) => {
      const product = rows.get('product', productId ?? '') as unknown as ProductCosts
      const { goods, charges: freight, duty } = landed[index]!
      const each = (amount: number | null) => Math.round(((amount ?? 0) * 10_000) / lines[index]!.quantity)
      expect(Math.abs(product.baseCost - each(goods))).toBeLessThanOrEqual(1)
      expect(product.shippingCost).toBe(each(freight))
      expect(product.additionalCosts.find(({ label }) => label === 'Import duty · KW-2607')?.amount).toBe(each(duty))
    })
    expect(landed).toHaveLength(7)
  })

  it('DOC-19 PAGE-02 sells at the costs of its products under the rules of the business, as a document made by hand does', () => {
    const costsUnder = (rules: object) => {
      const profile = { isDefault: true, preferredCurrency: 'EUR', ...rules }
      const rows = new Rows().apply([{ op: 'put', kind: 'businessProfile', id: OWN, data: profile }])
      rows.apply(loadSample.run(input, rows, context).changes)
      const of = (documentType: string) =>
        rows.find({ kind: 'document', field: 'documentType', is: documentType }).flatMap(({ items }) => items)
      expect(of('purchaseorder').map(({ unitCost }) => unitCost)).toEqual([null, null])
      const contextOf = () => pricingContextOf(rows.get('businessProfile', OWN), [])
      const sold = [...of('invoice'), ...of('quote'), ...of('creditnote')]
      const costs = sold.map(({ unitCost }) => unitCost)
      expect(costs).toEqual(
        sold.map(({ productId }) => {
          const cost = soldItem(rows.get('product', productId ?? '')!, '', contextOf)?.cost
          return cost && roundedIfKept(unroundedCost(cost), 1)
        }),
      )
      expect(sampleRemoval(rows).kept).toEqual([])
      return costs
    }
    const [whole, recovered] = [costsUnder({}), costsUnder({ vatRecoverable: true })]
    expect(whole.every((cost, at) => cost !== null && cost > (recovered[at] ?? 0))).toBe(true)
  })

  it('SHIP-04 leaves a shipment that was changed, landed or given a line, whole and with what it names', () => {
    const open = (rows: Rows) => rows.find({ kind: 'shipment', field: 'status', is: 'draft' })[0]!.id
    const changes: ((rows: Rows) => Change)[] = [
      (rows) => ({ op: 'patch', kind: 'shipment', id: open(rows), data: { notes: 'Mine' } }),
      (rows) => ({
        op: 'patch',
        kind: 'shipment',
        id: open(rows),
        data: {},
        restored: { status: 'landed', landing: {} },
      }),
      (rows) => ({ op: 'put', kind: 'shipmentLine', id: OWN, data: { shipmentId: open(rows), sku: 'Mine' } }),
      (rows) => ({
        op: 'delete',
        kind: 'shipmentCharge',
        id: rows.find({ kind: 'shipmentCharge', field: 'shipmentId', is: open(rows) })[0]!.id,
      }),
    ]
    for (const change of changes) {
      const rows = loaded()
      const id = open(rows)
      rows.apply([change(rows)])
      const kept = sampleRemoval(rows).kept
      const names = kept.flatMap(({ name }) => name ?? [])
      expect(names).toContain('Stoneware for autumn')
      expect(names).toContain('Salt pig')
      expect(names).not.toContain('Enamel and coffee, July')
      expect(kept.filter((row) => 'unitCost' in row)).toHaveLength(9)
      rows.apply(removeSample.run(input, rows, context).changes)
      expect(rows.find({ kind: 'shipmentLine', field: 'shipmentId', is: id }).length).toBeGreaterThanOrEqual(9)
    }
  })

  it('PLIST-07 leaves a price list that was changed, with its prices and products, but no product that is only in a list of one’s own', () => {
    const rows = loaded()
    const [list] = rows.find({ kind: 'priceList', field: 'customerGroup', is: 'Shops' })
    const [lamp] = rows.find({ kind: 'product', field: 'sku', is: 'LIG-001' })
    rows.apply([
      { op: 'patch', kind: 'priceList', id: list!.id, data: { title: 'Mine' } },
      { op: 'put', kind: 'priceList', id: OWN, data: { title: 'My list', productIds: [lamp!.id] } },
    ])
    const kept = new Set(sampleRemoval(rows).kept.map(({ id }) => id))
    expect(kept.has(lamp!.id)).toBe(false)
    const named = [list!.id, ...list!['productIds']]
    expect(named.filter((id) => !kept.has(id))).toEqual([])
    rows.apply(removeSample.run(input, rows, context).changes)
    expect(rows.find({ kind: 'priceListPrice', field: 'priceListId', is: list!.id })).toHaveLength(3)
    expect(rows.find({ kind: 'priceList', field: 'customerGroup', is: '' }).map(({ id }) => id)).toEqual([OWN])
  })

  it('DOC-17 brings documents around the day it is: one that is late, one paid today', () => {
    const rows = loaded()
    const today = new Date(context.now).toISOString().slice(0, 10)
    const invoices = rows.find({ kind: 'document', field: 'documentType', is: 'invoice' })
    expect(invoices.some((row) => row['status'] === 'sent' && String(row['dueDate']) < today)).toBe(true)
    expect(invoices.flatMap((row) => row['payments'])).toMatchObject([{ date: today }])
    const others = rows.find({ kind: 'document', field: 'businessProfileId', is: SAMPLE_BUSINESS })
    expect(new Set(others.map((row) => row['documentType'])).size).toBe(4)
  })

  it('DOC-17 leaves a document that was changed, and the customer and business that a document of one’s own names', () => {
    const rows = loaded()
    const [quote] = rows.find({ kind: 'document', field: 'documentType', is: 'quote' })
    const [lena] = rows.find({ kind: 'customer', field: 'name', is: 'Lena Fischer' })
    rows.apply([
      { op: 'patch', kind: 'document', id: quote!.id, data: { notes: 'Mine' } },
      { op: 'put', kind: 'document', id: OWN, data: { customerId: lena!.id } },
    ])
    const kept = new Set(sampleRemoval(rows).kept.map((row) => row.id))
    expect(kept).toEqual(new Set([quote!.id, quote!['customerId'], lena!.id, SAMPLE_BUSINESS]))
  })

  it.each(['USD', 'JPY', 'CNY', 'HUF', 'AED'])(
    'CUR-02 goes without a trace from a shop in %s, at dated rates',
    (currency) => {
      const rows = loaded(currency)
      const priced = ['shipmentLine', 'shipmentCharge'].flatMap((kind) =>
        rows
          .find({ kind: 'shipment', field: 'currency', is: currency })
          .flatMap(({ id }) => rows.find({ kind, field: 'shipmentId', is: id })),
      )
      const foreign = priced.filter((row) => row['currency'] !== currency)
      expect(foreign.every((row) => Number(row['rate']) > 0 && row['rateDate'] === '2026-07-06')).toBe(true)
      // The reference rates have no dirham, and a rate is never invented.
      expect(new Set(foreign.map((row) => row['currency'])).size).toBe(currency === 'AED' ? 0 : 2)
      const { gone, kept } = sampleRemoval(rows)
      expect([gone.length > 100, kept, gone.every(({ id }) => isSampleId(id))]).toEqual([true, [], true])
    },
  )
})

interface ProductCosts {
  readonly baseCost: number
  readonly shippingCost: number
  readonly additionalCosts: readonly { readonly label: string; readonly amount: number }[]
}
