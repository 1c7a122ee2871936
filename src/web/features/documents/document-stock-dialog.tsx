import { useState } from 'react'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { DocumentActs } from './document-acts.ts'
import { documentText } from './document-text.ts'

const text = documentText.head.stock
/** One piece, in the 1/10,000 of quantities. */
const PIECE = 10_000

interface StockDialogProps {
  readonly row: DocumentRow
  readonly acts: DocumentActs
  readonly onClose: () => void
}

/** Asks whether what is sent leaves the stock (DOC-19). */
export function StockDialog({ row, acts, onClose }: StockDialogProps) {
  const store = useStore()
  const [isTaken, setTaken] = useState(row.movesStock)
  function send() {
    void acts.mark(row, 'sent', isTaken)
    onClose()
  }
  return (
    <Dialog
      open
      title={text.title}
      description={text.text}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{documentText.payments.cancel}</Button>
          <Button tone="primary" onClick={send}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Checkbox label={text.take} checked={isTaken} onChange={setTaken} />
      <dl aria-label={text.moves} className="mt-3 max-h-60 space-y-1 overflow-auto text-[13px] text-muted">
        {stockMoves(row, store).map(({ id, name, before, after }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt className="min-w-0 truncate">{name}</dt>
            <dd className={classNames('shrink-0', after < 0 && 'font-semibold text-warn')}>
              {text.move(formatNumber(before), formatNumber(after))}
              {after < 0 && <span className="block text-right font-normal">{text.below(formatNumber(-after))}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

interface StockMove {
  readonly id: string
  readonly name: string
  readonly before: number
  readonly after: number
}

/** What each product on the lines has in stock now and would have then, in pieces. */
function stockMoves({ items }: DocumentRow, store: Store): readonly StockMove[] {
  const ids = new Set(items.flatMap(({ productId }) => productId ?? []))
  return [...ids].flatMap((id) => {
    const product = store.get('product', id)
    if (!product) return []
    const before = Number(product['stock'] ?? 0)
    const taken = items.reduce((sum, item) => sum + (item.productId === id ? item.quantity : 0), 0)
    return [{ id, name: String(product['name']), before, after: before - taken / PIECE }]
  })
}
