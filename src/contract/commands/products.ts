import * as z from 'zod/mini'
import { derivedUuid } from '#domain/uuid.ts'
import { type Change, type ChangeSetHeader, command } from '../command.ts'
import { copiedText } from '../copied-text.ts'
import { type AnyPatch, general, writableValues } from '../entity.ts'
import { product } from '../entities/product.ts'
import { boundedText, uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { storedMessage } from '../stored-message.ts'
import { commandMessages } from './command-messages.ts'

/** The most rows of one bulk command. */
export const MAX_BULK = 100_000

const KIND = product.kind

function missing(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(product.notFound, { id }) })
}

/** The SKU of a copy (PROD-04), of a product or a variant: both have the same length. */
function copiedSku(sku: string): string {
  return copiedText(product.fields.sku, sku, '-COPY')
}

interface CopiedVariant {
  readonly sku: string
}

/** The variants of a copy, with new ids and SKUs and a group of their own; without variants the group stays. */
function copiedVariants(variants: readonly CopiedVariant[], newId: string): AnyPatch {
  if (variants.length === 0) return {}
  const copies = variants.map((variant, index) => ({
    ...variant,
    id: derivedUuid(newId, index),
    sku: variant.sku === '' ? '' : copiedSku(variant.sku),
  }))
  return { variants: copies, groupKey: '' }
}

/**
 * Copies a product. The copy's source is always the user (PROD-04, PROD-17), and its price is that of the original: a copy names no
 * price (PRICE-06).
 */
export const duplicateProduct = command({
  name: 'product/duplicate',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => ({ refs: [id, newId].map((each) => ({ kind: KIND, id: each })) }),
  run({ id, newId }, rows) {
    const original = rows.get(KIND, id)
    if (!original) throw missing(id)
    if (rows.get(KIND, newId)) throw new Refusal('conflict', { message: commandMessages.idTaken.product })
    const data = {
      ...writableValues(general(product), original),
      name: copiedText(product.fields.name, String(original['name'])),
      sku: copiedSku(String(original['sku'])),
      ...copiedVariants(original['variants'] as readonly CopiedVariant[], newId),
      source: 'pricewright',
    }
    const stated = { receipt: original['receipt'] }
    return {
      changes: [{ op: 'put', kind: KIND, id: newId, data, stated }],
      why: storedMessage('copied-from', { name: String(original['name']) }),
    }
  },
})

const bulkIds = z.array(uuid).check(z.minLength(1), z.maxLength(MAX_BULK))
const header = { changeSetId: uuid, title: boundedText(300, 1) }

function headerOf(input: { changeSetId: string; title: string }): ChangeSetHeader {
  return { id: input.changeSetId, title: input.title, origin: 'bulk' }
}

/** Deletes products as one change set, so that it can be undone. */
export const deleteProducts = command({
  name: 'product/delete',
  input: z.strictObject({ ...header, ids: bulkIds }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: KIND, id })) }),
  run: (input) => ({
    changes: input.ids.map((id): Change => ({ op: 'delete', kind: KIND, id })),
    why: input.title,
    changeSet: headerOf(input),
  }),
})

/** Recalculates the prices of products under today's settings, as one change set (PRICE-16); their own fields stay. */
export const recalculateProducts = command({
  name: 'product/recalculate',
  input: z.strictObject({ ...header, ids: bulkIds }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: KIND, id })) }),
  run: (input, rows) => ({
    changes: input.ids
      .filter((id) => rows.get(KIND, id))
      // Without its receipt a price is recalculated.
      .map((id): Change => ({ op: 'patch', kind: KIND, id, data: {}, stated: { receipt: null } })),
    why: input.title,
    changeSet: headerOf(input),
  }),
})
