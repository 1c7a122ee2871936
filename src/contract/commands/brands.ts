import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import { general } from '../entity.ts'
import { brand } from '../entities/brand.ts'
import { uuid } from '../fields.ts'
import { importCommand } from './import-rows.ts'
import { storedMessage } from '../stored-message.ts'

/** The most brands in one batch. */
export const MAX_BRANDS = 2_000

/** Deletes brands in one batch; their products stay, without a brand (BRAND-02, BRAND-03). */
export const deleteBrands = command({
  name: 'brand/delete',
  input: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_BRANDS)) }),
  reads: ({ ids }) => ({
    refs: ids.map((id) => ({ kind: 'brand', id })),
    lookups: ids.map((id) => ({ kind: 'product', field: 'brandId', is: id })),
  }),
  run({ ids }, rows) {
    const freed = ids.flatMap((id) => rows.find({ kind: 'product', field: 'brandId', is: id }))
    const changes: Change[] = [
      ...freed.map((row) => ({ op: 'patch' as const, kind: 'product', id: row.id, data: { brandId: null } })),
      ...ids.map((id) => ({ op: 'delete' as const, kind: 'brand', id })),
    ]
    return { changes, why: storedMessage('brands-deleted', { count: ids.length }) }
  },
})

/** Imports the brands of a file. */
export const importBrands = importCommand(general(brand))
