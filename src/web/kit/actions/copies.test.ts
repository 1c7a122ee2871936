import { expect, it } from 'vitest'
import { duplicatePriceList } from '#contract/commands/price-lists.ts'
import { duplicateProduct } from '#contract/commands/products.ts'
import { duplicateService } from '#contract/commands/services.ts'
import { duplicateShipment } from '#contract/commands/shipments.ts'
import { commands } from '#contract/commands/registry.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { Shelf, shelfId } from '#test/shelf.ts'

/** One character that people see, of eleven that are counted. */
const FAMILY = '👨‍👩‍👧‍👦'

// A document has no name that a copy repeats: its number is its own.
const COPIES = [
  [duplicateProduct, 'product'],
  [duplicateService, 'service'],
  [duplicatePriceList, 'priceList'],
  [duplicateShipment, 'shipment'],
] as const

it('PROD-04 every kind that can be copied by its name stands in this test', () => {
  const names = commands.flatMap(({ name }) => (name.endsWith('/duplicate') ? [name] : []))
  expect(names.toSorted()).toEqual([...COPIES.map(([{ name }]) => name), 'document/duplicate'].toSorted())
})

it.each(COPIES)('PROD-04 $name: the copy of a long name is shortened by whole characters', ({ name }, kind) => {
  const entity = entityOf(kind)!
  const max = entity.fields[entity.title]!.max!
  const rows = new Shelf()
  const suffix = kind === 'shipment' ? ' (copy)' : ' (Copy)'
  const room = max - suffix.length
  const whole = Math.floor(room / FAMILY.length)
  const named = [
    ['a'.repeat(max), `${'a'.repeat(room)}${suffix}`],
    ['a'.repeat(room), `${'a'.repeat(room)}${suffix}`],
    [FAMILY.repeat(Math.floor(max / FAMILY.length)), `${FAMILY.repeat(whole)}${suffix}`],
    ['e\u0301'.repeat(max / 2), `${'e\u0301'.repeat(Math.floor(room / 2))}${suffix}`],
  ] as const
  for (const [index, [long, expected]] of named.entries()) {
    const [id, newId] = [shelfId(10 + 2 * index), shelfId(11 + 2 * index)]
    rows.put(kind, id, {
      [entity.title]: long,
      ...(kind === 'product' ? { sku: 'S'.repeat(120) } : {}),
      ...(kind === 'priceList' ? { productIds: [] } : {}),
    })
    rows.write({ op: 'command', name, input: { id, newId } })
    const copy = rows.get(kind, newId) as unknown as Readonly<Record<string, unknown>>
    expect(copy[entity.title]).toBe(expected)
    if (kind === 'product') expect(copy['sku']).toBe(`${'S'.repeat(115)}-COPY`)
  }
})
