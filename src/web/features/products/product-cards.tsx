import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Thumbnail } from '#web/kit/upload/thumbnail.tsx'
import { listText } from './list-text.ts'
import { PriceCell } from './price-cell.tsx'
import type { ProductView } from './product-view.ts'

export interface ProductCardsProps {
  readonly views: readonly ProductView[]
  readonly chosen: ReadonlySet<string>
  /** Given while rows are being chosen. */
  readonly onChoose?: (id: string, isChosen: boolean, range: boolean) => void
  readonly onOpen: (id: string) => void
  readonly opener: StoryOpener
}

/** The products of a page as a phone shows them: name and price, the rest below. */
export function ProductCards({ views, chosen, onChoose, onOpen, opener }: ProductCardsProps) {
  return (
    <CardList label={listText.label}>
      {views.map((view) => {
        const { row, category, brand, price } = view
        return (
          <CardRow
            key={row.id}
            picture={row.thumbnailUrl !== '' && <Thumbnail url={row.thumbnailUrl} />}
            title={row.name}
            value={
              <span className="relative z-1">
                <PriceCell view={view} opener={opener} onOpen={onOpen} />
              </span>
            }
            detail={[row.sku, category || listText.uncategorized, brand].filter(Boolean).join(' · ')}
            state={!price.isWhatIf && <MarginPill result={price.result} />}
            onOpen={() => onOpen(row.id)}
            {...(onChoose
              ? {
                  selected: chosen.has(row.id),
                  onSelect: (isChosen: boolean) => onChoose(row.id, isChosen, false),
                }
              : {})}
          />
        )
      })}
    </CardList>
  )
}
