import { useMemo } from 'react'
import type { CatalogueFacts } from '#domain/catalogue-facts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { type ShownPrice, shownPrice } from '#web/kit/price/shown-price.ts'
import { StoryPopover, type StoryOpener, useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { priceMessages } from '#web/kit/price/messages.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { worstSold, type Gap, gapsOf, needingAttention } from './attention.ts'
import { Block, moreClass } from './block.tsx'
import { startMessages } from './messages.ts'

const messages = startMessages.attention
const SHOWN = 6

export interface AttentionListProps {
  readonly rows: readonly RowOfKind<'product'>[]
  readonly facts: Pick<CatalogueFacts, Gap>
}

/** The products whose prices hurt most, each with the story of its price. */
export function AttentionList({ rows, facts }: AttentionListProps) {
  const gaps = gapsOf(facts)
  const found = useMemo(() => needingAttention(rows, SHOWN).map(worstSold), [rows])
  const contextOf = usePricingContextOf()
  const story = useStoryPopover()
  const priced = found.map((row) => ({ row, price: shownPrice(row, contextOf(row.categoryId), null) }))
  const told = priced.find(({ row }) => row.id === story.shown?.id)
  if (priced.length === 0) {
    return (
      <Block title={messages.title}>
        {gaps.length > 0 ? (
          <Gaps found={gaps} facts={facts} />
        ) : (
          <p className="text-pretty text-muted">{messages.none}</p>
        )}
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
        {priced.map(({ row, price }) => (
          <AttentionRow key={row.id} row={row} price={price} opener={story.opener} />
        ))}
      </ul>
      <Gaps found={gaps} facts={facts} />
      {told && <StoryPopover state={story} title={told.row.name} input={told.row} price={told.price} />}
    </Block>
  )
}

function Gaps({ found, facts }: { readonly found: readonly Gap[]; readonly facts: Pick<CatalogueFacts, Gap> }) {
  return found.map((gap) => (
    <p key={gap} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-pretty">
      <span className="min-w-0">{messages[gap].text(countOf('product', facts[gap]), facts[gap])}</span>
      <ScreenLink screen="products" search={{ status: 'active', problem: gap }} className={moreClass}>
        {messages[gap].act}
      </ScreenLink>
    </p>
  ))
}

function AttentionRow({
  row,
  price,
  opener,
}: {
  readonly row: RowOfKind<'product'>
  readonly price: ShownPrice
  readonly opener: StoryOpener
}) {
  const { effectivePrice } = price.result
  const shown = effectivePrice === null ? priceMessages.noPrice : formatMoney(effectivePrice, row.baseCurrency)
  return (
    <li className="flex min-h-11 items-center gap-3">
      <ScreenLink
        screen="product-detail"
        search={{ id: row.id }}
        className="min-w-0 flex-1 truncate py-2 font-semibold hover:underline"
      >
        {row.name}
      </ScreenLink>
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
