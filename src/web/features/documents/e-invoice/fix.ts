import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import { type AnyPatch, type AnyRow, general } from '#contract/entity.ts'
import type { Field, Fields } from '#contract/fields.ts'
import type { PostalAddress } from '#contract/postal-address.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { readField, sentence } from '#web/kit/form/read-field.ts'
import { countryOptions } from '#web/kit/format/country-names.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { partsOf } from '#web/kit/documents/address-parts.ts'
import { schemeOptions } from '#web/kit/documents/scheme-options.ts'
import { addressMessages } from '../editor/messages.ts'
import { eInvoiceMessages } from './messages.ts'

/** Where a value is written that an e-invoice misses. */
export type FixTarget = 'document' | 'business'

/** What can be filled in beside an issue: a text, lines of it, a day, or one of several; `patch` is what saving changes. */
export type Fix = {
  readonly place: FixTarget
  readonly label: string
  readonly value: string
  readonly read: (typed: string) => Parsed<string>
  readonly patch: (value: string) => AnyPatch
} & ({ readonly kind: 'text' | 'area' | 'day' } | { readonly kind: 'choice'; readonly options: readonly Option[] })

/** A longer text is written in several lines. */
const LONG_TEXT = 1_000
/** What else hangs on it is asked where it is chosen on the sheet. */
const CHOSEN_ON_SHEET = 'currency'
const PARTS = ['street', 'city', 'zip', 'country'] as const

/** What can be filled in where an issue is told; undefined where it takes more than one value. */
export function fixOf(field: string, row: DocumentRow, profile: AnyRow | undefined): Fix | undefined {
  const [first = '', second = '', third = ''] = field.split('.')
  if (first === 'billingAddress' || first === 'shippingAddress') return addressFix(first, second, row)
  if (first === 'seller') return profile && sellerFix(second, third, profile)
  return first === CHOSEN_ON_SHEET ? undefined : textFix('document', first, row, document.fields)
}

/** The parts that can be told of an address that is written as text. */
export function splitAddress(field: string, row: DocumentRow): AnyPatch | undefined {
  if (field !== 'billingAddress' && field !== 'shippingAddress') return undefined
  const address = row[field]
  return typeof address === 'string' ? { [field]: partsOf(address) } : undefined
}

/** The control of a declared text of a row; none for a number or a list. */
function textFix(place: FixTarget, name: string, row: AnyRow, fields: object): Fix | undefined {
  const field = (fields as Fields)[name]
  if (field?.type !== 'text' || field.readOnly) return undefined
  const value = row[name]
  const isDay = name.endsWith('Date')
  const fix = {
    place,
    label: field.label,
    value: typeof value === 'string' ? value : '',
    read: readField(field as Field<string>),
    patch: (typed: string): AnyPatch => ({ [name]: isDay && typed === '' ? null : typed }),
  }
  if (name.endsWith('lectronicScheme'))
    return { ...fix, kind: 'choice', options: schemeOptions(eInvoiceMessages.chooseScheme) }
  return { ...fix, kind: isDay ? 'day' : isLong(field) ? 'area' : 'text' }
}

/** Whether a text is written in several lines. */
export function isLong({ max = 0 }: Field): boolean {
  return max > LONG_TEXT
}

function sellerFix(name: string, part: string, profile: AnyRow): Fix | undefined {
  if (name === 'address' && part === 'country') {
    const fix = textFix('business', 'country', profile, businessProfile.fields)
    return fix && { ...fix, kind: 'choice', options: countries() }
  }
  if (name === 'address') {
    const address = (profile['address'] ?? {}) as PostalAddress
    return partFix(part, address, { place: 'business', patch: (next) => ({ address: next }) })
  }
  const fix = textFix('business', name, profile, businessProfile.fields)
  return fix && { ...fix, read: keepingRules(name, profile, fix.read) }
}

/** Reads a field of the business as its rules say, such as the check digits of an IBAN. */
function keepingRules(name: string, profile: AnyRow, read: Fix['read']): Fix['read'] {
  const business = general(businessProfile)
  return (typed) => {
    const parsed = read(typed)
    if ('issue' in parsed) return parsed
    const context = { before: profile, get: () => undefined, flagged: () => undefined }
    const issue = business.check?.({ ...profile, [name]: parsed.value }, new Set([name]), context)[name]
    return issue === undefined ? parsed : { issue: sentence(issue) }
  }
}

function addressFix(name: 'billingAddress' | 'shippingAddress', part: string, row: DocumentRow): Fix | undefined {
  const address = row[name]
  if (typeof address === 'string') return undefined
  return partFix(part, address, { place: 'document', patch: (next) => ({ [name]: next }) })
}

function partFix(
  name: string,
  address: PostalAddress,
  { place, patch }: { readonly place: FixTarget; readonly patch: (address: PostalAddress) => AnyPatch },
): Fix | undefined {
  const part = PARTS.find((each) => each === name)
  if (!part) return undefined
  const fix = {
    place,
    label: addressMessages[part],
    value: address[part] ?? '',
    read: (typed: string): Parsed<string> => ({ value: typed.trim() }),
    patch: (value: string) => patch({ ...address, [part]: value }),
  }
  return part === 'country' ? { ...fix, kind: 'choice', options: countries() } : { ...fix, kind: 'text' }
}

function countries(): readonly Option[] {
  return [{ value: '', label: eInvoiceMessages.chooseCountry }, ...countryOptions()]
}
