import History from 'lucide-react/icons/history'
import { variantPriceRange } from '#domain/variant-price-range.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { listMessages } from './list-messages.ts'
import type { ProductContext } from './use-product-context.ts'

interface PriceCellProps {
  readonly row: RowOfKind<'product'>
  /** A product that has no price is opened, so that it gets one. */
  readonly context: Pick<ProductContext, 'priceOf' | 'opener' | 'onOpen'>
}

/** The price of a row, or the range of its variants’ where they differ (PRICE-08); its story is one hover, press or Space away. A what-if price and one under an earlier setting are marked. */
export function PriceCell({ row, context: { priceOf, opener, onOpen } }: PriceCellProps) {
  const price = priceOf(row)
  const { effectivePrice } = price.result
  const isWhatIf = price.isWhatIf && effectivePrice !== null
  const isEarlier = price.underPresentRules !== undefined
  const range = isWhatIf ? null : variantPriceRange(row.variants)
  const prices = range && range[0] !== range[1] ? range : effectivePrice === null ? [] : [effectivePrice]
  const texts = prices.map((units) => formatMoney(units, row.baseCurrency))
  const told = [
    texts.join(listMessages.to) || priceMessages.noPrice,
    ...(isWhatIf ? [priceMessages.whatIf] : []),
    ...(isEarlier ? [priceMessages.earlier] : []),
  ]
  if (effectivePrice === null && row.pricingMode === null) {
    return <NoPrice name={row.name} onSet={() => onOpen(row.id)} />
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-price-story
      aria-label={priceMessages.showStory(told.join(', '))}
      className="-mx-1.5 inline-flex items-center gap-1.5 rounded-md px-1.5 py-1 font-bold hover:bg-accent-strong"
      onPointerEnter={(event) => opener.onPointerEnter(row.id, event)}
      onPointerLeave={opener.onPointerLeave}
      onClick={(event) => {
        event.stopPropagation()
        opener.toggle(row.id, event.currentTarget)
      }}
    >
      {isEarlier && (
        <span data-tip={priceMessages.earlier} className="inline-flex text-warn">
          <History aria-hidden="true" className="size-3.5" />
        </span>
      )}
      <span className={classNames(isWhatIf && 'border-b border-dotted border-current italic')}>
        {texts.join(' – ') || '–'}
      </span>
    </button>
  )
}

/** In the place of a price; whoever may set one is led there. */
function NoPrice({ name, onSet }: { readonly name: string; readonly onSet: () => void }) {
  const readOnly = useReadOnly()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-muted" aria-hidden="true">
        –
      </span>
      {readOnly ? (
        <span className="sr-only">{priceMessages.noPrice}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={listMessages.setPriceOf(name)}
          className="rounded-full border border-line px-2 py-0.5 text-[13px] font-semibold hover:bg-accent-strong"
          onClick={(event) => {
            event.stopPropagation()
            onSet()
          }}
        >
          {listMessages.setPrice}
        </button>
      )}
    </span>
  )
}
