import { dayOf } from '../calendar-day.ts'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus } from '../documents/types.ts'
import { readTypedTime } from '../typed-time.ts'
import { idOf } from './old-catalogue.ts'
import { type ReadRecord, RecordReader, said } from './record-reader.ts'
import { type ArchiveValues, archiveMoment, objectOf, textOf, textsOf } from './values.ts'

const CURRENCY = /^[A-Z]{3}$/
/** What the old product meant where it named none. */
const USUAL_CURRENCY = 'USD'
const COUNTRY = /^[A-Z]{2}$/
const CUSTOMER_STATES = ['active', 'inactive', 'pending'] as const
const PRIORITIES = ['high', 'medium', 'low'] as const
const EVENT_STATES = ['scheduled', 'pending', 'in-progress', 'completed', 'delayed', 'cancelled'] as const
const BUSINESS_TYPES = ['retail', 'wholesale', 'manufacturer', 'importer', 'services', 'other'] as const

/** What is known of a person in other records: their documents and their account. */
export interface KnownPerson {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly billingAddress: unknown
}

/** A customer of the old product (CUST-01), which kept no names: they stand in the customer's documents. */
export function oldCustomer(values: ArchiveValues, known: Partial<KnownPerson>): ReadRecord {
  const reader = new RecordReader(values)
  const name = reader.text('name') || reader.text('displayName') || reader.text('company') || known.name || ''
  const body = said({
    name: name === '' ? `#${reader.text('id').slice(0, 8)}` : name,
    company: reader.text('company'),
    email: reader.text('email') || known.email || '',
    phone: reader.text('phone') || reader.text('phoneNumber') || known.phone || '',
    status: reader.choice('status', CUSTOMER_STATES),
    tags: textsOf(values['tags']),
    country: reader.code('country', COUNTRY),
    industry: reader.text('industry'),
    subscriptionId: reader.text('subscriptionId'),
    billingAddress: oldAddress(reader.has('billingAddress') ? values['billingAddress'] : known.billingAddress),
    shippingAddress: oldAddress(values['shippingAddress']),
    notes: reader.text('notes'),
  })
  if (name === '') reader.note('name', 'usual')
  return { body, notes: reader.notes }
}

/** An address as text, or in parts as far as they are known; a country that is no code goes into the lines. */
export function oldAddress(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  const parts = objectOf(value)
  const country = textOf(parts['country'])
  const isCode = COUNTRY.test(country.toUpperCase())
  const address = said({
    street: textOf(parts['street']) || undefined,
    street2: isCode || country === '' ? undefined : country,
    city: textOf(parts['city']) || undefined,
    zip: textOf(parts['zip']) || textOf(parts['postalCode']) || undefined,
    state: textOf(parts['state']) || undefined,
    country: isCode ? country.toUpperCase() : undefined,
  })
  return Object.keys(address).length === 0 ? undefined : address
}

/** A document of the old product, with what the server alone says of one. */
export interface ReadOldDocument extends ReadRecord {
  readonly number: string
  readonly status: DocumentStatus
  /** The sum that the archive states, as decimal text. */
  readonly total: string | undefined
  readonly related: readonly ArchiveValues[]
}

/**
 * A document of the old product (DOC-01): its tax is taken before discounts (DOC-04), and what was paid is one payment. `timeZone` is
 * that of the business, which decides the day of a moment.
 */
export function oldDocument(values: ArchiveValues, timeZone: string): ReadOldDocument {
  const reader = new RecordReader(values)
  const type = reader.choice('documentType', DOCUMENT_TYPES)
  const status = reader.choice('status', DOCUMENT_STATUSES) ?? 'draft'
  const day = (name: string): string | undefined => {
    const moment = reader.moment(name)
    return moment === undefined ? undefined : archiveDay(values[name], moment, timeZone)
  }
  const changed = archiveMoment(values['updatedAt']) ?? archiveMoment(values['createdAt'])
  const paid = reader.decimal('amountPaid') ?? (status === 'paid' ? reader.decimal('total') : undefined)
  const isPaid = type === 'invoice' && paid !== undefined && Number(paid) !== 0
  const payment = { id: 'archive', amount: paid, method: 'other' }
  const body = said({
    documentType: type,
    status,
    customerId: idOf(values, 'customerId'),
    customerName: reader.text('customerName'),
    customerEmail: reader.text('customerEmail'),
    customerPhone: reader.text('customerPhone'),
    billingAddress: oldAddress(values['billingAddress']),
    shippingAddress: oldAddress(values['shippingAddress']),
    issueDate: day('issueDate'),
    dueDate: day('dueDate'),
    currency: reader.code('currency', CURRENCY) ?? USUAL_CURRENCY,
    taxBasis: 'gross',
    pricesIncludeTax: false,
    items: items(reader),
    payments: isPaid ? [{ ...payment, date: changed === undefined ? undefined : dayOf(changed, timeZone) }] : undefined,
    notes: reader.text('notes'),
    terms: reader.text('terms'),
    customerNotes: reader.text('customerNotes'),
    paymentTerms: reader.text('paymentTerms'),
    reason: reader.text('reason'),
    originalInvoiceId: type === 'creditnote' ? idOf(values, 'originalInvoiceId') : undefined,
  })
  const related = reader.each('relatedDocuments').map((each) => each.values)
  return {
    body,
    notes: reader.notes,
    number: reader.text('documentNumber'),
    status,
    total: reader.decimal('total'),
    related,
  }
}

function items(reader: RecordReader): readonly object[] {
  return reader.each('items').map((item) => {
    const percent = item.decimal('discountPercent')
    return said({
      description: item.text('description') || item.text('name'),
      quantity: item.decimal('quantity'),
      unitPrice: item.decimal('unitPrice'),
      taxPercent: item.amount('taxPercent'),
      discountPercent: percent,
      // The percentage wins where both are set (DOC-04).
      discountAmount: percent === undefined ? item.decimal('discountAmount') : undefined,
    })
  })
}

/** The day of a moment; a text that says no more than a day is that day everywhere. */
function archiveDay(value: unknown, moment: number, timeZone: string): string {
  const day = /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.0+)?Z)?$/.exec(textOf(value))?.[1]
  return day ?? dayOf(moment, timeZone)
}

/**
 * An event of the old product in either of its forms (CAL-01). One without a user is its importer's own, and scheduled (CAL-02); so is
 * one whose status is unknown.
 */
export function oldEvent(values: ArchiveValues, timeZone: string): ReadRecord {
  const reader = new RecordReader(values)
  const description = reader.text('description')
  const status = reader.choice('status', EVENT_STATES)
  const title = reader.text('title') || reader.text('type') || description.slice(0, 80)
  const body = said({
    title,
    description,
    type: reader.text('type'),
    priority: reader.choice('priority', PRIORITIES),
    status: reader.text('userId') === '' ? 'scheduled' : status,
    ...when(reader, timeZone),
  })
  return { body, notes: reader.notes }
}

function when(reader: RecordReader, timeZone: string): object {
  const start = reader.moment('startDate')
  if (start !== undefined) {
    const end = reader.moment('endDate')
    const isRight = end !== undefined && end >= start
    return { startDate: iso(start), ...(isRight ? { endDate: iso(end) } : {}) }
  }
  const moment = reader.moment('eventDate')
  if (moment === undefined) return {}
  const [startTime, endTime] = [time(reader, 'startTime'), time(reader, 'endTime')]
  const eventDate = archiveDay(reader.values['eventDate'], moment, timeZone)
  return said({ eventDate, startTime, endTime: startTime === undefined ? undefined : endTime })
}

function time(reader: RecordReader, name: string): string | undefined {
  if (!reader.has(name)) return undefined
  const typed = readTypedTime(reader.text(name))
  if (typed === undefined) reader.note(name, 'no-moment')
  return typed
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}

/** The user's own record of the old product (PROF-01), in both of its forms (PROF-06). */
export function oldUser(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const preferences = reader.inside('preferences')
  const address = reader.inside('address')
  const settings = reader.inside('notificationSettings')
  const [firstName = '', ...others] = reader.text('displayName').split(' ')
  const body = said({
    displayName: reader.text('displayName') || undefined,
    firstName: reader.text('firstName') || firstName || undefined,
    lastName: reader.text('lastName') || others.join(' ') || undefined,
    phoneNumber: reader.text('phoneNumber') || undefined,
    preferredCurrency: reader.code('preferredCurrency', CURRENCY) ?? preferences.code('preferredCurrency', CURRENCY),
    receiveNotifications: reader.flag('receiveNotifications') ?? preferences.flag('notifications'),
    address: said({
      street: address.text('street') || undefined,
      city: address.text('city') || undefined,
      postalCode: address.text('postalCode') || undefined,
      country: address.code('country', COUNTRY),
    }),
    notificationSettings: said({
      marketing: settings.flag('marketing'),
      pricing: settings.flag('pricing'),
      updates: settings.flag('updates'),
      security: settings.flag('security'),
    }),
  })
  return { body, notes: reader.notes }
}

/** A business profile of the old product (PROF-02). */
export function oldBusiness(values: ArchiveValues): ReadRecord {
  const reader = new RecordReader(values)
  const address = oldAddress(values['address'])
  const taxRate = reader.amount('taxRate') ?? reader.amount('defaultTaxRate')
  const logo = reader.text('logo')
  const body = said({
    name: reader.text('name') || undefined,
    businessType: reader.choice('businessType', BUSINESS_TYPES),
    email: reader.text('email'),
    phoneNumber: reader.text('phoneNumber'),
    website: reader.text('website'),
    registrationNumber: reader.text('registrationNumber'),
    taxId: reader.text('taxId'),
    preferredCurrency: reader.code('preferredCurrency', CURRENCY),
    logo: /^data:image\/(?:png|jpeg);base64,/.test(logo) ? logo : undefined,
    taxRate,
    defaultMargin: reader.amount('defaultMargin'),
    termsAndConditions: reader.text('termsAndConditions'),
    address: typeof address === 'string' ? (address === '' ? undefined : { street: address }) : address,
  })
  if (logo !== '' && body['logo'] === undefined) reader.note('logo', 'inline-picture')
  return { body, notes: reader.notes }
}
