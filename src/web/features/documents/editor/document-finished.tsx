import { useMemo } from 'react'
import { documentTotals } from '#domain/documents/totals.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { document } from '#contract/entities/document.ts'
import { addressLines } from '#web/kit/documents/address-lines.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { FinishedLines } from '../lines/finished-lines.tsx'
import { useMarginsShown } from '../lines/margins.ts'
import type { DocumentEditing } from './document-editing.ts'
import { DocumentFrame } from './document-frame.tsx'
import { factsOf } from './facts-of.ts'
import { addressMessages, customerMessages, noteMessages as messages } from './messages.ts'
import { DocumentTotalsBlock } from './document-totals-block.tsx'

/** An issued document as the customer has it: text and figures, no fields (DOC-18). */
export function DocumentFinished(editing: DocumentEditing) {
  const { row, pricing } = editing
  const hasMargins = useMarginsShown()
  const totals = useMemo(() => documentTotals(row), [row])
  const label = DOCUMENT_RULES[row.documentType].isBought ? customerMessages.bought : customerMessages.label
  return (
    <DocumentFrame {...editing}>
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
        <section aria-label={label} className="min-w-0">
          <p className="mb-1 text-xs font-medium text-muted">{label}</p>
          <p className="font-semibold break-words">{row.customerName || '–'}</p>
          <Written text={addressLines(row.billingAddress).join('\n')} />
          <Written text={customerFacts(row)} muted />
          {row.shippingAddress !== '' && (
            <>
              <p className="mt-3 mb-1 text-xs font-medium text-muted">{addressMessages.shipping}</p>
              <Written text={addressLines(row.shippingAddress).join('\n')} />
            </>
          )}
        </section>
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3">
          {factsOf(row).map(
            ({ name, label: fact, isWide }) =>
              row[name] && (
                <div key={name} className={isWide ? 'col-span-2' : ''}>
                  <dt className="text-xs font-medium text-muted">{fact}</dt>
                  <dd className="break-words">{name.endsWith('Date') ? formatDay(row[name]) : row[name]}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Written text={row.customerNotes} className="mt-6" />
      <FinishedLines row={row} totals={totals} pricing={pricing} hasMargins={hasMargins} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="order-last min-w-0 md:order-first">
          {row.terms !== '' && <p className="mb-1 text-xs font-medium text-muted">{messages.terms}</p>}
          <Written text={row.terms} />
        </div>
        <DocumentTotalsBlock shown={row} totals={totals} hasMargins={hasMargins} />
      </div>
    </DocumentFrame>
  )
}

interface WrittenProps {
  readonly text: string
  readonly muted?: boolean
  readonly className?: string
}

/** Text as it was written. */
function Written({ text, muted = false, className = '' }: WrittenProps) {
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
