import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { applyPatch } from '#domain/merge.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { hasConvertedPrices } from '#contract/missing-to-send.ts'
import { currencyMessages } from '#web/kit/currency/messages.ts'
import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow, ItemPatch } from '#web/kit/documents/document-row.ts'
import { currencyOf } from '../e-invoice/missing-of.ts'
import { DocumentLines } from '../lines/document-lines.tsx'
import { useMarginsShown } from '../lines/margins.ts'
import type { Correcting } from '../actions/correcting.ts'
import { DocumentCustomer } from './document-customer.tsx'
import type { DocumentEditing } from './document-editing.ts'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentField } from './document-field.tsx'
import { DocumentFrame } from './document-frame.tsx'
import { DocumentTotalsBlock } from './document-totals-block.tsx'
import { NoticeList } from './notice-list.tsx'
import { noteMessages as messages } from './messages.ts'

interface DocumentSheetProps extends DocumentEditing {
  /** Fields that an e-invoice missed. */
  readonly asked: ReadonlySet<string>
  readonly correcting: Correcting
  /** It was made just now: what is typed first is whom it is for, and where that is known a line. */
  readonly isNew: boolean
}

/** The document as a sheet that is written on. */
export function DocumentSheet({ asked, correcting, isNew, ...editing }: DocumentSheetProps) {
  const { row, actions } = editing
  const hasMargins = useMarginsShown()
  const [typing, setTyping] = useState<{ readonly id: string; readonly patch: ItemPatch } | null>(null)
  const shown = useDeferredValue(
    useMemo(() => (typing ? applyPatch(row, { items: { lines: { [typing.id]: typing.patch } } }) : row), [row, typing]),
  )
  const totals = useMemo(() => documentTotals(shown), [shown])
  const onTyping = useCallback(
    (id: string, patch: ItemPatch | null) => setTyping(patch === null ? null : { id, patch }),
    [],
  )
  return (
    <>
      <NoticeList shown={shown} actions={actions} correcting={correcting} />
      <DocumentFrame {...editing}>
        <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]">
          <DocumentCustomer {...editing} isNew={isNew} asked={asked} />
          <DocumentFacts {...editing} />
        </div>
        <DocumentField {...editing} name="customerNotes" className="mt-6 -ms-2" />
        <DocumentLines
          {...editing}
          shownItems={shown.items}
          totals={totals}
          hasMargins={hasMargins}
          onTyping={onTyping}
          isNext={isNew && row.customerId !== null}
        />
        <div className="mt-6 grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
          <DocumentField
            {...editing}
            name="terms"
            label={messages.terms}
            className="order-last -ms-2 min-w-0 md:order-first"
          />
          <div>
            <DocumentTotalsBlock shown={shown} totals={totals} hasMargins={hasMargins} />
            <ConvertedPrices document={shown} />
          </div>
        </div>
      </DocumentFrame>
      <DocumentField {...editing} name="notes" label={messages.notes} className="mt-4 px-6 max-md:px-2" />
    </>
  )
}

/** At which rates the prices of a draft were converted, where a rule took them over from another currency (CUR-02). */
function ConvertedPrices({ document }: { readonly document: DocumentRow }) {
  const store = useStore()
  const rates = useRates()
  const isConverted = hasConvertedPrices({ document, currencyOf: (item) => currencyOf(store, item) })
  if (document.status !== 'draft' || !isConverted) return null
  return (
    <p className="mt-2 px-2 text-end text-[13px] text-muted">
      {currencyMessages.converted} <RateSource date={rates.date} source={rates.source} />
    </p>
  )
}
