import * as z from 'zod/mini'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { type Change, type ChangeSetHeader, command, type CommandRows } from '../command.ts'
import { copiedText } from '../copied-text.ts'
import { general, writableValues } from '../entity.ts'
import { priceList } from '../entities/price-list.ts'
import { priceListPrice } from '../entities/price-list-price.ts'
import { scheduledPrice } from '../entities/scheduled-price.ts'
import { boundedText, uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { storedMessage } from '../stored-message.ts'
import { commandMessages } from './command-messages.ts'

/** The most lists of one command. */
export const MAX_LISTS = 500

const header = { changeSetId: uuid, title: boundedText(300, 1) }
const ids = z.array(uuid).check(z.minLength(1, { error: () => commandMessages.noListId }), z.maxLength(MAX_LISTS))

function headerOf(input: { changeSetId: string; title: string }, origin: string): ChangeSetHeader {
  return { id: input.changeSetId, title: input.title, origin }
}

function missing(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(priceList.notFound, { id }) })
}

function known(id: string, rows: CommandRows): void {
  if (!rows.get(priceList.kind, id)) throw missing(id)
}

/** Deletes price lists with their prices and scheduled prices, as one change set, so that it can be undone. */
export const deletePriceLists = command({
  name: 'price-list/delete',
  input: z.strictObject({ ...header, ids }),
  reads: (input) => ({
    refs: input.ids.map((id) => ({ kind: priceList.kind, id })),
    lookups: input.ids.flatMap((id) => DEPENDENTS.map((kind) => ({ kind, field: 'priceListId', is: id }))),
  }),
  run(input, rows) {
    input.ids.forEach((id) => known(id, rows))
    const dependents = input.ids.flatMap((id) =>
      DEPENDENTS.flatMap((kind) =>
        rows.find({ kind, field: 'priceListId', is: id }).map((row) => ({ op: 'delete' as const, kind, id: row.id })),
      ),
    )
    const changes: Change[] = [
      ...dependents,
      ...input.ids.map((id) => ({ op: 'delete' as const, kind: priceList.kind, id })),
    ]
    return { changes, why: input.title, changeSet: headerOf(input, 'priceList') }
  },
})

const DEPENDENTS = [priceListPrice.kind, scheduledPrice.kind]

/** Copies a price list as a draft, with the prices that are set in it. */
export const duplicatePriceList = command({
  name: 'price-list/duplicate',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => ({
    refs: [id, newId].map((each) => ({ kind: priceList.kind, id: each })),
    lookups: [pricesOf(id)],
  }),
  run({ id, newId }, rows, context) {
    const original = rows.get('priceList', id)
    if (!original) throw missing(id)
    if (rows.get('priceList', newId)) {
      throw new Refusal('conflict', { message: commandMessages.idTaken.priceList })
    }
    const title = copiedText(priceList.fields.title, original.title)
    const data = { ...writableValues(general(priceList), original), title, status: 'draft' }
    const prices = rows.find(pricesOf(id)).map((row): Change => ({
      op: 'put',
      kind: priceListPrice.kind,
      id: context.newId(),
      data: { ...writableValues(general(priceListPrice), row), priceListId: newId },
    }))
    const changes: Change[] = [{ op: 'put', kind: priceList.kind, id: newId, data }, ...prices]
    return { changes, why: storedMessage('copied-from', { name: original.title }) }
  },
})

const pricesOf = (id: string) => ({ kind: priceListPrice.kind, field: 'priceListId', is: id })

const { productId, variantId, minQuantity, currency, price } = priceListPrice.fields

/** Sets and removes prices of one list as one change set (CHANGE-01); a known `id` is updated, any other is created. */
export const setListPrices = command({
  name: 'price-list/set-prices',
  input: z.strictObject({
    ...header,
    priceListId: uuid,
    prices: z
      .array(
        z.strictObject({
          id: uuid,
          productId: productId.stored,
          variantId: variantId.stored,
          minQuantity: minQuantity.stored,
          currency: currency.stored,
          price: price.stored,
        }),
      )
      .check(z.maxLength(MAX_LIST_PRODUCTS)),
    removed: z.array(uuid).check(z.maxLength(MAX_LIST_PRODUCTS)),
  }),
  reads: ({ priceListId, removed }) => ({
    refs: [{ kind: priceList.kind, id: priceListId }, ...removed.map((id) => ({ kind: priceListPrice.kind, id }))],
  }),
  run(input, rows) {
    known(input.priceListId, rows)
    const changes: Change[] = [
      ...input.removed
        .filter((id) => rows.get(priceListPrice.kind, id)?.['priceListId'] === input.priceListId)
        .map((id) => ({ op: 'delete' as const, kind: priceListPrice.kind, id })),
      ...input.prices.map(({ id, ...data }) => ({
        op: 'put' as const,
        kind: priceListPrice.kind,
        id,
        data: { ...data, priceListId: input.priceListId },
      })),
    ]
    return { changes, why: input.title, changeSet: headerOf(input, 'priceList') }
  },
})
