import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Thumbnail } from '#web/kit/upload/thumbnail.tsx'
import { PriceCell, ServiceMargin } from './service-cells.tsx'
import type { ServiceRowsProps } from './service-table.tsx'
import { servicesText as text } from './text.ts'

/** The services of a page as a phone shows them: name and price, the rest below. */
export function ServiceCards(props: ServiceRowsProps & { readonly choosing: boolean }) {
  const { rows, chosen, onChoose, onOpen, opener, choosing } = props
  return (
    <CardList label={text.label}>
      {rows.map((row) => (
        <CardRow
          key={row.id}
          picture={row.thumbnailUrl !== '' && <Thumbnail url={row.thumbnailUrl} />}
          title={row.name}
          value={
            <span className="relative z-1">
              <PriceCell row={row} opener={opener} />
            </span>
          }
          detail={[row.category, row.isActive ? text.models[row.pricingModel] : text.inactive].join(' · ')}
          state={<ServiceMargin row={row} />}
          onOpen={() => onOpen(row.id)}
          {...(choosing
            ? { selected: chosen.has(row.id), onSelect: (isChosen: boolean) => onChoose(row.id, isChosen, false) }
            : {})}
        />
      ))}
    </CardList>
  )
}
