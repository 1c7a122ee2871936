import { describe, expect, it } from 'vitest'
import { listQueryFromParams, paramsFromListQuery } from '#domain/list-query.ts'
import type { CatalogueFacts } from '#domain/catalogue-facts.ts'
import { catalogueTiles } from './catalogue-tiles.ts'

const facts: CatalogueFacts = {
  total: 504,
  active: 500,
  withCost: 304,
  averageMargin: 365_000,
  withoutCost: 200,
  unpriced: 0,
  belowFloor: 3,
  losing: 0,
}

describe('the tiles of the start page', () => {
  it('count the catalogue and say which figures are problems', () => {
    expect(catalogueTiles(facts, true).map(({ value, tone }) => [value, tone])).toEqual([
      ['504', 'neutral'],
      ['200', 'warn'],
      ['0', 'ok'],
      ['3', 'warn'],
      ['0', 'ok'],
    ])
  })

  it('PRICE-12 without a lowest margin nothing is said to be above it, and what loses money is told all the same', () => {
    const tiles = catalogueTiles({ ...facts, belowFloor: 0, losing: 1 }, false)
    expect(tiles.slice(-2).map(({ value, tone, remark }) => [value, tone, remark])).toEqual([
      ['0', 'neutral', 'No lowest margin is set'],
      ['1', 'bad', 'Sold for less than they cost'],
    ])
    expect(catalogueTiles(facts, false)[3]?.tone).toBe('warn')
  })

  it('PROD-08 the products without a price are those that have a cost, and that is said', () => {
    const tile = catalogueTiles(facts, true)[2]
    expect([tile?.label, tile?.remark]).toEqual(['Cost but no price', 'Every product with a cost has a price'])
  })

  it('NAV-08 lead to lists that the product list understands, with nothing dropped', () => {
    const lists = catalogueTiles(facts, true).map(({ list }) => list)
    expect(lists).toEqual([
      {},
      { status: 'active', problem: 'withoutCost' },
      { status: 'active', problem: 'unpriced' },
      { status: 'active', problem: 'belowFloor', sort: 'margin' },
      { status: 'active', problem: 'losing', sort: 'margin' },
    ])
    for (const list of lists) {
      expect(paramsFromListQuery(listQueryFromParams(list))).toEqual(list)
    }
  })
})
