import type { RowOfKind } from '#contract/row-kinds.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { orEmpty, readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { Thumbnail } from '#web/kit/upload/thumbnail.tsx'
import type { ListedPrice } from './list-pricing.ts'
import { oddTax, type SaidOfTax } from './odd-tax.ts'
import { pageMessages, tableMessages as messages } from './page-messages.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import type { PriceActions } from './use-price-actions.ts'
import { ruleMessages } from '#web/kit/price/rule-messages.ts'
import { chipLabel } from '#web/kit/price/rule-formats.ts'

/** The product's picture, small; a still sign where it has none. */
export function Picture({ row: { thumbnailUrl, imageUrl } }: { readonly row: RowOfKind<'product'> }) {
  const url = thumbnailUrl || imageUrl
  const className = 'size-8 shrink-0 rounded-md border border-line bg-bg'
  if (url === '') {
    return (
      <span className={classNames(className, 'inline-flex items-center justify-center text-muted')}>
        <ImageOff aria-hidden="true" className="size-4 opacity-60" />
      </span>
    )
  }
  return <Thumbnail url={url} />
}

/** The list price; typing one overrides the rule, emptying it goes back to the rule. */
export function PriceInput({ listed, actions }: { readonly listed: ListedPrice; readonly actions: PriceActions }) {
  const { price, typed, variantId, name } = listed
  const { currency } = price
  const known = typed.find(({ minQuantity }) => minQuantity <= ONE)
  // What is typed for a variant leaves the price of the product alone, which the others have.
  const own = known?.variantId === variantId ? known : undefined
  function commit(next: number | null) {
    if (next !== null) actions.set(listed, { minQuantity: ONE, price: next, currency }, own)
    else if (known) actions.remove(listed, known)
  }
  return (
    // What is pressed inside must not open the product.
    <span role="presentation" className="block" onClick={(event) => event.stopPropagation()}>
      <MoneyField
        name={`price ${listed.key}`}
        label={messages.priceOf(name)}
        hideLabel
        currency={currency}
        placeholder={messages.noPrice}
        text={moneyText(price.price, currency)}
        parse={orEmpty(readMoney(currency))}
        onCommit={commit}
      />
    </span>
  )
}

/** Says of a price that its sales VAT is not as the head of the list says. */
export function OddTax({ listed, said }: { readonly listed: ListedPrice; readonly said: SaidOfTax }) {
  const tax = oddTax(listed, said)
  return tax && <span className="mt-0.5 block text-end text-xs text-muted">{pageMessages.taxWords[tax]}</span>
}

/** The rule that made the price; a press explains it. */
export function RuleChip({
  listed: { key, price },
  isOpen,
  onToggle,
}: {
  readonly listed: ListedPrice
  readonly isOpen: boolean
  readonly onToggle: (key: string, anchor: Element) => void
}) {
  const words = chipLabel(price)
  const isByHand = price.rule.kind === 'override'
  return (
    <button
      type="button"
      tabIndex={-1}
      data-why
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={ruleMessages.open(words)}
      className={classNames(
        'relative inline-flex w-max max-w-44 items-center rounded-md px-1.5 py-1 text-xs font-semibold hover:bg-accent-strong',
        isByHand ? 'border border-primary bg-card text-primary' : 'border border-transparent bg-accent text-fg',
        price.price === null && 'bg-warn-surface text-warn',
      )}
      onClick={(event) => {
        event.stopPropagation()
        onToggle(key, event.currentTarget)
      }}
    >
      <span className="text-start text-pretty whitespace-normal">{words}</span>
    </button>
  )
}

/** The margin of the list price, with a warning below the lowest price. */
export function ListMargin({ listed: { price, margin, item } }: { readonly listed: ListedPrice }) {
  const flag = item.cost === null ? 'no-cost' : price.price === null ? 'no-price' : null
  return <MarginPill result={{ effectivePrice: price.price, marginPpm: margin, belowFloor: price.belowFloor, flag }} />
}
