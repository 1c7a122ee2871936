import * as z from 'zod/mini'
import { type Change, command } from '../command.ts'
import { general } from '../entity.ts'
import { customer, CUSTOMER_STATES } from '../entities/customer.ts'
import { boundedText, uuid } from '../fields.ts'
import { deleteCommand } from './delete-rows.ts'
import { importCommand } from './import-rows.ts'

/** The most customers in one batch. */
export const MAX_CUSTOMERS = 10_000

const KIND = customer.kind
const header = { changeSetId: uuid, title: boundedText(300, 1) }
const many = { ...header, ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_CUSTOMERS)) }
const tagNames = z.array(boundedText(60, 1)).check(z.maxLength(50))

const refsOf = (ids: readonly string[]) => ({ refs: ids.map((id) => ({ kind: KIND, id })) })
const headed = ({ changeSetId: id, title }: { readonly changeSetId: string; readonly title: string }) => ({
  why: title,
  changeSet: { id, title, origin: 'bulk' },
})

/** Gives many customers a status, tags or a price list as one change set (CUST-05, PLIST-06); deleted ones are skipped. */
export const editCustomers = command({
  name: 'customer/edit',
  input: z.strictObject({
    ...many,
    edit: z.strictObject({
      status: z.optional(z.enum(CUSTOMER_STATES)),
      addTags: z.optional(tagNames),
      removeTags: z.optional(tagNames),
      priceListId: z.optional(z.nullable(uuid)),
    }),
  }),
  reads: ({ ids }) => refsOf(ids),
  run(input, rows) {
    const { addTags: add, removeTags: remove, ...data } = input.edit
    const tags = add || remove ? { tags: { ...(add ? { add } : {}), ...(remove ? { remove } : {}) } } : {}
    const changes = input.ids.flatMap((id): Change[] =>
      rows.get(KIND, id) ? [{ op: 'patch', kind: KIND, id, data: { ...data, ...tags } }] : [],
    )
    return { changes, ...headed(input) }
  },
})

/** Deletes customers as one change set, so that it can be undone; their documents stay as they are (CUST-06). */
export const deleteCustomers = deleteCommand(general(customer), MAX_CUSTOMERS)

/** Imports the customers of a file (CUST-05). */
export const importCustomers = importCommand(general(customer))
