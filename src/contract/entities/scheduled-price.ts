import { PERCENT_OFF, SCHEDULED_KINDS, SCHEDULED_STATES } from '#domain/price-list/list-rules.ts'
import { COLLECTIONS } from '../collections.ts'
import { type DeriveContext, entity } from '../entity.ts'
import { choice, flag, instant, integer, json, money, percent, reference, text } from '../fields.ts'
import { currencyCode, variantOfProduct } from '../field-forms.ts'
import { fieldMessages } from '../field-messages.ts'
import { priceListIssueMessages as messages } from './price-list-issue-messages.ts'
import * as z from 'zod/mini'

const ID_OR_EMPTY = /^$|^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

const values = z.record(z.string(), z.unknown())
const applied = z.strictObject({
  kind: z.string(),
  id: z.string(),
  set: values,
  /** Null if the row was created for it. */
  before: z.nullable(values),
})

/** A future price of a product or in a list; a promotion restores the earlier price when it ends (LEDGER-02, LEDGER-03). */
export const scheduledPrice = entity({
  kind: 'scheduledPrice',
  collection: COLLECTIONS.scheduledPrice,
  table: 'scheduled_price',
  label: { one: 'Planned price', many: 'Planned prices' },
  notFound: 'Planned price with ID {id} not found',
  title: 'title',
  amountsIn: 'currency',
  fields: {
    title: text({ label: 'What for', fallback: '', max: 300 }),
    /** No foreign key, for the same reason as prices of lists. */
    productId: text({
      label: 'Product',
      fallback: '',
      names: 'product',
      pattern: ID_OR_EMPTY,
      patternMessage: () => fieldMessages.noProductId,
    }),
    variantId: variantOfProduct(),
    priceListId: reference('priceList', {
      label: 'Price list',
      fallback: null,
      missing: 'Price list not found',
    }),
    patchKind: choice(SCHEDULED_KINDS, { label: 'Change', group: 'Price', fallback: 'price' }),
    currency: currencyCode({
      label: 'Currency',
      group: 'Price',
      fallback: 'USD',
    }),
    amount: money({ label: 'Price', group: 'Price', fallback: null, min: 0, currencyField: 'currency' }),
    percentOff: percent({ label: 'Percent off', group: 'Price', fallback: 0, min: -1_000_000, max: 1_000_000 }),
    startsAt: instant({ label: 'Starts', group: 'Dates', fallback: 0 }),
    endsAt: instant({ label: 'Ends', group: 'Dates', fallback: null }),
    /** Announced to shoppers as a reduction, so that the lowest price of the 30 days before must be shown with it. */
    promotion: flag({ label: 'Promotion', group: 'Dates', fallback: false }),
    status: choice(SCHEDULED_STATES, { label: 'Status', fallback: 'planned' }),
    /** The price when it began, in its currency. */
    appliedPrice: money({ label: 'Resulting price', fallback: null, currencyField: 'currency', readOnly: true }),
    priceBefore: money({ label: 'Price before', fallback: null, currencyField: 'currency', readOnly: true }),
    /** The values that it set and the earlier ones; at the end, values that are still as set are restored. */
    applied: json(z.nullable(applied), { label: 'What it set', fallback: null, readOnly: true }),
    changeSetId: text({ label: 'Change set', fallback: '', max: 36, readOnly: true }),
    endChangeSetId: text({ label: 'Change set of the end', fallback: '', max: 36, readOnly: true }),
    /** Rows that were kept at the end because somebody had changed them. */
    keptRows: integer({ label: 'Kept', fallback: 0, min: 0, readOnly: true }),
    problem: text({ label: 'Problem', fallback: '', max: 500, readOnly: true }),
  },
  check: (row, changed, context) => (context.isRestored ? {} : planIssues(row, changed, context)),
})

interface Plan {
  readonly productId: string
  readonly patchKind: string
  readonly amount: number | null
  readonly percentOff: number
  readonly startsAt: number
  readonly endsAt: number | null
  readonly promotion: boolean
}

/** Missing parts of a plan: product, price, time (LEDGER-02). Rows stored before these rules stay valid. */
function planIssues(row: Plan, changed: ReadonlySet<string>, context: DeriveContext): Readonly<Record<string, string>> {
  const touches = (...names: readonly (keyof Plan)[]): boolean =>
    !context.before || names.some((name) => changed.has(name))
  const isEarly = row.endsAt !== null && row.endsAt <= row.startsAt
  return {
    ...(touches('productId') ? productIssue(row) : {}),
    ...(touches('patchKind', 'amount') && row.patchKind === 'price' && row.amount === null
      ? { amount: messages.plan.price }
      : {}),
    ...(touches('percentOff') && row.percentOff > PERCENT_OFF.max ? { percentOff: messages.offTooHigh } : {}),
    ...(touches('startsAt') && row.startsAt <= 0 ? { startsAt: messages.plan.start } : {}),
    ...(touches('startsAt', 'endsAt') && isEarly ? { endsAt: messages.plan.endsBefore } : {}),
    ...(touches('promotion', 'endsAt') && row.promotion && row.endsAt === null ? { endsAt: messages.plan.end } : {}),
  }
}

function productIssue({ productId }: Plan): Readonly<Record<string, string>> {
  return productId === '' ? { productId: messages.plan.product } : {}
}
