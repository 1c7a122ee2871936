import { addDays } from './calendar-day.ts'
import { customerTitle } from './customer-title.ts'
import { documentTotals, type LineInput } from './documents/totals.ts'
import { dueAfter, termsText } from './documents/terms.ts'
import type { DocumentStatus, DocumentType } from './documents/types.ts'
import { daysBetween } from './exchange-rates.ts'
import { type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import { SAMPLE_BUSINESS, sampleId } from './sample-id.ts'
import type { SampleProduct, SampleRow } from './sample-shop.ts'

/** The day that the sample's documents are written for; loading moves them to today. */
export const SAMPLE_DAY = '2026-07-06'

const QUANTITY = 10_000
const TAX: Ppm = 200_000
const DAYS_TO_PAY = 30

export interface SampleBusiness {
  readonly name: string
  readonly preferredCurrency: string
  readonly paymentDays: number
  readonly isDefault: false
  readonly address: { readonly street: string; readonly zip: string; readonly city: string }
  readonly email: string
  readonly phoneNumber: string
  readonly registrationNumber: string
  readonly bankName: string
  readonly accountName: string
}

export interface SampleCustomer {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly status: 'active'
  readonly industry: string
  readonly tags: readonly string[]
  readonly billingAddress: string
}

interface SampleItem extends LineInput {
  readonly id: string
  readonly productId: string | null
  readonly sku: string
  readonly description: string
}

export interface SampleDocument {
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly businessProfileId: string
  readonly customerId: string | null
  readonly customerName: string
  readonly customerEmail: string
  readonly billingAddress: string
  readonly currency: string
  readonly issueDate: string
  readonly dueDate: string | null
  readonly paymentTerms: string
  readonly taxBasis: 'net'
  readonly pricesIncludeTax: false
  readonly terms: ''
  readonly items: readonly SampleItem[]
  readonly payments: readonly {
    readonly id: string
    readonly date: string
    readonly amount: Units
    readonly method: 'transfer'
    readonly note: ''
  }[]
  readonly notes: string
  readonly reason: string
  readonly originalInvoiceId: string | null
}

/** The sample's business, customers and documents, each named by those after it. */
export interface SampleSales {
  readonly business: SampleRow<SampleBusiness>
  readonly customers: readonly SampleRow<SampleCustomer>[]
  readonly documents: readonly SampleRow<SampleDocument>[]
}

const CUSTOMERS: readonly (readonly [
  name: string,
  company: string,
  email: string,
  industry: string,
  address: string,
])[] = [
  ['Noor Haddad', 'Café Aroma', 'noor@cafe-aroma.example', 'Hospitality', '12 Mill Lane\nBrookfield'],
  ['Tom Bergström', 'Hearth & Home', 'tom@hearth-home.example', 'Retail', '4 Station Road\nAshby'],
  ['Lena Fischer', '', 'lena.fischer@mail.example', '', '27 Orchard Street\nBrookfield'],
]

/** Days count from the day of loading. Lines are a SKU, a quantity, and minor units of the shop's currency for one. */
interface DocumentOf {
  readonly type: DocumentType
  readonly status: DocumentStatus
  readonly customer: number | null
  readonly day: number
  readonly lines: readonly (readonly [sku: string, quantity: number, minor: number])[]
  readonly paidOn?: number
  readonly due?: number
  readonly credits?: number
  readonly reason?: string
  readonly notes?: string
}

const DOCUMENTS: readonly DocumentOf[] = [
  {
    type: 'invoice',
    status: 'paid',
    customer: 1,
    day: -12,
    paidOn: 0,
    lines: [
      ['TAB-001', 96, 590],
      ['COF-001', 24, 1_290],
    ],
  },
  {
    type: 'invoice',
    status: 'sent',
    customer: 0,
    day: -44,
    lines: [
      ['COF-003', 2, 4_090],
      ['COF-005', 1, 4_990],
    ],
  },
  {
    type: 'invoice',
    status: 'sent',
    customer: 0,
    day: -6,
    lines: [
      ['TAB-003', 48, 690],
      ['TAB-004', 24, 890],
    ],
  },
  { type: 'quote', status: 'accepted', customer: 1, day: -20, due: 10, lines: [['LIG-001', 6, 8_900]] },
  {
    type: 'creditnote',
    status: 'sent',
    customer: 0,
    day: -2,
    credits: 3,
    reason: 'Two bowls arrived broken.',
    lines: [['TAB-003', 2, 690]],
  },
  { type: 'invoice', status: 'draft', customer: 2, day: 0, lines: [['TEX-001', 1, 7_900]] },
  {
    type: 'purchaseorder',
    status: 'sent',
    customer: null,
    day: -3,
    notes: 'For autumn, by sea.',
    lines: [
      ['TAB-002', 300, 405],
      ['COF-008', 90, 1_010],
    ],
  },
  {
    type: 'quote',
    status: 'sent',
    customer: 0,
    day: -1,
    due: 29,
    lines: [
      ['TAB-001', 60, 590],
      ['COF-001', 12, 1_290],
    ],
  },
]

/** The sales of the sample shop in a currency; days as of `SAMPLE_DAY`. */
export function sampleSales(currency: string, products: readonly SampleRow<SampleProduct>[]): SampleSales {
  const customers = CUSTOMERS.map(([name, company, email, industry, billingAddress], index) => ({
    id: sampleId('customer', index + 1),
    data: { name, company, email, status: 'active' as const, industry, tags: ['sample'], billingAddress },
  }))
  return {
    business: {
      id: SAMPLE_BUSINESS,
      data: {
        name: 'Sample shop',
        preferredCurrency: currency,
        paymentDays: DAYS_TO_PAY,
        isDefault: false,
        address: { street: '9 Harbour Street', zip: '4021', city: 'Brookfield' },
        email: 'hello@sample-shop.example',
        phoneNumber: '+1 555 0142',
        registrationNumber: 'SAMPLE 204 118',
        bankName: 'Sample Bank',
        accountName: 'Sample shop',
      },
    },
    customers,
    documents: DOCUMENTS.map((each, index) => ({
      id: sampleId('document', index + 1),
      data: sampleDocument(each, currency, customers, products),
    })),
  }
}

function sampleDocument(
  each: DocumentOf,
  currency: string,
  customers: SampleSales['customers'],
  products: readonly SampleRow<SampleProduct>[],
): SampleDocument {
  const customer = each.customer === null ? undefined : customers[each.customer]
  const issueDate = addDays(SAMPLE_DAY, each.day)
  const isInvoice = each.type === 'invoice'
  const dueDate = isInvoice ? dueAfter(issueDate, DAYS_TO_PAY) : null
  const items = each.lines
    .map(([sku, quantity, minor], index) => sampleItem(sku, quantity, minor, index, products))
    .map((item) => (each.type === 'purchaseorder' ? { ...item, taxPercent: 0 } : item))
  const head = { currency, taxBasis: 'net', pricesIncludeTax: false, items } as const
  const amount = documentTotals(head).total
  return {
    ...head,
    documentType: each.type,
    status: each.status,
    businessProfileId: SAMPLE_BUSINESS,
    customerId: customer?.id ?? null,
    customerName: customer ? customerTitle(customer.data) : 'Hygga & Holt',
    customerEmail: customer?.data.email ?? 'orders@hygga-holt.example',
    billingAddress: customer?.data.billingAddress ?? '',
    issueDate,
    dueDate: each.due === undefined ? dueDate : addDays(SAMPLE_DAY, each.due),
    paymentTerms: isInvoice ? termsText(DAYS_TO_PAY) : '',
    terms: '',
    payments:
      each.paidOn === undefined
        ? []
        : [{ id: 'sample', date: addDays(SAMPLE_DAY, each.paidOn), amount, method: 'transfer', note: '' }],
    notes: each.notes ?? '',
    reason: each.reason ?? '',
    originalInvoiceId: each.credits === undefined ? null : sampleId('document', each.credits),
  }
}

function sampleItem(
  sku: string,
  quantity: number,
  minor: number,
  index: number,
  products: readonly SampleRow<SampleProduct>[],
): SampleItem {
  const product = products.find(({ data }) => data.sku === sku)
  return {
    id: `line-${index + 1}`,
    productId: product?.id ?? null,
    sku,
    description: product?.data.name ?? sku,
    quantity: quantity * QUANTITY,
    unitPrice: minor * UNITS_PER_MINOR,
    taxPercent: TAX,
    taxCategory: null,
    discountPercent: null,
    discountAmount: null,
  }
}

/** A document of the sample with all its days moved, so that it is issued on `issueDate`. */
export function datedDocument(data: SampleDocument, issueDate: string): SampleDocument {
  const days = daysBetween(data.issueDate, issueDate)
  const later = (day: string): string => addDays(day, days)
  return {
    ...data,
    issueDate,
    dueDate: data.dueDate === null ? null : later(data.dueDate),
    payments: data.payments.map((payment) => ({ ...payment, date: later(payment.date) })),
  }
}
