import { describe, expect, it } from 'vitest'
import { brand } from './entities/brand.ts'
import { general } from './entity.ts'
import { nextRow } from './next-row.ts'

const NOTHING = { before: undefined, get: () => undefined, flagged: () => undefined }
const change = { kind: 'brand', id: '00000000-0000-7000-8000-000000000001', data: { name: 'Duralex' } } as const

describe('the row after a change', () => {
  it('SYNC-02 a patch of a row that is not there makes none; a put does', () => {
    const written = (op: 'patch' | 'put') => nextRow(general(brand), { ...change, op }, NOTHING, 1_000)
    expect(() => written('patch')).toThrow(expect.objectContaining({ code: 'no-such-row' }))
    expect(written('put')).toMatchObject({ name: 'Duralex', createdAt: 1_000 })
  })
})
