import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { PostalAddress } from '#contract/postal-address.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { countryOptions } from '#web/kit/format/places.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { schemeOptions } from '#web/kit/documents/scheme-options.ts'
import { documentText } from './document-text.ts'
import { eInvoiceText } from './e-invoice-text.ts'

/** Where a value is written that an e-invoice misses. */
export type FixPlace = 'document' | 'business'

/** What can be filled in beside an issue: a text, lines of it, a day, or one of several; `patch` is what saving changes. */
export type Fix = {
  readonly place: FixPlace
  readonly label: string
  readonly value: string
  readonly read: (typed: string) => Parsed<string>
  readonly patch: (value: string) => AnyPatch
} & ({ readonly kind: 'text' | 'area' | 'day' } | { readonly kind: 'choice'; readonly options: readonly Option[] })

const SCHEMES = schemeOptions(eInvoiceText.chooseScheme)
const COUNTRIES: readonly Option[] = [{ value: '', label: eInvoiceText.chooseCountry }, ...countryOptions]

const DAYS = new Set(['issueDate', 'dueDate', 'deliveryDate'])
const TEXTS = new Set([
  'customerName',
  'customerVatId',
  'customerRegistrationNumber',
  'customerElectronicAddress',
  'buyerReference',
  'orderReference',
  'customerNotes',
  'terms',
  'paymentTerms',
  'reason',
  'taxExchangeRate',
])
/** Of several lines. */
const AREAS = new Set(['customerNotes', 'terms', 'reason'])
const BUSINESS_TEXTS = new Set([
  'name',
  'legalName',
  'contactName',
  'phoneNumber',
  'email',
  'vatId',
  'taxId',
  'registrationNumber',
  'electronicAddress',
  'website',
  'iban',
  'bic',
  'bankName',
  'accountName',
])
const PARTS = ['street', 'city', 'zip', 'country'] as const

/** What can be filled in where an issue is told; undefined where it takes more than one value. */
export function fixOf(field: string, row: DocumentRow, profile: AnyRow | undefined): Fix | undefined {
  const [first = '', second = '', third = ''] = field.split('.')
  if (first === 'billingAddress' || first === 'shippingAddress') return addressFix(first, second, row)
  if (first === 'seller') return profile && sellerFix(second, third, profile)
  if (DAYS.has(first) || TEXTS.has(first) || first === 'customerElectronicScheme')
    return ownFix({ place: 'document', name: first, row: row as unknown as AnyRow, fields: fieldsOf(document.fields) })
  return undefined
}

/** The parts that can be told of an address that is written as text. */
export function splitAddress(field: string, row: DocumentRow): AnyPatch | undefined {
  if (field !== 'billingAddress' && field !== 'shippingAddress') return undefined
  const address = row[field]
  return typeof address === 'string' ? { [field]: partsOf(address) } : undefined
}

interface Owned {
  readonly place: FixPlace
  readonly name: string
  readonly row: AnyRow
  readonly fields: Readonly<Record<string, Field<string> | undefined>>
}

function fieldsOf(fields: object): Owned['fields'] {
  return fields as Owned['fields']
}

function ownFix({ place, name, row, fields }: Owned): Fix | undefined {
  const field = fields[name]
  if (!field) return undefined
  const value = row[name]
  const isDay = DAYS.has(name)
  const fix = {
    place,
    label: field.label,
    value: typeof value === 'string' ? value : '',
    read: readField(field),
    patch: (typed: string): AnyPatch => ({ [name]: isDay && typed === '' ? null : typed }),
  }
  if (name.endsWith('lectronicScheme')) return { ...fix, kind: 'choice', options: SCHEMES }
  if (AREAS.has(name)) return { ...fix, kind: 'area' }
  return { ...fix, kind: isDay ? 'day' : 'text' }
}

function sellerFix(name: string, part: string, profile: AnyRow): Fix | undefined {
  const fields = fieldsOf(businessProfile.fields)
  if (name === 'address' && part === 'country') {
    const fix = ownFix({ place: 'business', name: 'country', row: profile, fields })
    return fix && { ...fix, kind: 'choice', options: COUNTRIES }
  }
  if (name === 'address') {
    const address = (profile['address'] ?? {}) as PostalAddress
    return partFix(part, address, { place: 'business', patch: (next) => ({ address: next }) })
  }
  if (!BUSINESS_TEXTS.has(name) && name !== 'electronicScheme') return undefined
  return ownFix({ place: 'business', name, row: profile, fields })
}

function addressFix(name: 'billingAddress' | 'shippingAddress', part: string, row: DocumentRow): Fix | undefined {
  const address = row[name]
  if (typeof address === 'string') return undefined
  return partFix(part, address, { place: 'document', patch: (next) => ({ [name]: next }) })
}

function partFix(
  name: string,
  address: PostalAddress,
  { place, patch }: { readonly place: FixPlace; readonly patch: (address: PostalAddress) => AnyPatch },
): Fix | undefined {
  const part = PARTS.find((each) => each === name)
  if (!part) return undefined
  const fix = {
    place,
    label: documentText.address[part],
    value: address[part] ?? '',
    read: (typed: string): Parsed<string> => ({ value: typed.trim() }),
    patch: (value: string) => patch({ ...address, [part]: value }),
  }
  return part === 'country' ? { ...fix, kind: 'choice', options: COUNTRIES } : { ...fix, kind: 'text' }
}
