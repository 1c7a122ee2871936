import { useState } from 'react'
import { stockWhenSent } from '#contract/entities/document-stock.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { headMessages } from './messages.ts'
import { stockName } from './stock-name.ts'

interface StockDialogProps {
  readonly row: DocumentRow
  /** What follows is a letter or a link; else it is sent with this. */
  readonly isBeforeSending?: boolean
  readonly onChosen: (isTaken: boolean) => void
  readonly onClose: () => void
}

/** Asks whether what is sent leaves the stock (DOC-19). */
export function StockDialog({ row, isBeforeSending = false, onChosen, onClose }: StockDialogProps) {
  const text = headMessages.stock
  const store = useStore()
  const [isTaken, setTaken] = useState(row.movesStock)
  const moves = stockWhenSent([{ ...row, movesStock: true }], (id) => store.get('product', id))
  return (
    <FormDialog
      title={text.title}
      description={text.text}
      submit={isBeforeSending ? text.goOn : text.confirm}
      className="block"
      onSubmit={() => onChosen(isTaken)}
      onClose={onClose}
    >
      <Checkbox label={text.take} checked={isTaken} onChange={setTaken} />
      <dl aria-label={text.moves} className="mt-3 max-h-60 space-y-1 overflow-auto text-[13px] text-muted">
        {moves.map(({ productId, variantId, before, after }) => {
          const isBelow = isTaken && after < 0
          return (
            <div key={`${productId} ${variantId}`} className="flex justify-between gap-4">
              <dt className="min-w-0 truncate">{stockName(store, productId, variantId)}</dt>
              <dd className={classNames('shrink-0', isBelow && 'font-semibold text-warn')}>
                {text.move(before, after)}
                {isBelow && <span className="block text-end font-normal">{text.below(-after)}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </FormDialog>
  )
}
