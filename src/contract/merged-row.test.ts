import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entities } from './entities/registry.ts'
import { product } from './entities/product.ts'
import { type AnyPatch, type AnyRow, emptyRow, type Entity, fieldsOf, general } from './entity.ts'
import type { Fields } from './fields.ts'
import { mergedRow } from './merged-row.ts'
import { checkPatch } from './patch-schema.ts'

const NOTHING = { before: undefined, get: () => undefined, flagged: () => undefined }
const emptyOf = (entity: Entity): AnyRow => emptyRow(entity, 'row', 0, NOTHING)

const LISTS = entities.flatMap((entity) =>
  fieldsOf(entity).flatMap(([name, { line, readOnly }]) =>
    line && !readOnly ? [[`${entity.kind}.${name}`, entity, name, line] as const] : [],
  ),
)

const writable = (line: Fields): string[] =>
  Object.entries(line).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))

/** The fields of every complete line; fields that were added later may be missing. */
const needed = (line: Fields): string[] =>
  writable(line).filter((name) => !line[name]?.stored.safeParse(undefined).success)

/** Edits of a few lines, as devices send them: complete lines, some fields of one, removals. */
function editsOf(field: string, line: Fields): fc.Arbitrary<AnyPatch> {
  const fallbacks = Object.fromEntries(writable(line).map((name) => [name, line[name]?.fallback]))
  const some = fc
    .subarray(writable(line))
    .map((names) => Object.fromEntries(names.map((name) => [name, fallbacks[name]])))
  const edit = fc.oneof(fc.constant(fallbacks), fc.constant(null), some)
  return fc.dictionary(fc.constantFrom('a', 'b', 'c'), edit).map((lines) => ({ [field]: { lines } }))
}

describe('a row after a patch', () => {
  it.each(LISTS)(
    'SYNC-04 %s: in whatever order devices edit and remove lines, only whole ones stand',
    (...[, entity, field, line]) => {
      fc.assert(
        fc.property(fc.array(editsOf(field, line), { maxLength: 8 }), (edits) => {
          const row = edits.reduce<AnyRow>((before, edit) => mergedRow(entity, before, edit), emptyOf(entity))
          for (const each of row[field] as readonly object[]) {
            expect(Object.keys(each)).toEqual(expect.arrayContaining(['id', ...needed(line)]))
          }
        }),
      )
    },
  )

  it('SYNC-04 PRICE-15 an edit of a line leaves alone what it does not name, what was paid for it too', () => {
    const edit = { additionalCosts: { lines: { box: { label: 'Carton' } } } }
    expect(checkPatch(general(product), edit)).toEqual(edit)
    const costs = { variants: { lines: { s: { stock: 3 } } } }
    expect(checkPatch(general(product), costs)).toEqual(costs)
  })

  it('SYNC-04 an edit of a cost that another device removed leaves it removed, and the others alone', () => {
    const of = (lines: object) => ({ additionalCosts: { lines } }) as AnyPatch
    const merge = (row: AnyRow, patch: AnyPatch) => mergedRow(general(product), row, patch)
    const costs = { tape: { label: 'Tape', amount: 2 }, box: { label: 'Box', amount: 1 } }
    const made = merge(emptyOf(general(product)), of(costs))
    const after = merge(merge(made, of({ tape: null })), of({ tape: { amount: 9 }, box: { amount: 3 } }))
    expect(after['additionalCosts']).toEqual([{ id: 'box', label: 'Box', amount: 3 }])
    const undone = merge(after, of({ tape: costs.tape }))
    expect(undone['additionalCosts']).toContainEqual({ id: 'tape', ...costs.tape })
  })
})
