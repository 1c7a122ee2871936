import { describe, expect, it } from 'vitest'
import { itemsOf, readItems } from './included-items.ts'

describe('what a package includes', () => {
  it('is one item a line, trimmed', () => {
    expect(itemsOf(' Cleaning \n\n New chain')).toEqual(['Cleaning', 'New chain'])
    expect(readItems(' Cleaning \n\n')).toEqual({ value: 'Cleaning' })
  })

  it('is refused by name beyond its limits', () => {
    expect(readItems('x\n'.repeat(100))).toHaveProperty('value')
    expect(readItems('x\n'.repeat(101))).toEqual({ issue: 'At most 100 lines.' })
    expect(readItems('x'.repeat(201))).toEqual({ issue: 'A line has at most 200 characters.' })
  })
})
