import { document } from '#contract/entities/document.ts'
import { CUSTOMER_TEXTS } from '#contract/entities/document-derive.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { type ArchiveValues, archiveMoment, listOf, objectOf, textOf } from '#domain/archive/values.ts'
import { isCurrency } from '#domain/currencies.ts'
import { rateRatio } from '#domain/exchange-rates.ts'
import { DOCUMENT_STATUSES, isIssued } from '#domain/documents/types.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { ArchiveIds } from './archive-account.ts'

/** What only the server writes of a document. */
type Brings = Required<Pick<NonNullable<PatchRow['brings']>, 'stated' | 'restored'>>

/** How an archive names its documents. */
export interface Naming {
  readonly ids: ArchiveIds
  /** The documents of the archive, by their ids there. */
  readonly archived: ReadonlySet<string>
}

/** What a new document takes from its business and customer where it is blank; one of an archive stays as it was. */
const FILLED = [
  'dueDate',
  'paymentTerms',
  'customerName',
  'billingAddress',
  'shippingAddress',
  ...Object.keys(CUSTOMER_TEXTS),
]

/** The number and the links of a document of an archive, as far as they have the right form. */
export function broughtAlong(number: string, related: readonly ArchiveValues[], { ids, archived }: Naming): Brings {
  const links = related.flatMap((each) => {
    const id = textOf(each['id'])
    const { documentType, documentNumber, relationship } = each
    return archived.has(id)
      ? [{ id: ids.of(document.kind, id), documentType, documentNumber: textOf(documentNumber), relationship }]
      : []
  })
  const given = number === '' ? {} : { documentNumber: number, isProvisional: false, sequence: null, counterId: null }
  return { stated: rightOf({ ...given, relatedDocuments: links }), restored: {} }
}

/** The same of a document of our own archive. One that is issued stays what it was: a customer has it (DOC-18). */
export function ownBrings(values: ArchiveValues, naming: Naming): Brings {
  const number = values['isProvisional'] === false ? textOf(values['documentNumber']) : ''
  const { stated } = broughtAlong(number, listOf(values['relatedDocuments']), naming)
  const blanks = FILLED.flatMap((name) => (values[name] === '' || values[name] === null ? [[name, values[name]]] : []))
  const blank: AnyPatch = Object.fromEntries(blanks)
  const ownTax = ownTaxOf(values['ownTax'])
  // The rate of a draft is renewed with each edit, so its tax follows from the rate (DOC-16).
  if (!isIssuedThere(values)) return { stated: rightOf({ ...stated, ownTax }), restored: rightOf(blank) }
  const told = {
    ownTax,
    seller: values['seller'],
    sentAt: archiveMoment(values['sentAt']),
    viewedAt: archiveMoment(values['viewedAt']),
    stockMovedAt: archiveMoment(values['stockMovedAt']),
    revision: values['revision'],
  }
  return { stated, restored: rightOf({ ...blank, ...told }) }
}

function isIssuedThere({ status }: ArchiveValues): boolean {
  const known = DOCUMENT_STATUSES.find((each) => each === status)
  return known !== undefined && isIssued(known)
}

/** The tax in the seller's own currency, if it was worked out at a rate. */
function ownTaxOf(value: unknown): ArchiveValues | undefined {
  const own = objectOf(value)
  const isRated =
    rateRatio(textOf(own['rate'])) !== undefined && /^-?\d{1,20}(?:\.\d{1,4})?$/.test(textOf(own['amount']))
  return isRated && isCurrency(textOf(own['currency'])) ? own : undefined
}

function rightOf(values: AnyPatch): AnyPatch {
  const fields: Readonly<Record<string, { stored: { safeParse(value: unknown): { success: boolean } } }>> =
    document.fields
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => fields[name]?.stored.safeParse(value).success),
  )
}
