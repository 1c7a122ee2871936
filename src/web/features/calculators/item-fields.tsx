import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { FEWEST_ITEMS, ITEM_CELLS, MOST_ITEMS } from '#domain/calculators/bundle.ts'
import { FigureField } from '#web/kit/form/figure-field.tsx'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { type CardModel, fieldProps } from './card-model.ts'
import { cellMessages } from './cell-messages.ts'
import { calculatorsMessages as messages } from './messages.ts'
import { itemsOf, withItems } from './set-items.ts'

interface ItemFieldsProps {
  readonly model: CardModel
  readonly onEnter: () => void
  readonly onEscape: () => void
}

/** The products of a set: quantity, cost and price of each. */
export function ItemFields({ model, ...entering }: ItemFieldsProps) {
  const { card } = model
  const items = itemsOf(card)
  const change = (next: number): void => card.choose(withItems(card, next))
  return (
    <div className="mb-3 space-y-2">
      <div aria-hidden="true" className={`${rowClass} text-[13px] font-semibold`}>
        {ITEM_CELLS.map((name) => (
          <span key={name} className="truncate text-end">
            {cellMessages.bundle[name]}
          </span>
        ))}
      </div>
      {Array.from({ length: items }, (_, index) => index + 1).map((number) => (
        <fieldset key={number} className={rowClass}>
          <legend className="sr-only">{messages.item(formatNumber(number))}</legend>
          {ITEM_CELLS.map((name) => {
            const { unit: _, ...field } = fieldProps(model, `${name}${number}`)
            return <FigureField key={name} {...field} {...entering} unit="" hideLabel />
          })}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-1">
        {items < MOST_ITEMS && (
          <Button tone="ghost" size="small" icon={<Plus aria-hidden="true" />} onClick={() => change(items + 1)}>
            {messages.addItem}
          </Button>
        )}
        {items > FEWEST_ITEMS && (
          <Button tone="ghost" size="small" icon={<Minus aria-hidden="true" />} onClick={() => change(items - 1)}>
            {messages.removeItem(formatNumber(items))}
          </Button>
        )}
      </div>
    </div>
  )
}

const rowClass = 'grid grid-cols-[4rem_1fr_1fr] gap-x-2'
