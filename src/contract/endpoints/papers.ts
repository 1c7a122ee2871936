import { MAX_COPIES, LABEL_FIELDS, MAX_LABELS } from '#domain/labels/label-plan.ts'
import { SYMBOLOGIES } from '#domain/labels/barcode.ts'
import { LABEL_TEMPLATES } from '#domain/labels/label-templates.ts'
import { canonicalLocale } from '#domain/locale.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText, canonicalText, uuid } from '../fields.ts'
import { productFilter } from './catalogue.ts'

const PDF = 'application/pdf'
/** The header of a paper that names the letters which no font has, percent-encoded: they stand as boxes. */
export const MISSING_LETTERS = 'x-missing-letters'
/** Papers cost a second of the processor each. */
export const PAPERS_A_MINUTE = 30

const params = z.strictObject({ id: uuid })
/** How amounts and dates are written; English where nothing is asked for. */
export const locale = z.optional(
  z.string().check(z.maxLength(35), ...canonicalText(canonicalLocale, 'must be a language such as en-GB')),
)

/** How a catalogue may look. */
export const cataloguePaperQuery = z.strictObject({
  style: z.optional(z.enum(['cards', 'table'])),
  /** `yes` or `no`; absent means as the list says. */
  pictures: z.optional(z.enum(['yes', 'no'])),
  size: z.optional(z.enum(['a4', 'letter'])),
  locale,
})
export type CataloguePaperQuery = z.infer<typeof cataloguePaperQuery>

export const priceListPaper = endpoint({
  id: 'priceLists.catalogue',
  method: 'GET',
  path: '/price-lists/:id/catalogue.pdf',
  summary: 'A price list as a branded PDF catalogue, with pictures, SKU and prices; never a cost or margin',
  access: 'user',
  scope: 'read',
  rateLimit: PAPERS_A_MINUTE,
  params,
  query: cataloguePaperQuery,
  produces: PDF,
  errors: ['no-such-row', 'list-too-large', 'too-large', 'not-printed'],
})

const wholeNumber = (min: number, max: number) =>
  z.int().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`))

/** Which labels are printed, on what. */
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
    /** Stands beside the price: `per piece`. */
    unit: z.optional(boundedText(60)),
    /** Products whose code cannot be printed: refuse all, or print their labels without a barcode. */
    wrongCodes: z.optional(z.enum(['refuse', 'without'])),
    locale,
  })
  .check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      message: 'give either ids or a filter',
      path: ['ids'],
    }),
  )
export type LabelsInput = z.infer<typeof labelsInput>

export const labelSheets = endpoint({
  id: 'labels.print',
  method: 'POST',
  path: '/labels.pdf',
  summary: 'Price and barcode labels of products as PDF sheets; a code with a wrong check digit is refused by product',
  // Nothing is written: a token that may read may print.
  access: 'user',
  scope: 'read',
  rateLimit: PAPERS_A_MINUTE,
  body: labelsInput,
  produces: PDF,
  errors: ['reference-unknown', 'rule-broken', 'too-large', 'not-printed'],
})

/** A public link, without its secret (PLIST-05). */
export const publicLinkRow = z.object({
  id: uuid,
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  views: z.int(),
  lastViewedAt: z.nullable(z.string()),
})
export type PublicLinkAnswer = z.infer<typeof publicLinkRow>

/** The longest life of a public link in days; a link without an end is asked for by leaving it out. */
const MAX_LINK_DAYS = 3_650
export const linkDays = z.optional(wholeNumber(1, MAX_LINK_DAYS))

export const listPublicLinks = endpoint({
  id: 'publicLinks.list',
  method: 'GET',
  path: '/price-lists/:id/links',
  summary: 'The public links of a price list, newest first, without their secrets',
  access: 'user',
  scope: 'read',
  params,
  output: z.object({ items: z.array(publicLinkRow) }),
  errors: ['no-such-row'],
})

export const makePublicLink = endpoint({
  id: 'publicLinks.create',
  method: 'POST',
  path: '/price-lists/:id/links',
  summary: 'Make a public link to a price list; its address is answered this once',
  access: 'user',
  scope: 'write',
  fresh: true,
  params,
  body: z.strictObject({ expiresInDays: linkDays, locale }),
  output: z.extend(publicLinkRow, { path: z.string() }),
  answers: [201],
  errors: ['no-such-row', 'rule-broken'],
})

export const revokePublicLink = endpoint({
  id: 'publicLinks.revoke',
  method: 'DELETE',
  path: '/public-links/:id',
  summary: 'Revoke a public link; it is closed at once',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params,
  errors: ['no-such-row'],
})
