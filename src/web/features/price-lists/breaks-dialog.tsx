import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { readMoney, readQuantity } from '#web/kit/form/number-text.ts'
import { moneyText, quantityText } from '#web/kit/form/typed-number.ts'
import { formatQuantity } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { pageText } from './page-text.ts'
import { ONE, type PriceActs, type Priced } from './price-acts.ts'
import type { ListPriceRow } from './price-list-row.ts'

const text = pageText.breaks

export interface BreaksDialogProps {
  readonly of: Priced
  /** The currency of the list's prices of this product. */
  readonly currency: string
  /** The price of one piece, where a new break starts. */
  readonly price: number
  /** The product's typed prices in this list, by rising quantity. */
  readonly typed: readonly ListPriceRow[]
  readonly acts: PriceActs
  readonly onClose: () => void
}

/** The quantity breaks of one product in a list: a price from a quantity on (PRICE-13). */
export function BreaksDialog({ of, currency, price, typed, acts, onClose }: BreaksDialogProps) {
  const [issue, setIssue] = useState<string | undefined>(undefined)
  const breaks = typed.filter(({ minQuantity }) => minQuantity > ONE)

  function move(known: ListPriceRow, minQuantity: number) {
    const isTaken = typed.some((each) => each.id !== known.id && each.minQuantity === minQuantity)
    setIssue(isTaken ? known.id : undefined)
    if (!isTaken) acts.set(of, { minQuantity, price: known.price, currency: known.currency }, known)
  }

  function add() {
    const last = breaks.at(-1)
    const minQuantity = last ? last.minQuantity * 2 : 10 * ONE
    acts.set(of, { minQuantity, price: last?.price ?? price, currency }, undefined)
  }

  return (
    <Dialog
      savesAsTyped
      open
      onClose={onClose}
      title={text.title(of.name)}
      description={text.text}
      footer={
        <Button tone="primary" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <ul className="space-y-3">
        {breaks.map((known) => (
          <li key={known.id} className="flex items-end gap-2">
            <NumberField
              label={text.from}
              className="flex-1"
              error={issue === known.id ? text.taken : undefined}
              text={quantityText(known.minQuantity)}
              parse={readQuantity({ min: ONE + 1 })}
              onCommit={(minQuantity) => move(known, minQuantity)}
            />
            <MoneyField
              label={text.unit}
              className="flex-1"
              currency={known.currency}
              text={moneyText(known.price, known.currency)}
              parse={readMoney(known.currency)}
              onCommit={(next) =>
                acts.set(of, { minQuantity: known.minQuantity, price: next, currency: known.currency }, known)
              }
            />
            <IconButton
              label={text.remove(formatQuantity(known.minQuantity))}
              icon={<Trash2 />}
              className="text-muted"
              onClick={() => acts.remove(of, known)}
            />
          </li>
        ))}
      </ul>
      <Button tone="ghost" size="small" icon={<Plus aria-hidden="true" />} className="mt-2 -ml-2.5" onClick={add}>
        {text.add}
      </Button>
    </Dialog>
  )
}
