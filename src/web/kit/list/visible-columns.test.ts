import { describe, expect, it } from 'vitest'
import { columnsOf, withColumn } from './visible-columns.ts'

const all = ['sku', 'maker', 'price', 'stock'] as const
const defaults = ['sku', 'price'] as const

describe('the columns of a list', () => {
  it('PROD-08 are the defaults until the user chose, and then theirs', () => {
    expect(columnsOf(null, all, defaults)).toEqual(['sku', 'price'])
    expect(columnsOf('stock,sku', all, defaults)).toEqual(['sku', 'stock'])
    expect(columnsOf('', all, defaults)).toEqual([])
  })

  it('PROD-08 a stored column that no longer exists is left out', () => {
    expect(columnsOf('gone,price', all, defaults)).toEqual(['price'])
  })

  it('PROD-08 a column comes and goes in its place', () => {
    expect(withColumn(defaults, all, 'maker', true)).toEqual(['sku', 'maker', 'price'])
    expect(withColumn(defaults, all, 'sku', false)).toEqual(['price'])
  })
})
