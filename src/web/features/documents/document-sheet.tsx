import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { applyPatch } from '#domain/merge.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { document } from '#contract/entities/document.ts'
import { NumberLabel } from '#web/kit/documents/number-label.tsx'
import type { DocumentRow, ItemPatch } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import type { DocumentActs } from './document-acts.ts'
import type { Correcting } from './document-correcting.ts'
import { DocumentCustomer } from './document-customer.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentLines } from './document-lines.tsx'
import { useMarginsShown } from './document-margins.ts'
import { NoticeList } from './document-notice-list.tsx'
import { QuietArea } from './document-quiet-fields.tsx'
import { DocumentSeller } from './document-seller.tsx'
import { documentText } from './document-text.ts'
import { DocumentTotalsBlock } from './document-totals-block.tsx'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const text = documentText.words
const { fields } = document
/** What the customer reads below the lines. */
const WORDS = ['notes', 'terms'] as const

interface Typing {
  readonly id: string
  readonly patch: ItemPatch
}

/** The document as a sheet of paper that is written on. */
export function DocumentSheet({
  row,
  acts,
  pricing,
  asked,
  correcting,
}: {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
  /** Fields that an e-invoice missed. */
  readonly asked: ReadonlySet<string>
  readonly correcting: Correcting
}) {
  const hasMargins = useMarginsShown()
  const [typing, setTyping] = useState<Typing | null>(null)
  const shown = useDeferredValue(useMemo(() => typedInto(row, typing), [row, typing]))
  const totals = useMemo(() => documentTotals(shown), [shown])
  const onTyping = useCallback(
    (id: string, patch: ItemPatch | null) => setTyping(patch === null ? null : { id, patch }),
    [],
  )
  const disabled = row.status === 'void'
  return (
    <>
      <NoticeList shown={shown} acts={acts} correcting={correcting} />
      <article
        aria-label={DOCUMENT_RULES[row.documentType].label.one}
        className="rounded-2xl border border-line bg-card px-8 pt-8 pb-10 max-md:rounded-xl max-md:px-4 max-md:pt-5 max-md:pb-6"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6">
          <DocumentSeller row={row} acts={acts} pricing={pricing} />
          <div className="text-right max-md:text-left">
            <p className="text-2xl font-bold tracking-tight">{DOCUMENT_RULES[row.documentType].label.one}</p>
            <p className="mt-0.5 font-semibold">
              <NumberLabel row={row} />
            </p>
          </div>
        </div>
        <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
          <DocumentCustomer row={row} acts={acts} pricing={pricing} asked={asked} disabled={disabled} />
          <DocumentFacts row={row} acts={acts} pricing={pricing} disabled={disabled} />
        </div>
        <QuietArea
          label={text.customerNotes}
          className="mt-6 -ml-2"
          placeholder="–"
          disabled={disabled}
          value={row.customerNotes}
          read={readField(fields.customerNotes)}
          onSave={(customerNotes) => acts.save(row, { customerNotes }, text.customerNotes)}
        />
        <DocumentLines
          row={row}
          shownItems={shown.items}
          totals={totals}
          acts={acts}
          pricing={pricing}
          hasMargins={hasMargins}
          disabled={disabled}
          onTyping={onTyping}
        />
        <div className="mt-6 grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
          <div className="order-last -ml-2 min-w-0 space-y-3 md:order-first">
            {WORDS.map((name) => (
              <QuietArea
                key={name}
                label={text[name]}
                placeholder="–"
                disabled={disabled}
                value={row[name]}
                read={readField(fields[name])}
                onSave={(value) => acts.save(row, { [name]: value }, text[name])}
              />
            ))}
          </div>
          <DocumentTotalsBlock shown={shown} totals={totals} hasMargins={hasMargins} />
        </div>
      </article>
    </>
  )
}

function typedInto(row: DocumentRow, typing: Typing | null): DocumentRow {
  return typing ? applyPatch(row, { items: { lines: { [typing.id]: typing.patch } } }) : row
}
