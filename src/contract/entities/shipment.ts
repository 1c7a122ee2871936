import { COLLECTIONS } from '../collections.ts'
import { CHARGE_KINDS, CHARGE_SPLITS } from '#domain/landed-cost/charge.ts'
import { COST_METHODS } from '#domain/landed-cost/cost-method.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { entity } from '../entity.ts'
import { nameMessages } from './name-messages.ts'
import { orderIssue } from './ordered-stock.ts'
import { landedCurrencyIssue, ratesIntoCurrency } from './shipment-reference-rate.ts'
import { choice, flag, instant, json, text, uuid } from '../fields.ts'
import * as z from 'zod/mini'
import { calendarDay, currencyCode, rowId } from '../field-forms.ts'

const landedCharge = z.strictObject({
  id: uuid,
  kind: z.enum(CHARGE_KINDS),
  amount: z.int(),
  currency: z.string(),
  rate: z.string(),
  split: z.enum(CHARGE_SPLITS),
  shares: z.array(z.strictObject({ id: z.string(), amount: z.int() })),
  dutiable: z.boolean(),
})

/** The inputs of a landing, for comparison with later actual charges (SHIP-03). */
const landing = z.strictObject({
  dutyBasis: z.enum(['cif', 'fob']),
  /** The charges as they counted then. */
  charges: z.array(landedCharge),
  /** Every change set that landed this shipment: the first landing, then its corrections. */
  changeSetIds: z.array(uuid),
  /** Stock by product before the landing, where an average was weighted with it. */
  stock: z.record(z.string(), z.int()),
})

export const SHIPMENT_STATES = ['draft', 'landed'] as const

/** A delivery from a supplier: its lines and charges become landed cost (SHIP-01…04). */
export const shipment = entity({
  kind: 'shipment',
  collection: COLLECTIONS.shipment,
  table: 'shipment',
  label: { one: 'Shipment', many: 'Shipments' },
  notFound: 'Shipment with ID {id} not found',
  title: 'name',
  context: [
    { kind: 'businessProfile', flag: 'isDefault' },
    { kind: 'document', by: 'orderId' },
  ],
  fields: {
    name: text({
      label: 'Name',
      fallback: 'New shipment',
      max: 200,
      required: () => nameMessages.shipment,
      search: true,
    }),
    reference: text({ label: 'Reference', fallback: '', max: 120, search: true, help: 'Invoice or container number.' }),
    supplier: text({ label: 'Supplier', fallback: '', max: 200, search: true }),
    status: choice(SHIPMENT_STATES, { label: 'Status', fallback: 'draft', readOnly: true, byServer: true }),
    currency: currencyCode({ label: 'Costs in', fallback: 'USD' }),
    costMethod: choice(COST_METHODS, { label: 'New cost', fallback: 'last' }),
    raiseStock: flag({
      label: 'Add to stock',
      fallback: false,
      help: 'Landing raises the stock by the quantities received.',
    }),
    orderId: rowId({ label: 'Purchase order', fallback: null, names: 'document' }),
    arrivesOn: calendarDay({ label: 'Arrives on', fallback: null }),
    notes: text({ label: 'Notes', fallback: '', max: 10_000 }),
    landedAt: instant({ label: 'Landed', fallback: null, readOnly: true, internal: true }),
    changeSetId: rowId({ label: 'Change set', fallback: null, readOnly: true, byServer: true }),
    landing: json(z.nullable(landing), { label: 'Landed with', fallback: null, readOnly: true, byServer: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 2_000, readOnly: true, internal: true }),
  },
  defaults: (_id, context) => {
    const currency = context.flagged('businessProfile')?.['preferredCurrency']
    return typeof currency === 'string' ? { currency } : {}
  },
  derive: ({ name, reference, supplier, status, landedAt, updatedAt }) => ({
    landedAt: status === 'landed' ? (landedAt ?? updatedAt) : null,
    nameKey: nameKey(name),
    searchText: searchText([name, reference, supplier]),
  }),
  check: (row, changed, context) => ({ ...landedCurrencyIssue(row, context), ...orderIssue(row, changed, context) }),
  issue: ratesIntoCurrency,
})

/** The inputs of a landing. */
export type Landing = z.infer<typeof landing>
