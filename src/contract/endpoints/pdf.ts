import { MAX_COPIES, LABEL_FIELDS, MAX_LABELS } from '#domain/labels/label-plan.ts'
import { SYMBOLOGIES } from '#domain/labels/barcode.ts'
import { LABEL_TEMPLATES } from '#domain/labels/label-templates.ts'
import { canonicalLocale } from '#domain/locale.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { eitherIdsOrFilter } from '../either-ids-or-filter.ts'
import { boundedText, canonicalText, uuid } from '../fields.ts'
import { productFilter } from './catalogue.ts'

const PDF = 'application/pdf'
/** The header of a PDF that lists the characters which no font has, percent-encoded: they print as boxes. */
export const MISSING_LETTERS = 'x-missing-letters'
/** Each PDF takes a second of the processor. */
export const PDFS_A_MINUTE = 30

export const params = z.strictObject({ id: uuid })
/** The locale of amounts and dates; English by default. */
export const locale = z.optional(
  z.string().check(z.maxLength(35), ...canonicalText(canonicalLocale, () => 'must be a language such as en-GB')),
)

/** The options of a catalogue. */
export const cataloguePdfQuery = z.strictObject({
  style: z.optional(z.enum(['cards', 'table'])),
  /** `yes` or `no`; absent means the setting of the list. */
  pictures: z.optional(z.enum(['yes', 'no'])),
  size: z.optional(z.enum(['a4', 'letter'])),
  locale,
})
export type CataloguePdfQuery = z.infer<typeof cataloguePdfQuery>

export const priceListPdf = endpoint({
  id: 'priceLists.catalogue',
  members: 'work',
  method: 'GET',
  path: '/price-lists/:id/catalogue.pdf',
  summary: 'A price list as a branded PDF catalogue, with pictures, SKU and prices; never a cost or margin',
  access: 'user',
  scope: 'read',
  rateLimit: PDFS_A_MINUTE,
  params,
  query: cataloguePdfQuery,
  produces: PDF,
  errors: ['no-such-row', 'list-too-large', 'too-large', 'not-printed'],
})

export const wholeNumber = (min: number, max: number) =>
  z.int().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`))

/** Which labels are printed, and on which sheet. */
export const labelsInput = z
  .strictObject({
    ids: z.optional(
      z.array(uuid).check(z.minLength(1), z.maxLength(MAX_LABELS, `must have at most ${MAX_LABELS} products`)),
    ),
    filter: z.optional(z.strictObject(productFilter)),
    template: z.enum(LABEL_TEMPLATES.map(({ id }) => id) as [string, ...string[]], 'must be a known label template'),
    symbology: z.optional(z.enum(SYMBOLOGIES)),
    fields: z.optional(z.array(z.enum(LABEL_FIELDS)).check(z.minLength(1), z.maxLength(LABEL_FIELDS.length))),
    copies: z.optional(wholeNumber(1, MAX_COPIES)),
    /** The position of the first label on the first sheet, row by row. */
    start: z.optional(wholeNumber(1, 100)),
    /** Text beside the price: `per piece`. */
    unit: z.optional(boundedText(60)),
    /** Products whose code cannot be printed: refuse all labels, or print theirs without a barcode. */
    wrongCodes: z.optional(z.enum(['refuse', 'without'])),
    locale,
  })
  .check(eitherIdsOrFilter)
export type LabelsInput = z.infer<typeof labelsInput>

export const labelSheets = endpoint({
  id: 'labels.print',
  members: 'work',
  method: 'POST',
  path: '/labels.pdf',
  summary: 'Price and barcode labels of products as PDF sheets; a code with a wrong check digit is refused by product',
  // Nothing is written, so a token with scope read may print.
  access: 'user',
  scope: 'read',
  rateLimit: PDFS_A_MINUTE,
  body: labelsInput,
  produces: PDF,
  errors: ['reference-unknown', 'rule-broken', 'too-large', 'not-printed'],
})
