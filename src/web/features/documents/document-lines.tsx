import { Suspense, useCallback, useMemo, useState } from 'react'
import type { DocumentTotals } from '#domain/documents/totals.ts'
import { MAX_ITEMS } from '#contract/entities/document-fields.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow, ItemPatch, ItemRow } from '#web/kit/documents/document-row.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { patiently } from '#web/kit/load/patiently.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { DocumentActs } from './document-acts.ts'
import { LineCards } from './document-line-cards.tsx'
import type { CellPlace } from './document-line-list.ts'
import { LineTable } from './document-line-table.tsx'
import { NO_VALUES, valuesById } from './document-line-values.ts'
import { newItem } from '#contract/document-new-item.ts'
import { findOffer, type LineOffer } from './document-offers.ts'
import { pricedChange } from '#contract/document-repricing.ts'
import { documentText } from './document-text.ts'
import { type DocumentPricing, usualTax } from '#contract/document-pricing.ts'

const text = documentText.lines
const ONE = 10_000
const LineSheet = lazyPart(() => import('./document-line-sheet.tsx').then((module) => module.LineSheet))

interface DocumentLinesProps {
  readonly row: DocumentRow
  /** The lines with what is being typed, and what they come to. */
  readonly shownItems: readonly ItemRow[]
  readonly totals: DocumentTotals
  readonly acts: DocumentActs
  readonly pricing: DocumentPricing
  readonly hasMargins: boolean
  readonly disabled: boolean
  readonly onTyping: (id: string, patch: ItemPatch | null) => void
}

/** The lines of a document: on the sheet as a table, on a phone as cards. */
export function DocumentLines(props: DocumentLinesProps) {
  const { row, shownItems, totals, acts, pricing, hasMargins, disabled, onTyping } = props
  const { id: documentId, items, currency } = row
  const store = useStore()
  const phone = useMediaQuery(PHONE_QUERY)
  const [openId, setOpenId] = useState('')
  const isFull = items.length >= MAX_ITEMS
  const values = useMemo(() => valuesById(shownItems, totals), [shownItems, totals])

  const onSave = useCallback(
    (item: ItemRow, patch: ItemPatch) => acts.saveItem(documentId, item.id, pricedChange(item, patch, pricing)),
    [acts, documentId, pricing],
  )
  const onPick = useCallback(
    (item: ItemRow, offer: LineOffer) => acts.saveItem(documentId, item.id, pricing.picked(offer, item.quantity)),
    [acts, documentId, pricing],
  )
  const onAdd = useCallback(
    (what: LineOffer | string, after: string | null) => {
      const id = acts.newId()
      acts.putItems(documentId, { added: [newItem(id, startOf(what, pricing))], after })
      return id
    },
    [acts, documentId, pricing],
  )
  const onRemove = useCallback((item: ItemRow) => acts.removeItems(documentId, [item.id]), [acts, documentId])
  const onMove = useCallback((item: ItemRow, to: number) => acts.moveItem(documentId, item.id, to), [acts, documentId])

  async function onPaste(at: CellPlace, clipboard: string): Promise<void> {
    const { takePaste } = await patiently(() => import('./document-take-paste.ts'))
    const pick = (words: string, quantity: number) => {
      const offer = findOffer(store, words)
      return offer && pricing.picked(offer, quantity)
    }
    const tax = usualTax(pricing.terms)
    const { put, refused } = takePaste(clipboard, at, items, { currency, pick, tax, newId: acts.newId })
    acts.putItems(documentId, put)
    if (refused > 0) showToast({ title: text.refusedCells(formatCount(refused, text.cells)), tone: 'warn' })
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
    <section aria-label={text.label} className="mt-8">
      {phone ? (
        <LineCards {...list} onOpen={setOpenId} />
      ) : (
        <LineTable
          {...list}
          onOpen={({ id }) => setOpenId(id)}
          onPaste={(at, clipboard) => void onPaste(at, clipboard)}
        />
      )}
      {isFull && <p className="mt-2 text-[13px] text-muted">{text.full(formatNumber(MAX_ITEMS))}</p>}
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

/** What a new line begins with: what was picked, or words alone at the usual tax. */
function startOf(what: LineOffer | string, pricing: DocumentPricing): ItemPatch {
  if (typeof what !== 'string') return pricing.picked(what, ONE)
  return { description: what, ...usualTax(pricing.terms) }
}
