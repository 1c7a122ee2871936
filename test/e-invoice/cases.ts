import { unitsFromDecimal } from '#domain/money.ts'
import { amountPaid } from '#domain/documents/payments.ts'
import { ownTaxAt } from '#domain/documents/own-tax.ts'
import { documentTotals, type TaxCategory } from '#domain/documents/totals.ts'
import type { EInvoiceSource, SourceDocument, SourceItem, SourceSeller } from '#domain/documents/e-invoice/source.ts'

/** A line as people write it: decimals as text. */
export interface PlainLine {
  readonly quantity: string
  readonly price: string
  readonly rate?: string
  readonly off?: string
  readonly offAmount?: string
  readonly category?: TaxCategory
  readonly reason?: string
  readonly description?: string
  readonly unitCode?: string
  readonly sku?: string
}

export const SELLER: SourceSeller = {
  name: 'Alder & Birch',
  legalName: 'Alder & Birch GmbH',
  address: { street: 'Lindenstraße 5', street2: 'Hof 2', city: 'Köln', zip: '50674', country: 'DE' },
  email: 'rechnung@alder.example',
  phoneNumber: '+49 221 555010',
  registrationNumber: 'HRB 12345',
  taxId: '218/5555/0123',
  vatId: 'DE 123 456 789',
  contactName: 'Mia Alder',
  electronicAddress: 'DE123456789',
  electronicScheme: '9930',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  accountName: 'Alder & Birch GmbH',
}

const PPM_DIGITS = 4
const scaled = (text: string, digits: number): number => {
  const [whole = '0', fraction = ''] = text.split('.')
  const sign = whole.startsWith('-') ? -1 : 1
  return sign * (Math.abs(Number(whole)) * 10 ** digits + Number(fraction.padEnd(digits, '0')))
}

function units(text: string, currency: string): number {
  const result = unitsFromDecimal(text, currency)
  if ('issue' in result) throw new Error(`${text} ${currency}: ${result.issue}`)
  return result.value
}

/** A line of a document out of the plain one. */
export function itemOf(line: PlainLine, currency: string, index = 0): SourceItem {
  return {
    id: `line-${index + 1}`,
    sku: line.sku ?? `SKU-${index + 1}`,
    description: line.description ?? `Thing ${index + 1}`,
    quantity: scaled(line.quantity, 4),
    unitCode: line.unitCode ?? 'C62',
    unitPrice: units(line.price, currency),
    taxPercent: scaled(line.rate ?? '0', PPM_DIGITS),
    taxCategory: line.category ?? null,
    exemptionReason: line.reason ?? '',
    discountPercent: line.off === undefined ? null : scaled(line.off, PPM_DIGITS),
    discountAmount: line.offAmount === undefined ? null : units(line.offAmount, currency),
  }
}

export interface PlainCase extends Partial<Omit<SourceDocument, 'items'>> {
  readonly lines: readonly PlainLine[]
  readonly paid?: string
  /** The currency of the seller, and what one of the document's is in it. */
  readonly ownRate?: readonly [currency: string, rate: string] | undefined
}

/** A whole source with its totals, of lines and of whatever differs from an ordinary German invoice. */
export function sourceOf(
  { lines, paid, ownRate, ...rest }: PlainCase,
  seller: Partial<SourceSeller> = {},
): EInvoiceSource {
  const currency = rest.currency ?? 'EUR'
  const items = lines.map((line, index) => itemOf(line, currency, index))
  const basis = { items, taxBasis: rest.taxBasis ?? 'net', pricesIncludeTax: rest.pricesIncludeTax ?? false } as const
  const { subtotal, discountAmount, taxAmount, total } = documentTotals(basis)
  const isCredit = rest.documentType === 'creditnote'
  const sum = amountPaid(paid === undefined ? [] : [{ amount: units(paid, currency) }])
  return {
    document: {
      documentType: 'invoice',
      documentNumber: 'INV202607-0042',
      isProvisional: false,
      status: 'sent',
      issueDate: '2026-07-06',
      dueDate: isCredit ? null : '2026-08-05',
      deliveryDate: '2026-07-01',
      currency,
      customerNotes: 'Thank you <very> much & "good" luck',
      terms: '',
      paymentTerms: isCredit ? '' : '30 days',
      reason: isCredit ? 'Returned goods' : '',
      customerName: 'Museum für Kunst',
      customerEmail: 'einkauf@museum.example',
      customerPhone: '',
      customerVatId: 'FR12345678901',
      customerRegistrationNumber: '',
      customerElectronicAddress: 'FR12345678901',
      customerElectronicScheme: '9957',
      billingAddress: { street: '1 rue du Port', city: 'Lyon', zip: '69002', country: 'FR' },
      shippingAddress: '',
      buyerReference: '04011000-1234512345-06',
      orderReference: 'PO-77',
      amountPaid: isCredit ? 0 : sum,
      balanceDue: isCredit ? 0 : total - sum,
      ownTax:
        ownRate && taxAmount !== 0
          ? ownTaxAt(taxAmount, currency, ownRate[0], { rate: ownRate[1], date: '2026-07-06', source: 'ECB' })
          : null,
      ...rest,
      ...basis,
      subtotal,
      discountAmount,
      taxAmount,
      total,
    },
    seller: { ...SELLER, ...seller },
    preceding: isCredit ? { documentNumber: 'INV202606-0007', issueDate: '2026-06-09' } : null,
    language: 'de-DE',
  }
}

const exempt = (category: TaxCategory, reason = ''): PlainLine => ({ quantity: '2', price: '75.5', category, reason })

/** Documents and kinds of line that an e-invoice has to get right, by name. */
export const E_INVOICE_CASES: Readonly<Record<string, EInvoiceSource>> = {
  'mixed rates': sourceOf({
    lines: [
      { quantity: '3', price: '19.99', rate: '19', description: 'Vase, blue\nHand-blown, 30 cm' },
      { quantity: '1.5', price: '12.40', rate: '7', unitCode: 'KGM' },
      { quantity: '10', price: '0.33', rate: '19' },
      { quantity: '1', price: '5', rate: '0' },
    ],
    shippingAddress: { street: 'Hafen 3', city: 'Hamburg', zip: '20457', state: 'Hamburg', country: 'DE' },
  }),
  'discounts, returns and a prepayment': sourceOf({
    paid: '50',
    lines: [
      { quantity: '2.345', price: '19.99', rate: '7', off: '12.5' },
      { quantity: '1', price: '89.95', rate: '19', offAmount: '9.95' },
      { quantity: '7', price: '1.335', rate: '19', off: '33.333' },
      { quantity: '-1', price: '4.50', rate: '19' },
      { quantity: '-2', price: '4.50', rate: '19', off: '10' },
      { quantity: '1', price: '-3.2', rate: '19' },
      { quantity: '1', price: '10', rate: '19', offAmount: '-2.5' },
      { quantity: '1', price: '10', rate: '19', off: '100' },
      { quantity: '1', price: '3', rate: '19', offAmount: '99' },
    ],
  }),
  'a credit note': sourceOf({
    documentType: 'creditnote',
    documentNumber: 'CN202607-0001',
    lines: [
      { quantity: '1', price: '19.99', rate: '19', off: '10' },
      { quantity: '2', price: '3.00', rate: '7' },
    ],
  }),
  'prices that include tax': sourceOf({
    pricesIncludeTax: true,
    lines: [
      { quantity: '3', price: '9.99', rate: '19' },
      { quantity: '1', price: '0.99', rate: '19' },
      { quantity: '7', price: '2.49', rate: '7', off: '10' },
      { quantity: '-1', price: '1.99', rate: '7' },
      { quantity: '1', price: '5', rate: '7', offAmount: '8' },
    ],
  }),
  '500 lines': sourceOf({
    lines: Array.from({ length: 500 }, (_, index) => ({
      quantity: String((index % 9) + 1),
      price: `${index}.${String((index * 37) % 1_000).padStart(3, '0')}`,
      rate: ['19', '7', '0'][index % 3] ?? '0',
      ...(index % 5 === 0 ? { off: '2.5' } : {}),
    })),
  }),
  'an exempt line beside a taxed one': sourceOf({
    lines: [{ quantity: '1', price: '100', rate: '19' }, exempt('E', 'Exempt under § 4 Nr. 21 UStG')],
  }),
  'reverse charge': sourceOf({ lines: [exempt('AE'), exempt('AE', 'Reverse charge, § 13b UStG')] }),
  'a supply within the EU': sourceOf({ lines: [exempt('K')] }),
  'an export': sourceOf({
    lines: [exempt('G')],
    customerVatId: '',
    billingAddress: { street: 'Bahnhofstrasse 1', city: 'Zürich', zip: '8001', country: 'CH' },
  }),
  'not subject to VAT': sourceOf({ lines: [exempt('O')], customerVatId: '' }),
  'yen without minor digits': sourceOf({
    currency: 'JPY',
    lines: [
      { quantity: '3', price: '333', rate: '10' },
      { quantity: '1', price: '155.5', rate: '8' },
      { quantity: '-3.5', price: '12.25', rate: '8', off: '12.5' },
      { quantity: '3', price: '-7.1', rate: '8', offAmount: '3' },
    ],
  }),
  'paid in full, another currency': sourceOf({
    currency: 'SEK',
    paid: '125',
    lines: [{ quantity: '1', price: '100', rate: '25' }],
  }),
  'tax in the own currency too': sourceOf({
    currency: 'USD',
    ownRate: ['EUR', '0.8760403'],
    lines: [
      { quantity: '3', price: '19.99', rate: '19' },
      { quantity: '1', price: '12.40', rate: '7' },
    ],
  }),
  'tax in the own currency too, of yen that are returned': sourceOf({
    currency: 'JPY',
    ownRate: ['EUR', '0.005396'],
    lines: [{ quantity: '-3', price: '3333', rate: '19' }],
  }),
  'a credit note with tax in the own currency too': sourceOf({
    documentType: 'creditnote',
    documentNumber: 'CN202607-0002',
    currency: 'SEK',
    ownRate: ['EUR', '0.0907853'],
    lines: [{ quantity: '1', price: '100', rate: '19' }],
  }),
  overpaid: sourceOf({ paid: '200', lines: [{ quantity: '1', price: '100', rate: '19' }] }),
  'a return that comes to less than nothing': sourceOf({ lines: [{ quantity: '-3', price: '20', rate: '19' }] }),
  'without a bank account': sourceOf(
    { customerNotes: 'Order #12#AB# and #ABC#', lines: [{ quantity: '1', price: '1', rate: '19' }] },
    { iban: '', bic: '' },
  ),
}
