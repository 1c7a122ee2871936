import { describe, expect, it } from 'vitest'
import { Parts } from './parts.ts'

describe('parts of the product', () => {
  it('NAV-03 load once, when they are first needed', async () => {
    let loads = 0
    const parts = new Parts({ list: () => Promise.resolve(`list ${(loads += 1)}`) })
    expect(parts.get('list')).toBeUndefined()
    const loading = parts.load('list')
    expect(parts.load('list')).toBe(loading)
    await loading
    expect([parts.get('list'), parts.load('list'), loads]).toEqual(['list 1', undefined, 1])
    expect([parts.has('list'), parts.has('other'), parts.load('other')]).toEqual([true, false, undefined])
  })

  it('NAV-02 that cannot be had say why, and are asked for again the next time', async () => {
    let isThere = false
    const wait = () => Promise.resolve()
    const load = () => (isThere ? Promise.resolve('list') : Promise.reject(new Error('no network')))
    const parts = new Parts({ list: load }, { wait })
    await expect(parts.load('list')).rejects.toThrow('no network')
    expect(() => parts.get('list')).toThrow('no network')
    isThere = true
    await parts.load('list')
    expect(parts.get('list')).toBe('list')
  })
})
