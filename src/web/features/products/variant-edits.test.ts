import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { patchSchema } from '#contract/patch-schema.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import {
  addedOption,
  changedValues,
  changedVariants,
  combinationNames,
  madeVariants,
  namedVariant,
  removedOption,
  variantPlan,
  variantsWith,
} from './variant-edits.ts'

type Product = Pick<RowOfKind<'product'>, 'id' | 'sku' | 'options' | 'variants'>

const ID = '0192d3a4-0000-7000-8000-000000000001'
const size = { id: 'size', name: 'Size', values: ['S', 'L'] }
const empty: Product = { id: ID, sku: 'MUG', options: [size], variants: [] }

/** The product after a patch that the server accepts too. */
function after(row: Product, patch: PatchOfKind<'product'>): Product {
  expect(patchSchema(general(product)).safeParse(patch).error?.issues).toBeUndefined()
  return applyPatch(row, patch as Record<string, unknown>)
}

const sized = after(empty, madeVariants(empty, variantPlan(empty).missing))
const values = ({ variants }: Product) => variants.map(({ optionValues }) => optionValues.join('/'))

describe('editing variants', () => {
  it('PRICE-08 makes one for each combination that is missing, in order, with a SKU of its own', () => {
    expect(values(sized)).toEqual(['S', 'L'])
    expect(sized.variants.map(({ sku }) => sku)).toEqual(['MUG-S', 'MUG-L'])
    expect(new Set(sized.variants.map(({ id }) => id)).size).toBe(2)
    expect(variantPlan(sized).missing).toEqual([])
    const bare = { ...empty, sku: '' }
    expect(after(bare, madeVariants(bare, [['S']])).variants[0]?.sku).toBe('')
  })

  it('SYNC-04 of the same values is the same variant on every device, but never one that stands for others by now', () => {
    expect(madeVariants(empty, [['S']])).toEqual(madeVariants(empty, [['S']]))
    const renamed = { ...sized, variants: sized.variants.map((each) => ({ ...each, optionValues: ['XXL'] })) }
    const again = after(renamed, madeVariants(renamed, [['S']]))
    expect(values(again)).toEqual(['XXL', 'XXL', 'S'])
  })

  it('PRICE-08 many variants stay in the order of their combinations', () => {
    const many = { ...empty, options: [{ ...size, values: Array.from({ length: 40 }, (_, index) => `V${index}`) }] }
    const { missing } = variantPlan(many)
    expect(values(after(many, madeVariants(many, missing)))).toEqual(missing.flat())
  })

  it('PRICE-08 the first value of a new option is what the variants before it are', () => {
    const withOption = after(sized, addedOption('colour'))
    const colour = withOption.options[1]!
    const coloured = after(withOption, changedValues(withOption, colour, ['Red', 'Blue']))
    expect(values(coloured)).toEqual(['S/Red', 'L/Red'])
    expect(variantPlan(coloured).missing).toEqual([
      ['S', 'Blue'],
      ['L', 'Blue'],
    ])
    const more = changedValues(coloured, coloured.options[1]!, ['Red', 'Blue', 'Green'])
    expect(more).not.toHaveProperty('variants')
    const without = after(coloured, removedOption(coloured, 'size'))
    expect(values(without)).toEqual(['Red', 'Red'])
    expect(without.options.map(({ id }) => id)).toEqual(['colour'])
  })

  it('PRICE-08 a value that a variant uses is known, declared or not', () => {
    const large = { ...sized, options: [{ ...size, values: ['S'] }] }
    const { options } = variantPlan(large)
    expect(options[0]?.values).toEqual(['S', 'L'])
    expect(variantsWith(large, options[0]!, 'L').map(({ sku }) => sku)).toEqual(['MUG-L'])
    expect(combinationNames([['S', 'Red']])).toEqual(['S / Red'])
  })

  it('PRICE-08 one change of several variants, one more by name, and their end', () => {
    const [first, second] = sized.variants
    const ids = [first!.id, second!.id]
    const dearer = after(sized, changedVariants(ids, { baseCost: 7 }))
    expect(dearer.variants.map(({ baseCost }) => baseCost)).toEqual([7, 7])
    expect(after(sized, changedVariants([first!.id], null)).variants).toHaveLength(1)
    expect(after(sized, namedVariant('gift', 'Gift box')).variants[2]).toMatchObject({
      name: 'Gift box',
      isActive: true,
    })
  })
})
