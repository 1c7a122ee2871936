import { describe, expect, it } from 'vitest'
import { type Figure, ratioOf, verdictOf } from './figure.ts'

const figure: Figure = { part: 'rest', name: 'list', value: 12, unit: 'ms' }

describe('ratioOf', () => {
  it('is how many times its floor a figure is', () => {
    expect(ratioOf({ ...figure, floor: 8 })).toBe(1.5)
    expect(ratioOf(figure)).toBeUndefined()
  })
})

describe('verdictOf', () => {
  const byValue = { of: 'value', gate: 12, moonshot: 10 } as const

  it('reaches a limit that it equals, and misses one that it is above', () => {
    expect(verdictOf({ ...figure, target: byValue })).toBe('gate')
    expect(verdictOf({ ...figure, value: 12.1, target: byValue })).toBe('missed')
    expect(verdictOf({ ...figure, value: 10, target: byValue })).toBe('moonshot')
    expect(verdictOf({ ...figure, value: 0.1, target: { of: 'value', gate: 12 } })).toBe('gate')
    expect(verdictOf(figure)).toBe('none')
  })

  it('misses nothing where there is no gate', () => {
    expect(verdictOf({ ...figure, target: { of: 'value', moonshot: 11 } })).toBe('none')
    expect(verdictOf({ ...figure, target: { of: 'value', moonshot: 12 } })).toBe('moonshot')
  })

  it('judges a ratio by the floor, whatever the figure itself is', () => {
    const target = { of: 'ratio', gate: 1.5, moonshot: 1.2 } as const
    expect(verdictOf({ ...figure, floor: 8, target })).toBe('gate')
    expect(verdictOf({ ...figure, floor: 10, target })).toBe('moonshot')
    expect(verdictOf({ ...figure, floor: 4, target })).toBe('missed')
  })

  it('misses what could not be measured', () => {
    expect(verdictOf({ ...figure, value: NaN, target: byValue })).toBe('missed')
    expect(verdictOf({ ...figure, target: { of: 'ratio', gate: 1.5 } })).toBe('missed')
  })
})
