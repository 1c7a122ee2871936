/** A number with its noun, in English. */
function counted(count: number, one: string, other: string): string {
  return new Intl.PluralRules('en').select(count) === 'one' ? one : `${count} ${other}`
}

/** The parameters of the messages below. */
type Words = Readonly<Record<string, string | number>>

/**
 * The messages in stored rows by code, with their English sentences. Rows hold code and parameters, so that each reader sees them in
 * their own language; a code that was ever stored stays.
 */
export const STORED_MESSAGES = {
  'copied-from': ({ name }) => `Copied from ${name}`,
  'category-deleted': ({ name }) => `Deleted the category ${name}`,
  'shipment-deleted': ({ name }) => `Deleted a shipment: ${name}`,
  'shipments-deleted': ({ count }) => `Deleted ${count} shipments`,
  'brands-deleted': ({ count }) => `Deleted ${counted(Number(count), 'a brand', 'brands')}`,
  'lines-added': ({ count }) => `Added ${counted(Number(count), 'a line', 'lines')}`,
  'lines-changed': ({ count }) => `Changed ${counted(Number(count), 'a line', 'lines')}`,
  'lines-deleted': ({ count }) => `Deleted ${counted(Number(count), 'a line', 'lines')}`,
  'rate-set': ({ currency }) => `Set the exchange rate of ${currency}`,
  'plans-called-off': () => 'Cancelled planned prices',
  'document-corrected': ({ number, reason }) => `Correction of ${number}: ${reason}`,
  'credit-of-negative': ({ number }) => `Converted from invoice ${number}, whose total was negative`,
  'quote-converted': ({ number }) => `Converted from quote ${number}`,
  'invoice-credited': ({ number }) => `Credited invoice ${number}`,
  'document-marked': ({ status }) => `Marked as ${status}`,
  'payment-recorded': () => 'Recorded a payment',
  'card-payment-recorded': ({ reference }) => `Card payment ${reference}`,
  'credit-used': ({ number }) => `Used the credit of ${number}`,
  'documents-deleted': ({ count }) => `Deleted ${counted(Number(count), 'a document', 'documents')}`,
  'made-of-order': ({ number }) => `Created from purchase order ${number}`,
  'recurring-made': ({ name }) => `Recurring: ${name}`,
  'quote-accepted': ({ name, note }) => `Accepted by ${name} on its public page${note === '' ? '' : `: ${note}`}`,
  'quote-declined': ({ name, note }) => `Declined by ${name} on its public page${note === '' ? '' : `: ${note}`}`,
  'making-undone': () => 'Undo',
  'plan-product-gone': () => 'The product was deleted before the price began.',
  'plan-list-gone': () => 'The product was not in the price list any more when the price began.',
  'plan-no-price': () => 'There was no price to take a percentage off.',
  'plan-other-currency': () => 'The price was planned in another currency than the product or list has now.',
  'plan-passed': () => 'Its time had passed before it could begin.',
  'plan-kept': () => 'The price was changed since, so it was kept.',
  'plan-partly-kept': () => 'Some of its prices were changed since, so they were kept; the others were restored.',
  'plan-vanished': () => 'The product or price that it had changed was deleted.',
} as const satisfies Readonly<Record<string, (words: Words) => string>>
