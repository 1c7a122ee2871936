import { useMemo } from 'react'
import type { FigureBooks } from '#web/kit/figures/figure-source.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import { underFloor } from '#domain/pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { type ShownPrice, shownPrice } from '#web/kit/price/shown-price.ts'
import { StoryPopover, type StoryOpener, useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { priceMessages } from '#web/kit/price/messages.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { worstOf, worstSold } from './attention.ts'
import { Block, moreClass } from './block.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { startMessages } from './messages.ts'

const messages = startMessages.attention
const SHOWN = 6

/** The products whose prices hurt most, each with the story of its price and what would be right. */
export function AttentionList({ books }: { readonly books: FigureBooks }) {
  const found = useFound(books)
  const contextOf = usePricingContextOf()
  const story = useStoryPopover()
  const priced = found.map((row) => pricedRow(row, contextOf(row.categoryId)))
  const told = priced.find(({ row }) => row.id === story.shown?.id)
  if (priced.length === 0) {
    return (
      <Block title={messages.title}>
        <p className="text-pretty text-muted">{messages.none}</p>
      </Block>
    )
  }
  return (
    <Block
      title={messages.title}
      lead={messages.lead}
      more={
        <ScreenLink
          screen="products"
          search={{ status: 'active', problem: 'attention', sort: 'margin' }}
          className={moreClass}
        >
          {messages.all}
        </ScreenLink>
      }
    >
      <ul className="divide-y divide-line">
        {priced.map((each) => (
          <AttentionRow key={each.row.id} {...each} opener={story.opener} />
        ))}
      </ul>
      {told && <StoryPopover state={story} title={told.row.name} input={told.row} price={told.price} />}
    </Block>
  )
}

/** The worst products; only these are read as rows. */
function useFound(books: FigureBooks): readonly RowOfKind<'product'>[] {
  const store = useStore()
  return useMemo(() => {
    const ids = worstOf(books.products.all(), SHOWN)
    return ids.flatMap((id) => store.get('product', id) ?? []).map(worstSold)
  }, [books, store])
}

interface PricedRow {
  readonly row: RowOfKind<'product'>
  readonly price: ShownPrice
  /** The lowest price that keeps the lowest margin, or the cost without one; null where it cannot be told. */
  readonly rightAt: number | null
  /** There is no lowest margin: at that price nothing is lost, and nothing earned. */
  readonly isCostAlone: boolean
}

function pricedRow(row: RowOfKind<'product'>, context: PricingContext): PricedRow {
  const price = shownPrice(row, context, null)
  const { floorPrice } = price.result
  return { row, price, rightAt: floorPrice ?? costAlone(row, price), isCostAlone: floorPrice === null }
}

function costAlone(row: RowOfKind<'product'>, { rules, result }: ShownPrice): number | null {
  return underFloor(row, rules, result, 0).floorPrice
}

function AttentionRow({ row, price, rightAt, isCostAlone, opener }: PricedRow & { readonly opener: StoryOpener }) {
  const { effectivePrice } = price.result
  const shown = effectivePrice === null ? priceMessages.noPrice : formatMoney(effectivePrice, row.baseCurrency)
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <span className="min-w-0 flex-1">
        <ScreenLink
          screen="product-detail"
          search={{ id: row.id, action: 'edit-price' }}
          className="block min-h-6 truncate font-semibold hover:underline"
        >
          {row.name}
        </ScreenLink>
        {rightAt !== null && (
          <span className="block text-[13px] text-muted">
            {(isCostAlone ? dashboardMessages.coversAt : dashboardMessages.rightAt)(
              formatMoney(rightAt, row.baseCurrency),
            )}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={priceMessages.showStory(shown)}
        className="min-h-8 rounded-md px-1.5 font-bold hover:bg-accent-strong"
        onPointerEnter={(event) => opener.onPointerEnter(row.id, event)}
        onPointerLeave={opener.onPointerLeave}
        onClick={(event) => opener.toggle(row.id, event.currentTarget)}
      >
        {shown}
      </button>
      <span className="flex w-20 shrink-0 justify-end">
        <MarginPill result={price.result} />
      </span>
    </li>
  )
}
