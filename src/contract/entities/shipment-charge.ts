import { COLLECTIONS } from '../collections.ts'
import { CHARGE_KINDS, CHARGE_SPLITS } from '#domain/landed-cost/charge.ts'
import { entity } from '../entity.ts'
import { choice, flag, integer, lines, money, reference, text } from '../fields.ts'
import { calendarDay, currencyCode, exchangeRate } from '../field-forms.ts'
import { shipmentIssueMessages } from './shipment-issue-messages.ts'
import { SHIPMENT_OF_ROW } from './shipment-lock.ts'
import { rateOrigin, REFERENCE_RATE, referenceRateOf, shipmentCurrency } from './shipment-reference-rate.ts'

const unit = { currencyField: 'currency' }

/** A charge on a whole shipment, spread over its lines (SHIP-01); a negative one is a rebate. */
export const shipmentCharge = entity({
  kind: 'shipmentCharge',
  collection: COLLECTIONS.shipmentCharge,
  table: 'shipment_charge',
  label: { one: 'Charge', many: 'Charges' },
  notFound: 'Charge with ID {id} not found',
  title: 'label',
  amountsIn: 'currency',
  context: SHIPMENT_OF_ROW,
  defaults: shipmentCurrency,
  derive: rateOrigin,
  filledIn: REFERENCE_RATE,
  issue: referenceRateOf('shipmentCharge'),
  fields: {
    shipmentId: reference('shipment', {
      label: 'Shipment',
      fallback: null,
      missing: 'Shipment not found',
      required: () => shipmentIssueMessages.noShipment,
    }),
    position: integer({ label: 'Position', fallback: 0 }),
    kind: choice(CHARGE_KINDS, { label: 'Kind', fallback: 'freight' }),
    label: text({ label: 'Charge', fallback: '', max: 200 }),
    currency: currencyCode({ label: 'Currency', group: 'Amount', fallback: 'USD' }),
    estimatedAmount: money({ ...unit, label: 'Estimated', group: 'Amount', fallback: null }),
    actualAmount: money({ ...unit, label: 'Actual', group: 'Amount', fallback: null }),
    rate: exchangeRate('Amount'),
    rateDate: calendarDay({ label: 'Rate of', group: 'Amount', fallback: null }),
    rateSource: text({ label: 'Rate from', group: 'Amount', fallback: '', max: 120 }),
    split: choice(CHARGE_SPLITS, { label: 'Split by', group: 'Split', fallback: 'value' }),
    shares: lines(
      { amount: money({ ...unit, label: 'Share', fallback: 0 }) },
      { label: 'Shares', group: 'Split', fallback: [], max: 2_000, names: 'shipmentLine' },
    ),
    dutiable: flag({
      label: 'Part of the customs value',
      fallback: false,
      help: 'Duty is charged on it too where the business counts duty on cost, insurance and freight.',
    }),
  },
})
