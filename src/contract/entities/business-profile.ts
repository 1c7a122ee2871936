import { isTimeZone } from '#domain/calendar-day.ts'
import { COLLECTIONS } from '../collections.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { entity } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { choice, flag, integer, json, lines, percent, text } from '../fields.ts'
import { calendarZone, currencyCode, emailAddress, languageTag } from '../field-forms.ts'
import { MAX_USED_PREFIXES, numberSeriesIssue, numberSeriesLine, usedPrefixes } from './business-number-series.ts'
import { businessIssueMessages as messages } from './business-issue-messages.ts'
import { followingVat } from './business-vat.ts'
import { nameMessages } from './name-messages.ts'
import { type PostalAddress, postalAddress } from '../postal-address.ts'
import { NUMBER_RESETS } from '#domain/documents/number.ts'
import { DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { isBic, isIban } from '#domain/documents/e-invoice/iban.ts'
import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import { TAX_BASES } from '#domain/documents/totals.ts'

/** A picture of 512 kB as a data URL (PROF-03): four characters for three bytes, and its head. */
const MAX_LOGO_LENGTH = 700_000

/** One business of the user: country, currency, VAT and pricing rules (PROF-02). */
export const businessProfile = entity({
  kind: 'businessProfile',
  collection: COLLECTIONS.businessProfile,
  table: 'business_profile',
  label: { one: 'Business profile', many: 'Business profiles' },
  notFound: 'Business profile with ID {id} not found',
  title: 'name',
  fields: {
    name: text({
      label: 'Business name',
      fallback: 'My Business',
      max: 200,
      required: () => nameMessages.businessProfile,
    }),
    businessType: choice(['retail', 'wholesale', 'manufacturer', 'importer', 'services', 'other'], {
      label: 'Kind of business',
      fallback: 'retail',
    }),
    isDefault: flag({ label: 'Default', fallback: false }),
    country: text({
      label: 'Country',
      group: 'Address',
      fallback: '',
      pattern: /^$|^[A-Z]{2}$/,
      patternMessage: () => fieldMessages.noCountry,
    }),
    address: json(postalAddress, { label: 'Address', group: 'Address', fallback: {} }),
    preferredCurrency: currencyCode({
      label: 'Currency',
      fallback: 'USD',
    }),
    vatRegistered: flag({ label: 'Registered for VAT', fallback: false }),
    taxRate: percent({
      label: 'Sales VAT',
      fallback: 0,
      min: 0,
      max: 1_000_000,
      alias: 'defaultTaxRate',
      lenient: true,
    }),
    pricesIncludeVat: flag({
      label: 'Prices include VAT',
      fallback: false,
      help: 'Switch on if shoppers see prices with VAT. Price endings then apply to the price with VAT.',
    }),
    vatRecoverable: flag({
      label: 'I reclaim import VAT',
      fallback: false,
      help: 'Reclaimed VAT is shown, but is not part of what a product costs you.',
    }),
    dutyBasis: choice(['cif', 'fob'], { label: 'Duty is charged on', fallback: 'cif' }),
    defaultMargin: percent({ label: 'Default margin', fallback: 0, min: 0, max: 999_999 }),
    tradeMargin: percent({ label: 'Trade margin', fallback: 200_000, min: 0, max: 999_999 }),
    priceEnding: choice(PRICE_ENDINGS, { label: 'Price ending', fallback: 'none' }),
    currencyEndings: lines(
      {
        currency: currencyCode({
          label: 'Currency',
          group: 'Price ending',
          fallback: 'USD',
        }),
        ending: choice(PRICE_ENDINGS, { label: 'Price ending', group: 'Price ending', fallback: 'none' }),
      },
      { label: 'Price endings by currency', fallback: [], max: 200, key: ['currency'] },
    ),
    floorMargin: percent({ label: 'Lowest margin', fallback: null, min: 0, max: 999_999 }),
    legalName: text({ label: 'Legal name', fallback: '', max: 300, help: 'As registered, where it differs.' }),
    contactName: text({ label: 'Contact person', fallback: '', max: 200 }),
    email: emailAddress({ label: 'E-mail', fallback: '' }),
    phoneNumber: text({ label: 'Phone', fallback: '', max: 60 }),
    website: text({ label: 'Website', fallback: '', max: 300 }),
    registrationNumber: text({ label: 'Registration number', fallback: '', max: 60 }),
    taxId: text({ label: 'Tax number', fallback: '', max: 60 }),
    vatId: text({ label: 'VAT id', fallback: '', max: 40, help: 'With its country: DE123456789.' }),
    electronicAddress: text({ label: 'E-invoice address', group: 'E-invoice address', fallback: '', max: 200 }),
    electronicScheme: text({ label: 'Scheme', group: 'E-invoice address', fallback: '', max: 10 }),
    iban: text({ label: 'IBAN', group: 'Bank account', fallback: '', max: 42 }),
    bic: text({ label: 'BIC', group: 'Bank account', fallback: '', max: 11 }),
    bankName: text({ label: 'Bank', group: 'Bank account', fallback: '', max: 200 }),
    accountName: text({ label: 'Account holder', group: 'Bank account', fallback: '', max: 200 }),
    /** Another way to pay what is open, such as an address of PayPal: printed, never followed (DOC-14). */
    paymentLink: text({
      label: 'Payment link',
      fallback: '',
      max: 300,
      // Visible ASCII, without what ends an address in a text.
      pattern: /^$|^https:\/\/[!#-;=?-[\]-~]+$/,
      patternMessage: () => messages.paymentLink,
      help: 'Such as https://paypal.me/yourname. Invoices show it until they are paid.',
    }),
    /** An inline data URL (PROF-03). */
    logo: text({
      label: 'Logo',
      fallback: '',
      max: MAX_LOGO_LENGTH,
      // Checked by the first bytes: the declared type proves nothing.
      pattern: /^$|^data:image\/(png|jpeg);base64,(iVBORw0KGgo|\/9j\/)[A-Za-z0-9+/]*={0,2}$/,
      patternMessage: () => messages.logo,
    }),
    termsAndConditions: text({ label: 'Terms and conditions', fallback: '', max: 20_000 }),
    paymentDays: integer({ label: 'Days to pay', fallback: 30, min: 0, max: 3_650 }),
    taxBasis: choice(TAX_BASES, { label: 'Tax is charged', fallback: 'net' }),
    timeZone: calendarZone({ label: 'Time zone', fallback: 'UTC' }),
    numberAt: choice(['creation', 'issue'], { label: 'Numbers are assigned', group: 'Numbers', fallback: 'creation' }),
    numberReset: choice(NUMBER_RESETS, { label: 'Numbers restart', group: 'Numbers', fallback: 'never' }),
    numberSeries: lines(numberSeriesLine, {
      label: 'Number series',
      group: 'Numbers',
      fallback: [],
      max: DOCUMENT_TYPES.length,
      key: ['documentType'],
    }),
    usedPrefixes: lines(
      {
        documentType: choice(DOCUMENT_TYPES, { label: 'Type', fallback: 'invoice' }),
        prefix: text({ label: 'Starts with', fallback: '', max: 10 }),
      },
      { label: 'Number prefixes', fallback: [], max: MAX_USED_PREFIXES, readOnly: true },
    ),
    finalDocuments: flag({
      label: 'Issued documents are final',
      group: 'Numbers',
      fallback: false,
      help: 'Amounts, dates and customer of issued documents cannot be changed: a credit note reverses them.',
    }),
    documentDesign: choice(DOCUMENT_DESIGNS, { label: 'Design', fallback: 'classic' }),
    documentAccent: text({
      label: 'Accent colour',
      fallback: '',
      pattern: /^$|^#[0-9a-f]{6}$/,
      patternMessage: () => fieldMessages.noColour,
    }),
    documentLanguage: languageTag({ label: 'Language of documents', fallback: '' }),
    remindsAfter: integer({
      label: 'Remind after',
      fallback: null,
      min: 1,
      max: 365,
      help: 'Days past the due date. Empty: no automatic reminders.',
    }),
    floorAction: choice(['warn', 'block'], { label: 'A price below the lowest margin', fallback: 'warn' }),
  },
  derive(row, context) {
    const { before } = context
    const placed = oneCountry(row, before as Placed | undefined)
    return { ...placed, ...followingVat({ ...row, ...placed }, context), ...usedPrefixes(row, before) }
  },
  check: ({ timeZone, iban, bic, ...row }, changed, { before }) => ({
    ...numberSeriesIssue(row, changed, before),
    ...(changed.has('timeZone') && !isTimeZone(timeZone) ? { timeZone: fieldMessages.noTimeZone } : {}),
    ...(changed.has('iban') && iban !== '' && !isIban(iban) ? { iban: messages.iban } : {}),
    ...(changed.has('bic') && bic !== '' && !isBic(bic) ? { bic: messages.bic } : {}),
  }),
})

interface Placed {
  readonly country: string
  readonly address: PostalAddress
}

/** The country inside the address is the profile's own (PROF-06): the one that was changed wins. */
function oneCountry({ country: own, address }: Placed, before: Placed | undefined): Partial<Placed> {
  const inside = address.country ?? own
  const isOwnAsBefore = own === (before?.country ?? '')
  const isInsideChanged = inside !== (before?.address.country ?? before?.country ?? '')
  const country = isOwnAsBefore && isInsideChanged ? inside : own
  return (address.country ?? '') === country ? { country } : { country, address: { ...address, country } }
}
