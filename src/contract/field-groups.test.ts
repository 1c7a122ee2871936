import { describe, expect, it } from 'vitest'
import { entities } from './entities/registry.ts'
import { product } from './entities/product.ts'
import { fieldsOf } from './entity.ts'
import { groupsOf } from './field-groups.ts'
import type { Fields } from './fields.ts'

const lists: readonly (readonly [string, Fields])[] = entities.flatMap((entity) => [
  [entity.kind, entity.fields],
  ...fieldsOf(entity).flatMap(([name, { line }]) => (line ? [[`${entity.kind}.${name}`, line] as const] : [])),
])

describe('groups of fields', () => {
  it.each(lists)('CHANGE-02 every writable field of %s is in one group', (_, fields) => {
    const names = groupsOf(fields).flatMap((group) => group.names)
    const writable = Object.entries(fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
    expect(names.toSorted()).toEqual(writable.toSorted())
  })

  it.each(lists)('CHANGE-02 what belongs together in %s by its names is in one group', (_, fields) => {
    const groupOf = (name: string) => groupsOf(fields).find(({ names }) => names.includes(name))
    const apart = Object.keys(fields).flatMap((name) =>
      partnersOf(name).filter((partner) => groupOf(partner) && groupOf(partner) !== groupOf(name)),
    )
    expect(apart).toEqual([])
  })

  it('CHANGE-02 PRICE-06 the pricing of a product is one decision', () => {
    const pricing = groupsOf(product.fields).find(({ label }) => label === 'Pricing')
    expect(pricing?.names).toEqual([
      'pricingMode',
      'pricingStrategy',
      'pricingPercent',
      'pricingAmount',
      'retailPrice',
      'priceEnding',
      'floorMargin',
      'floorOverride',
    ])
  })
})

/**
 * The fields that belong to a name: a cost and its origin, a rate and its day, start and end, a discount and its kind, the parts of an
 * address.
 */
function partnersOf(name: string): readonly string[] {
  const pairs = [
    [/^(.+)Origin$/u, '$1'],
    [/^(.+)Date$/u, '$1'],
    [/^(.+)From$/u, '$1To'],
    [/^starts(.+)$/u, 'ends$1'],
    [/^issueDate$/u, 'dueDate'],
    [/^(.+)Percent$/u, '$1Amount'],
    [/^(.*)[sS]cheme$/u, '$1Address'],
    [/^postalCode$/u, 'city'],
    [/^street$/u, 'city'],
    [/^thumbnail(.+)$/u, 'image$1'],
  ] as const
  return pairs.flatMap(([pattern, partner]) => (pattern.test(name) ? [name.replace(pattern, partner)] : []))
}
