import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentTotals } from '#domain/documents/totals.ts'
import { MAX_ITEMS } from '#contract/entities/document-fields.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow, ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { retry } from '#web/kit/load/retry.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { DocumentActions } from '../actions/use-document-actions.ts'
import { LineCards } from './line-cards.tsx'
import type { CellPosition } from './line-list.ts'
import { LineTable } from './line-table.tsx'
import { NO_VALUES, valuesById } from './line-values.ts'
import { newItem } from '#contract/document-new-item.ts'
import { findOffer, type LineOffer } from './line-offers.ts'
import { pricedChange } from '#contract/document-repricing.ts'
import { lineMessages as messages } from './messages.ts'
import { type DocumentPricing, usualTax } from '#contract/document-pricing.ts'

const ONE = 10_000
const LineSheet = lazyPart(() => import('./line-sheet.tsx').then((module) => module.LineSheet))

interface DocumentLinesProps {
  readonly row: DocumentRow
  /** The lines with what is being typed, and what they come to. */
  readonly shownItems: readonly ItemRow[]
  readonly totals: DocumentTotals
  readonly actions: DocumentActions
  readonly pricing: DocumentPricing
  readonly hasMargins: boolean
  readonly disabled: boolean
  readonly onTyping: (id: string, patch: ItemPatch | null) => void
  /** As the page opens, what is typed first is a line. */
  readonly isNext: boolean
}

/** The lines of a document: on the sheet as a table, on a phone as cards. */
export function DocumentLines(props: DocumentLinesProps) {
  const { row, shownItems, totals, actions, pricing, hasMargins, disabled, onTyping } = props
  const { id: documentId, items, currency } = row
  const store = useStore()
  const phone = useMediaQuery(PHONE_QUERY)
  const [openId, setOpenId] = useState('')
  const section = useNewLineFocus(props.isNext)
  const isFull = items.length >= MAX_ITEMS
  const values = useMemo(() => valuesById(shownItems, totals), [shownItems, totals])

  const onSave = useCallback(
    (item: ItemRow, patch: ItemPatch) => actions.saveItem(documentId, item.id, pricedChange(item, patch, pricing)),
    [actions, documentId, pricing],
  )
  const onPick = useCallback(
    (item: ItemRow, offer: LineOffer) => actions.saveItem(documentId, item.id, pricing.picked(offer, item.quantity)),
    [actions, documentId, pricing],
  )
  const onAdd = useCallback(
    (what: LineOffer | string, after: string | null) => {
      const id = actions.newId()
      actions.putItems(documentId, { added: [newItem(id, startOf(what, pricing))], after })
      return id
    },
    [actions, documentId, pricing],
  )
  const onRemove = useCallback((item: ItemRow) => actions.removeItems(documentId, [item.id]), [actions, documentId])
  const onMove = useCallback(
    (item: ItemRow, to: number) => actions.moveItem(documentId, item.id, to),
    [actions, documentId],
  )

  async function onPaste(at: CellPosition, clipboard: string): Promise<void> {
    const { takePaste } = await retry(() => import('./take-paste.ts'))
    const pick = (words: string, quantity: number) => {
      const offer = findOffer(store, words)
      return offer && pricing.picked(offer, quantity)
    }
    const tax = usualTax(pricing.terms)
    const { put, refused } = takePaste(clipboard, at, items, { currency, pick, tax, newId: actions.newId })
    actions.putItems(documentId, put)
    if (refused > 0) showToast({ title: messages.refusedCells(refused), tone: 'warn' })
  }

  const openAt = items.findIndex(({ id }) => id === openId)
  const open = items[openAt]
  const list = {
    items,
    values,
    currency,
    pricing,
    hasMargins,
    disabled,
    isFull,
    onSave,
    onTyping,
    onPick,
    onAdd,
    onRemove,
    onMove,
  }
  return (
    <section ref={section} aria-label={messages.label} className="mt-8">
      {phone ? (
        <LineCards {...list} onOpen={setOpenId} />
      ) : (
        <LineTable
          {...list}
          onOpen={({ id }) => setOpenId(id)}
          onPaste={(at, clipboard) => void onPaste(at, clipboard)}
        />
      )}
      {isFull && <p className="mt-2 text-[13px] text-muted">{messages.full(MAX_ITEMS)}</p>}
      <Suspense fallback={null}>
        {open && (
          <FieldScope of={open.id}>
            <LineSheet
              {...list}
              item={open}
              values={values.get(open.id) ?? NO_VALUES}
              index={openAt}
              count={items.length}
              onClose={() => setOpenId('')}
            />
          </FieldScope>
        )}
      </Suspense>
    </section>
  )
}

/** The cell of a new line takes the focus when the page opens where that is asked. */
function useNewLineFocus(isAsked: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  const [isFirst] = useState(isAsked)
  useEffect(() => {
    if (isFirst) section.current?.querySelector<HTMLElement>('[data-cell="new description"]')?.focus()
  }, [isFirst])
  return section
}

/** What a new line begins with: what was picked, or words alone at the usual tax. */
function startOf(what: LineOffer | string, pricing: DocumentPricing): ItemPatch {
  if (typeof what !== 'string') return pricing.picked(what, ONE)
  return { description: what, ...usualTax(pricing.terms) }
}
