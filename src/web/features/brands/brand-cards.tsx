import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { ProductCount, StatusPill } from './brand-cells.tsx'
import type { BrandListProps } from './brand-table.tsx'
import { shortAddress } from './website.ts'
import { brandsText as text } from './text.ts'

/** The brands of a page as a phone shows them: name and number of products, the rest below. */
export function BrandCards(props: BrandListProps & { readonly choosing: boolean }) {
  const { rows, counts, current, onOpen, chosen, onChoose, choosing } = props
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          title={row.name}
          value={
            <span className="relative z-1">
              <ProductCount row={row} count={counts.get(row.id) ?? 0} />
            </span>
          }
          detail={[shortAddress(row.website), row.contactEmail].filter(Boolean).join(' · ') || text.panel.noContact}
          state={<StatusPill row={row} />}
          current={current === row.id}
          onOpen={() => onOpen(row.id)}
          {...(choosing
            ? {
                selected: chosen.has(row.id),
                onSelect: (isChosen: boolean) => onChoose(row.id, isChosen, false),
              }
            : {})}
        />
      ))}
    </CardList>
  )
}
