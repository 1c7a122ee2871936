import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '#contract/entities/product.ts'
import { general } from '#contract/entity.ts'
import { RowWorld } from '#test/row-world.ts'
import { settledCount, type Step, type StepPart } from './layers.ts'

type Told = readonly [part: StepPart, value: number | null, how?: 'landed' | 'back' | 'landed back']

/** A count that begins somewhere and gets to a value with each step. */
function counted(begun: number | null, ...told: readonly Told[]) {
  const steps = told.map(([part, , how = ''], version): Step => ({
    version,
    part,
    changeSetId: null,
    isAdding: how.includes('landed'),
    isReverting: how.includes('back'),
  }))
  const { value, keptBy } = settledCount({ values: [begun, ...told.map(([, value]) => value)], steps })
  return keptBy ? [value, keptBy.part] : value
}

describe('a count without a change set', () => {
  it('CHANGE-02 SHIP-03 is less what a landing added, whatever was sold or came since', () => {
    expect(counted(10, ['own', 50, 'landed'])).toBe(10)
    expect(counted(10, ['own', 50, 'landed'], ['edit', 48])).toBe(8)
    expect(counted(10, ['own', 50, 'landed'], ['set', 90, 'landed'])).toBe(50)
    expect(counted(10, ['own', 50, 'landed'], ['set', 90, 'landed'], ['edit', 85])).toBe(45)
    expect(counted(null, ['own', 40, 'landed'])).toBe(null)
    expect(counted(null, ['own', 40, 'landed'], ['edit', 38])).toBe(-2)
  })

  it('CHANGE-02 SHIP-03 leaves out what was taken back, or waits, below it and above', () => {
    expect(
      counted(
        10,
        ['passed', 14, 'landed'],
        ['set', 16, 'landed'],
        ['own', 18, 'landed'],
        ['passed', 14, 'landed back'],
      ),
    ).toBe(12)
    expect(
      counted(10, ['passed', 12, 'landed'], ['edit', 11], ['own', 17, 'landed'], ['passed', 15, 'landed back']),
    ).toBe(9)
    expect(counted(10, ['passed', 50], ['own', 90, 'landed'])).toBe(10)
    expect(counted(10, ['passed', 50], ['edit', 49], ['own', 55, 'landed'])).toBe(49)
    expect(counted(10, ['passed', 12, 'landed'], ['edit', 11], ['own', 50])).toBe(9)
    expect(
      counted(10, ['set', 16, 'landed'], ['passed', 30], ['own', 34, 'landed'], ['passed', 20, 'back'], ['edit', 19]),
    ).toBe(15)
  })

  it('CHANGE-02 stays where it was counted or set since, which is told', () => {
    expect(counted(10, ['own', 50], ['edit', 3])).toEqual([3, 'edit'])
    expect(counted(10, ['own', 50], ['set', 70])).toEqual([70, 'set'])
    expect(counted(10, ['own', 50], ['edit', 49], ['set', 55, 'landed'])).toEqual([55, 'edit'])
    expect(counted(10, ['own', 50, 'landed'], ['set', 70], ['edit', 68])).toEqual([68, 'set'])
    expect(counted(10, ['own', 50, 'landed'], ['passed', 70], ['edit', 68])).toEqual([68, 'edit'])
    expect(counted(10, ['own', 50, 'landed'], ['passed', 70], ['passed', 50, 'back'], ['edit', 48])).toBe(8)
    expect(counted(10, ['own', 50])).toBe(10)
    expect(counted(10, ['set', 15, 'landed'], ['own', 10])).toBe(15)
    expect(counted(10, ['own', 50], ['set', 90, 'landed'])).toBe(50)
    expect(counted(10, ['set', 16, 'landed'], ['own', 50], ['set', 54, 'landed'])).toBe(20)
  })

  const landing = fc.record({ add: fc.integer({ min: 1, max: 9 }) })
  const setting = fc.record({ set: fc.integer({ min: 0, max: 50 }) })
  const back = fc.record({ back: fc.nat(9) })
  const begun = fc.option(fc.integer({ min: 0, max: 20 }))

  it('CHANGE-02 SHIP-03 comes to the first one when all that landed or was set is taken back, in any order', () => {
    const acts = fc.array(fc.oneof(landing, setting, back), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(begun, acts, fc.array(fc.nat(9)), (stock, all, order) => {
        const shop = stocked(stock)
        for (const act of all) shop.act(act)
        for (let n = 0; shop.open.length > 0; n++) shop.act({ back: order[n] ?? 0 })
        expect(shop.stock()).toBe(stock)
      }),
      { numRuns: 300 },
    )
  })

  it('CHANGE-02 SHIP-03 comes to the first one less what was sold when all that landed is taken back, in any order', () => {
    const sale = fc.record({ sold: fc.integer({ min: 1, max: 9 }) })
    const acts = fc.array(fc.oneof(landing, sale, back), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), acts, fc.array(fc.nat(9)), (stock, all, order) => {
        const shop = stocked(stock)
        for (const act of all) shop.act(act)
        for (let n = 0; shop.open.length > 0; n++) shop.act({ back: order[n] ?? 0 })
        const sold = all.reduce((sum, act) => sum + ('sold' in act ? act.sold : 0), 0)
        expect(shop.stock()).toBe(stock - sold)
      }),
      { numRuns: 300 },
    )
  })
})

type Act = { readonly add: number } | { readonly set: number } | { readonly sold: number } | { readonly back: number }

/** A product whose stock is landed, set, sold and taken back. */
function stocked(begun: number | null) {
  const world = new RowWorld(general(product))
  world.write('put', { name: 'Mug', stock: begun }, null)
  const open: string[] = []
  const stock = () => (world.values?.['stock'] ?? null) as number | null
  let made = 0
  return {
    open,
    stock,
    act(act: Act): void {
      if ('back' in act) {
        const [id] = open.length === 0 ? [] : open.splice(act.back % open.length, 1)
        if (id !== undefined) world.takeBack(id)
      } else if ('sold' in act) {
        world.write('patch', { stock: (stock() ?? 0) - act.sold }, null)
      } else {
        const id = `set-${(made += 1)}`
        open.push(id)
        if ('add' in act) world.adds(id)
        world.write('patch', { stock: 'add' in act ? (stock() ?? 0) + act.add : act.set }, id)
      }
    },
  }
}
