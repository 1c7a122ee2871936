import * as z from 'zod/mini'
import { type BulkEdit, type BulkEffect, bulkEffect, changesRow } from '#domain/bulk-edit.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { command, type CommandRows } from '../command.ts'
import { marginMessages } from '../margin-messages.ts'
import type { AnyPatch, AnyRow } from '../entity.ts'
import { MAX_PPM, MAX_UNITS, PPM } from '#domain/money.ts'
import { boundedText, uuid } from '../fields.ts'
import { Refusal } from '../refusal.ts'
import { categoryChain, pricingContextOf } from '../product-pricing.ts'
import { commandMessages } from './command-messages.ts'
import { MAX_BULK } from './products.ts'

const percentage = z.int().check(z.gte(0, { error: () => commandMessages.negative }), z.lte(MAX_PPM))
const change = z
  .int()
  .check(
    z.gte(-PPM, { error: () => commandMessages.changeAtLeast }),
    z.lte(MAX_PPM, { error: () => commandMessages.changeAtMost }),
  )
const margin = percentage.check(z.lt(1_000_000, { error: () => marginMessages.tooHigh }))

const amount = z.int().check(z.gte(0, { error: () => commandMessages.negative }), z.lte(MAX_UNITS))
const tagNames: z.ZodMiniType<readonly string[]> = z.array(boundedText(60, 1)).check(z.maxLength(100))

const pricing = z.discriminatedUnion('strategy', [
  z.strictObject({ strategy: z.literal('margin'), percent: margin }),
  z.strictObject({ strategy: z.literal('markup'), percent: percentage }),
  z.strictObject({ strategy: z.literal('manual'), amount }),
])

/** The list's what-if figures, which price products without pricing of their own (PROD-08). */
export const whatIfSchema = z.strictObject({ vat: percentage, retailMargin: margin, tradeMargin: margin })

/** What a bulk edit does; every part is optional, at least one is given (PROD-13). */
export const bulkEditSchema = z.strictObject({
  categoryId: z.optional(z.nullable(uuid)),
  brandId: z.optional(z.nullable(uuid)),
  isActive: z.optional(z.boolean()),
  costChange: z.optional(change),
  shippingCost: z.optional(amount),
  importDuty: z.optional(percentage),
  vatTax: z.optional(z.nullable(percentage)),
  priceEnding: z.optional(z.nullable(z.enum(PRICE_ENDINGS))),
  pricing: z.optional(pricing),
  priceChange: z.optional(change),
  /** `rule` changes margins and markups, so that prices still follow costs; otherwise prices become fixed. */
  priceChangeKeeps: z.optional(z.literal('rule')),
  tradePrice: z.optional(z.nullable(amount)),
  floorMargin: z.optional(z.nullable(margin)),
  stock: z.optional(z.nullable(z.int().check(z.gte(-2_147_483_647), z.lte(2_147_483_647)))),
  addTags: z.optional(tagNames),
  removeTags: z.optional(tagNames),
  floorOverride: z.optional(boundedText(300, 1)),
  /** Recalculates prices and costs under today's settings (PRICE-06). */
  recalculate: z.optional(z.literal(true)),
  /** Gives every price the ending in force: typed prices are moved, the others recalculated (PRICE-11). */
  endPrices: z.optional(z.literal(true)),
})

/** Whether an edit changes anything; how prices are changed is nothing by itself. */
export function changesSomething(edit: BulkEditInput['edit']): boolean {
  return Object.entries(edit).some(([part, value]) => part !== 'priceChangeKeeps' && value !== undefined)
}

/** What an edit states beside its patch: without its receipt a price is recalculated. */
export function statedBy(
  { recalculate }: BulkEditInput['edit'],
  { recalculates }: Pick<BulkEffect, 'recalculates'>,
): { readonly stated?: AnyPatch } {
  return recalculate || recalculates ? { stated: { receipt: null } } : {}
}

const input = z.strictObject({
  changeSetId: uuid,
  title: boundedText(300, 1),
  ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_BULK)),
  edit: bulkEditSchema,
  whatIf: z.optional(z.nullable(whatIfSchema)),
})

/** What the command takes. */
export type BulkEditInput = z.infer<typeof input>

/** The effect of a bulk edit on each existing product, in the order of `ids`: the preview of the change set (CHANGE-01). */
export function bulkEffects(
  { ids, edit, whatIf = null }: Pick<BulkEditInput, 'ids' | 'edit' | 'whatIf'>,
  rows: Pick<CommandRows, 'get'>,
  profile: AnyRow | undefined,
): { id: string; effect: BulkEffect }[] {
  const contextOf = (categoryId: string | null) =>
    pricingContextOf(
      profile,
      categoryChain(categoryId, (kind, id) => rows.get(kind, id)),
    )
  const isFloorStrict = profile?.['floorAction'] === 'block'
  return ids.flatMap((id) => {
    const row = rows.get('product', id)
    if (!row) return []
    const deps = { contextOf, whatIf, isFloorStrict }
    return [{ id, effect: bulkEffect(row, edit as BulkEdit, deps) }]
  })
}

/** Edits many products as one change set, previewed, applied at once and reverted in one step (PROD-13). */
export const bulkEditProducts = command({
  name: 'product/bulk-edit',
  input,
  reads: ({ ids, edit }) => ({
    refs: [
      ...ids.map((id) => ({ kind: 'product', id })),
      ...(edit.categoryId ? [{ kind: 'category', id: edit.categoryId }] : []),
    ],
    lookups: [{ kind: 'businessProfile', field: 'isDefault', is: true }],
    all: ['category'],
  }),
  run(given, rows) {
    if (!changesSomething(given.edit)) {
      throw new Refusal('rule-broken', { message: commandMessages.nothingChosen })
    }
    const [profile] = rows.find({ kind: 'businessProfile', field: 'isDefault', is: true })
    const changes = bulkEffects(given, rows, profile)
      .filter(({ effect }) => given.edit.recalculate ?? changesRow(effect))
      .map(({ id, effect }) => ({
        op: 'patch' as const,
        kind: 'product',
        id,
        data: effect.patch,
        ...statedBy(given.edit, effect),
      }))
    const { changeSetId, title } = given
    return { changes, why: title, changeSet: { id: changeSetId, title, origin: 'bulk' } }
  },
})
