import { useMemo } from 'react'
import { documentTotals } from '#domain/documents/totals.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { document } from '#contract/entities/document.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import { formatDay } from '#web/kit/format/date.ts'
import type { DocumentActs } from './document-acts.ts'
import { FinishedLines } from './document-finished-lines.tsx'
import { useMarginsShown } from './document-margins.ts'
import { DocumentSeller } from './document-seller.tsx'
import { documentText } from './document-text.ts'
import { DocumentTotalsBlock } from './document-totals-block.tsx'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const { customer: customerText, facts, words } = documentText

interface FinishedProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
}

/** An issued document, as the paper that the customer has: words and figures, no fields (DOC-18). */
export function DocumentFinished({ row, acts, pricing }: FinishedProps) {
  const hasMargins = useMarginsShown()
  const totals = useMemo(() => documentTotals(row), [row])
  const { label, isBought } = DOCUMENT_RULES[row.documentType]
  return (
    <article
      aria-label={label.one}
      className="rounded-2xl border border-line bg-card px-8 pt-8 pb-10 max-md:rounded-xl max-md:px-4 max-md:pt-5 max-md:pb-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6">
        <DocumentSeller row={row} acts={acts} pricing={pricing} />
        <div className="text-right max-md:text-left">
          <p className="text-2xl font-bold tracking-tight">{label.one}</p>
          <p className="mt-0.5 font-semibold">
            <NumberLabel row={row} />
          </p>
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
        <section aria-label={isBought ? customerText.bought : customerText.label} className="min-w-0">
          <p className="mb-1 text-xs font-medium text-muted">{isBought ? customerText.bought : customerText.label}</p>
          <p className="font-semibold break-words">{row.customerName || '–'}</p>
          <Written text={addressLines(row.billingAddress).join('\n')} />
          <Written text={customerFacts(row)} muted />
          {row.shippingAddress !== '' && (
            <>
              <p className="mt-3 mb-1 text-xs font-medium text-muted">{documentText.address.shipping}</p>
              <Written text={addressLines(row.shippingAddress).join('\n')} />
            </>
          )}
        </section>
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3">
          {shownFacts(row).map(({ name, value, isWide }) => (
            <div key={name} className={isWide ? 'col-span-2' : ''}>
              <dt className="text-xs font-medium text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Written text={row.customerNotes} className="mt-6" />
      <FinishedLines row={row} totals={totals} pricing={pricing} hasMargins={hasMargins} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="order-last min-w-0 md:order-first">
          {row.terms !== '' && <p className="mb-1 text-xs font-medium text-muted">{words.terms}</p>}
          <Written text={row.terms} />
        </div>
        <DocumentTotalsBlock shown={row} totals={totals} hasMargins={hasMargins} />
      </div>
    </article>
  )
}

/** Words as they were written; nothing where there are none. */
function Written({
  text,
  muted = false,
  className = '',
}: {
  readonly text: string
  readonly muted?: boolean
  readonly className?: string
}) {
  if (text === '') return null
  return (
    <p className={`break-words whitespace-pre-line ${muted ? 'mt-1 text-[13px] text-muted' : ''} ${className}`}>
      {text}
    </p>
  )
}

/** How the customer is reached and registered, as far as it is known. */
const OF_CUSTOMER = [
  'customerVatId',
  'customerRegistrationNumber',
  'customerElectronicAddress',
  'buyerReference',
  'orderReference',
] as const

function customerFacts(row: DocumentRow): string {
  const named = OF_CUSTOMER.filter((name) => row[name] !== '').map(
    (name) => `${document.fields[name].label} ${row[name]}`,
  )
  return [row.customerEmail, row.customerPhone, ...named].filter(Boolean).join('\n')
}

interface Fact {
  readonly name: string
  readonly value: string
  readonly isWide?: boolean
}

function shownFacts(row: DocumentRow): readonly Fact[] {
  const { documentType, issueDate, dueDate, deliveryDate, currency, paymentTerms, reason } = row
  const { isPaid, isBought } = DOCUMENT_RULES[documentType]
  const day = (name: string, value: string | null): Fact[] =>
    value === null ? [] : [{ name, value: formatDay(value) }]
  const written = (name: string, value: string): Fact[] => (value === '' ? [] : [{ name, value, isWide: true }])
  return [
    ...day(facts.issueDate, issueDate),
    ...day(documentType === 'quote' ? facts.validUntil : facts.dueDate, dueDate),
    ...day(isBought ? facts.expected : facts.deliveryDate, deliveryDate),
    { name: facts.currency, value: currency },
    ...written(facts.paymentTerms, isPaid ? paymentTerms : ''),
    ...written(facts.reason, documentType === 'creditnote' ? reason : ''),
  ]
}
