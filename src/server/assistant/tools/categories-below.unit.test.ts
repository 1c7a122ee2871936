import { describe, expect, it } from 'vitest'
import { onlyAbove, withBelow } from './categories-below.ts'

const HOME = { id: 'home', parentId: null }
const LIGHTING = { id: 'lighting', parentId: 'home' }
const GARDEN = { id: 'garden', parentId: null }

describe('categories of two levels', () => {
  it('CAT-01 a category reaches its children and no other', () => {
    expect([...withBelow([LIGHTING, GARDEN, HOME], 'home')]).toEqual(['home', 'lighting'])
    expect([...withBelow([LIGHTING, GARDEN, HOME], 'lighting')]).toEqual(['lighting'])
  })

  it('CAT-01 what only stands above others has what is in these', () => {
    const own = new Map([
      ['lighting', ['lamp', 'bulb']],
      [null, ['mug']],
    ])
    expect(onlyAbove([HOME, LIGHTING, GARDEN], own)).toEqual([{ category: HOME, below: ['lamp', 'bulb'] }])
    expect(onlyAbove([HOME, LIGHTING], new Map([['home', ['sofa']], ...own]))).toEqual([])
  })

  it('OPS-06 many categories without products are gone through once, not once for each', () => {
    let looks = 0
    const categories = Array.from({ length: 2_000 }, (_, at) => ({
      id: `c${at}`,
      get parentId() {
        looks += 1
        return at % 2 === 0 ? null : `c${at - 1}`
      },
    }))
    expect(onlyAbove(categories, new Map([['c1', ['mug']]]))).toMatchObject([{ category: { id: 'c0' } }])
    expect(looks).toBe(categories.length)
  })
})
