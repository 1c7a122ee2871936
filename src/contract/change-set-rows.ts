import * as z from 'zod/mini'
import { MAX_OPTIONS, OPTION_NAME, OPTION_VALUE } from '#domain/variants.ts'
import { boundedText, uuid } from './fields.ts'

/** The most rows in one upload of draft rows, and in one change set. */
export const MAX_UPLOAD = 1_000
export const MAX_ROWS = 100_000

/** How the rows of a file are matched with existing rows (PROD-14). */
export const importOptions = z.strictObject({
  /** `sku` updates the product with the same SKU; `none` always creates. */
  match: z.enum(['sku', 'none']),
  mode: z.enum(['create-and-update', 'create-only', 'update-only']),
  /** Makes categories and brands that do not exist yet. */
  createNames: z.boolean(),
  /** Amounts of rows that name no currency are in the currency of the product that they update. */
  keepsCurrency: z.optional(z.boolean()),
})
export type ImportOptions = z.infer<typeof importOptions>

/** One row of a file as the browser read it: stored-form values, names instead of ids. */
export const importRow = z.strictObject({
  /** Line in the file, the first data line being 1; identifies the row in its change set. */
  n: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Ids of product and variant from our own export; a missing product is matched by SKU, or created. */
  productId: z.optional(uuid),
  variantId: z.optional(boundedText(60, 1)),
  data: z.record(z.string(), z.unknown()),
  /** Nothing in the file says that the amounts are in `data.baseCurrency`. */
  isCurrencyAssumed: z.optional(z.literal(true)),
  /** Names from the top category down, at most two. */
  category: z.optional(z.array(boundedText(200, 1)).check(z.maxLength(2))),
  brand: z.optional(boundedText(200, 1)),
  /** The row is a variant of the product that `data.groupKey` names; its options tell it apart. */
  options: z.optional(
    z
      .array(z.strictObject({ name: boundedText(OPTION_NAME, 1), value: boundedText(OPTION_VALUE) }))
      .check(z.maxLength(2 * MAX_OPTIONS)),
  ),
  /** The row is the product of its group; its variants have rows of their own. */
  isProduct: z.optional(z.literal(true)),
  /** Fields of the variant in stored form, where null takes the product's figure; without them they come from `data`. */
  variant: z.optional(z.record(z.string(), z.unknown())),
  /** What the browser could not read, by column. */
  problems: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() })).check(z.maxLength(50))),
})
export type ImportRow = z.infer<typeof importRow>

/** The result of the dry run for a row. */
export const ROW_STATES = ['new', 'create', 'update', 'same', 'bad'] as const

/** Why a part of a row was kept when its change set was reverted. */
const KEPT_REASONS = ['changed', 'overwritten', 'gone', 'named', 'missing', 'refused'] as const

/** The key for everything that a change set did to a row. */
export const WHOLE_ROW = ''

/**
 * A part of a row that was kept: `changed` by somebody since, `overwritten` by another change set and restored with that, `gone`, still
 * `named` by other rows, naming a `missing` row, or `refused` by a rule.
 */
export const keptPart = z.strictObject({
  /** Names the part when it is tried again. */
  key: z.string(),
  /** The label of the group of fields; empty for the whole row. */
  label: z.string(),
  reason: z.enum(KEPT_REASONS),
  /** The message of the rule that refused it. */
  message: z.optional(z.string()),
  /** The change set that overwrote it. */
  changeSetId: z.optional(z.string()),
})
export type KeptPart = z.infer<typeof keptPart>

/** The media type of a stream of JSON objects, one a line. */
export const NDJSON = 'application/x-ndjson'

/** One line of a streamed answer (`NDJSON`): progress, then one result or one problem. */
export type ProgressLine =
  | { readonly done: number; readonly total: number; readonly doing: string }
  | { readonly result: unknown }
  | { readonly problem: unknown }
