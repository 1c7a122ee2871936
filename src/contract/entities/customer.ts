import { TAX_CATEGORIES } from '#domain/documents/totals.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { choice, integer, json, tags, text } from '../fields.ts'
import { currencyOrEmpty, emailAddress, languageTag, rowId } from '../field-forms.ts'
import { addressOrText } from '../postal-address.ts'
import { nameMessages } from './name-messages.ts'

/** The states of a customer; a new one is pending (CUST-01). */
export const CUSTOMER_STATES = ['active', 'inactive', 'pending'] as const

/** A customer of the seller (CUST-01), not a user of the platform. */
export const customer = entity({
  kind: 'customer',
  collection: COLLECTIONS.customer,
  table: 'customer',
  label: { one: 'Customer', many: 'Customers' },
  notFound: 'Customer with ID {id} not found',
  planLimit: { name: 'customers' },
  title: 'name',
  fields: {
    name: text({ label: 'Name', fallback: '', max: 300, required: () => nameMessages.customer, search: true }),
    company: text({ label: 'Company', fallback: '', max: 300, search: true }),
    contactName: text({ label: 'Contact person', fallback: '', max: 200, search: true }),
    email: emailAddress({ label: 'E-mail', fallback: '', search: true }),
    phone: text({ label: 'Phone', fallback: '', max: 60, search: true }),
    status: choice(CUSTOMER_STATES, { label: 'Status', fallback: 'pending' }),
    tags: tags({ label: 'Tags', fallback: [], max: 50 }),
    country: text({
      label: 'Country',
      fallback: '',
      pattern: /^$|^[A-Z]{2}$/,
      patternMessage: () => fieldMessages.noCountry,
    }),
    industry: text({ label: 'Industry', fallback: '', max: 200 }),
    subscriptionId: text({ label: 'Subscription', fallback: '', max: 200 }),
    billingAddress: json(addressOrText, { label: 'Billing address', fallback: '' }),
    shippingAddress: json(addressOrText, { label: 'Shipping address', fallback: '' }),
    vatId: text({ label: 'VAT id', fallback: '', max: 40, help: 'With its country: DE123456789.' }),
    registrationNumber: text({ label: 'Registration number', fallback: '', max: 60 }),
    electronicAddress: text({ label: 'E-invoice address', group: 'E-invoice address', fallback: '', max: 200 }),
    electronicScheme: text({ label: 'Scheme', group: 'E-invoice address', fallback: '', max: 10 }),
    buyerReference: text({ label: 'Buyer reference', fallback: '', max: 200, help: 'In Germany the Leitweg-ID.' }),
    currency: currencyOrEmpty({ label: 'Currency', fallback: '', help: 'Empty: the currency of your business.' }),
    language: languageTag({ label: 'Language', fallback: '', help: 'Of documents and mails.' }),
    taxCategory: choice(TAX_CATEGORIES, { label: 'Tax', fallback: null, nullable: true }),
    customerGroup: text({
      label: 'Customer group',
      fallback: '',
      max: 120,
      search: true,
      help: 'Price lists of this group apply to them.',
    }),
    priceListId: rowId({ label: 'Price list', fallback: null, names: 'priceList' }),
    paymentDays: integer({
      label: 'Days to pay',
      fallback: null,
      min: 0,
      max: 3_650,
      help: 'Empty: same as your business.',
    }),
    notes: text({ label: 'Notes', fallback: '', max: 10_000, search: true }),
    nameKey: text({ label: 'Sort key', fallback: '', max: 1_000, readOnly: true, internal: true }),
    searchText: text({ label: 'Search text', fallback: '', max: 14_000, readOnly: true, internal: true }),
  },
  derive: ({ name, company, contactName, email, phone, tags: marks, notes, customerGroup }) => ({
    nameKey: nameKey(name),
    searchText: searchText([name, company, contactName, email, phone, marks.join(' '), customerGroup, notes]),
  }),
})
