import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceParam,
  integerParam,
  listParam,
  parseQuery,
  readSearch,
  textParam,
  writeQuery,
  writeSearch,
} from './search-params.ts'

const shape = {
  id: textParam(),
  status: choiceParam(['all', 'active', 'inactive'], 'all'),
  page: integerParam(1, { min: 1 }),
  columns: listParam(['sku', 'brand']),
}

describe('search parameters', () => {
  it('NAV-04 an id stays text, whatever it looks like', () => {
    expect(readSearch(shape, parseQuery('?id=0012')).id).toBe('0012')
    expect(parseQuery('?id=1&flag=true&none=null')).toEqual({ id: '1', flag: 'true', none: 'null' })
  })

  it('NAV-08 a bad value reads as the default', () => {
    expect(readSearch(shape, parseQuery('?status=bogus&page=-3'))).toEqual({
      id: '',
      status: 'all',
      page: 1,
      columns: ['sku', 'brand'],
    })
    for (const page of ['0', '1.5', '1e9', 'NaN', '99999999999999999999', ''])
      expect(readSearch(shape, { page }).page).toBe(1)
  })

  it('NAV-08 defaults leave the address and unknown parameters stay', () => {
    const raw = { page: '3', other: 'x' }
    expect(writeSearch(shape, raw, { page: 1, status: 'active' })).toEqual({ status: 'active', other: 'x' })
    expect(writeSearch(shape, {}, { columns: ['sku', 'brand'] })).toEqual({})
    expect(readSearch(shape, writeSearch(shape, {}, { columns: [] })).columns).toEqual([])
  })

  it('NAV-08 PLIST-04 a parameter may have another name in the address than on its page', () => {
    const named = { ...shape, status: { ...shape.status, name: 'is' } }
    const raw = writeSearch(named, {}, { status: 'active' })
    expect(raw).toEqual({ is: 'active' })
    expect(readSearch(named, raw).status).toBe('active')
  })

  it('NAV-08 what is written reads the same after a reload, for any text', () => {
    const state = fc.record({
      id: fc.string({ unit: 'grapheme' }),
      status: fc.constantFrom('all' as const, 'active' as const, 'inactive' as const),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(state, (wanted) => {
        const query = writeQuery(writeSearch(shape, {}, wanted))
        expect(readSearch(shape, parseQuery(query))).toEqual({ ...wanted, columns: ['sku', 'brand'] })
      }),
    )
  })

  it('a name that is special to JavaScript does nothing special', () => {
    const parsed = parseQuery('?__proto__=x&constructor=y&toString=z')
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(parsed).toEqual({ constructor: 'y', toString: 'z' })
  })
})
