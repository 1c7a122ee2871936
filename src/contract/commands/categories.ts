import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import { type AnyRow, general } from '../entity.ts'
import { uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { category } from '../entities/category.ts'
import { commandMessages } from './command-messages.ts'
import { importCommand } from './import-rows.ts'
import { storedMessage } from '../stored-message.ts'

const input = z.strictObject({
  id: uuid,
  /** Where its products go; null leaves them without a category. */
  moveProductsTo: z.nullable(uuid),
  /** Where its child categories go; null makes them top categories. */
  moveChildrenTo: z.nullable(uuid),
})

/** Deletes a category and moves its products and children, so that nothing names it any more (CAT-04). */
export const deleteCategory = command({
  name: 'category/delete',
  input,
  reads: ({ id, moveProductsTo, moveChildrenTo }) => ({
    refs: [id, moveProductsTo, moveChildrenTo].flatMap((each) => (each ? [{ kind: 'category', id: each }] : [])),
    lookups: [
      { kind: 'product', field: 'categoryId', is: id },
      { kind: 'category', field: 'parentId', is: id },
    ],
  }),
  run({ id, moveProductsTo, moveChildrenTo }, rows) {
    const gone = rows.get('category', id)
    if (!gone) throw new Refusal('no-such-row', { message: fillText(category.notFound, { id }) })
    for (const target of [moveProductsTo, moveChildrenTo]) {
      if (target === id) throw new Refusal('rule-broken', { message: commandMessages.sameCategory })
      if (target !== null && !rows.get('category', target)) {
        throw new Refusal('no-such-row', { message: fillText(category.notFound, { id: target }) })
      }
    }
    // Of two that name each other, the one that stays becomes a top category.
    const children = rows.find({ kind: 'category', field: 'parentId', is: id }).filter((row) => row.id !== id)
    const goesTo = (child: AnyRow): string | null => (child.id === moveChildrenTo ? null : moveChildrenTo)
    const products = rows.find({ kind: 'product', field: 'categoryId', is: id })
    const changes: Change[] = [
      ...children.map((row) => patch('category', row.id, { parentId: goesTo(row) })),
      ...products.map((row) => patch('product', row.id, { categoryId: moveProductsTo })),
      { op: 'delete', kind: 'category', id },
    ]
    return { changes, why: storedMessage('category-deleted', { name: gone.name }) }
  },
})

function patch(kind: string, id: string, data: Readonly<Record<string, unknown>>): Change {
  return { op: 'patch', kind, id, data }
}

/** Imports the categories of a file. */
export const importCategories = importCommand(general(category))
