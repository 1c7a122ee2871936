import type { RowOfKind } from '#contract/row-kinds.ts'
import { useState } from 'react'
import { readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { breaksMessages as messages } from './page-messages.ts'
import type { HeldBreak } from './list-pricing.ts'
import { QuantityRows } from './quantity-rows.tsx'
import type { PriceActions, Priced } from './use-price-actions.ts'

export interface BreaksDialogProps {
  readonly of: Priced
  /** The currency of the list's prices of this product. */
  readonly currency: string
  /** The price of one piece, where a new break starts. */
  readonly price: number
  /** The product's typed prices in this list, by rising quantity. */
  readonly typed: readonly RowOfKind<'priceListPrice'>[]
  /** The breaks that hold, its own and those of the list. */
  readonly held: readonly HeldBreak[]
  /** Whether its price is set by hand in a list that has breaks of every product: they are not taken off it. */
  readonly isOutsideRule: boolean
  readonly actions: PriceActions
  readonly onClose: () => void
}

/** The quantity breaks of one product in a list: a price from a quantity on (PRICE-13). */
export function BreaksDialog(props: BreaksDialogProps) {
  const { of, currency, price, typed, held, isOutsideRule, actions, onClose } = props
  const [issue, setIssue] = useState<string | undefined>(undefined)
  const breaks = typed.filter(({ minQuantity }) => minQuantity > ONE)

  function move(known: RowOfKind<'priceListPrice'>, minQuantity: number) {
    const isTaken = typed.some((each) => each.id !== known.id && each.minQuantity === minQuantity)
    setIssue(isTaken ? known.id : undefined)
    if (!isTaken) actions.set(of, { minQuantity, price: known.price, currency: known.currency }, known)
  }

  function add() {
    const last = breaks.at(-1)
    const minQuantity = last ? last.minQuantity * 2 : 10 * ONE
    const reached = held.findLast((each) => each.minQuantity <= minQuantity)
    actions.set(of, { minQuantity, price: last?.price ?? reached?.price ?? price, currency }, undefined)
  }

  return (
    <Dialog
      savesAsTyped
      open
      onClose={onClose}
      title={messages.title(of.name)}
      description={messages.text}
      footer={
        <Button reads tone="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      {isOutsideRule && <p className="mb-4 text-[13px] text-pretty text-muted">{messages.outsideRule}</p>}
      <BreaksOfRule held={held} currency={currency} />
      <QuantityRows
        words={messages}
        rows={breaks}
        least={ONE + 1}
        errorOf={({ id }) => (issue === id ? messages.taken : undefined)}
        onMove={move}
        onRemove={(known) => actions.remove(of, known)}
        onAdd={add}
        renderValue={(known) => (
          <MoneyField
            name="price"
            label={messages.unit}
            className="flex-1"
            currency={known.currency}
            text={moneyText(known.price, known.currency)}
            parse={readMoney(known.currency)}
            onCommit={(next) =>
              actions.set(of, { minQuantity: known.minQuantity, price: next, currency: known.currency }, known)
            }
          />
        )}
      />
    </Dialog>
  )
}

/** The breaks that the list gives this product; they are changed for every product, under the rules. */
function BreaksOfRule({ held, currency }: Pick<BreaksDialogProps, 'held' | 'currency'>) {
  const ofRule = held.filter(({ isOwn }) => !isOwn)
  if (ofRule.length === 0) return null
  return (
    <section aria-label={messages.ofRule} className="mb-4 rounded-lg border border-line px-3 py-2 text-[13px]">
      <p className="text-muted">{messages.ofRule}</p>
      <ul>
        {ofRule.map(({ minQuantity, price }) => (
          <li key={minQuantity} className="font-semibold">
            {messages.held(minQuantity, formatMoney(price, currency))}
          </li>
        ))}
      </ul>
    </section>
  )
}
