import { serviceList } from '#contract/lists/service-list.ts'
import { plainView } from '#web/kit/list/plain-view.tsx'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { ActivePill, activeWord } from '#web/kit/ui/active-pill.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Thumbnail } from '#web/kit/upload/thumbnail.tsx'
import { costText, hasMargin, PriceCell, ServiceMargin, ServiceName } from './service-cells.tsx'
import { servicesMessages as text } from './messages.ts'

const PPM_PER_PERCENT = 10_000

/** How services are shown as a list (SERV-04). */
export const serviceView = plainView<'service', StoryOpener>('service', {
  list: serviceList,
  messages: () => text,
  pageSize: 10,
  pageSizes: [5, 10, 20, 50, 100, 100_000],
  isMuted: (row) => !row.isActive,
  columns: {
    name: { cell: (row) => <ServiceName row={row} />, edit: 'name' },
    category: { breakpoint: 'full' },
    pricingModel: { cell: (row) => text.models[row.pricingModel], value: (row) => text.models[row.pricingModel] },
    mainPrice: { cell: (row, opener) => <PriceCell row={row} opener={opener} />, sort: 'price' },
    totalCost: {
      cell: (row) => costText(row) ?? none,
      sort: 'cost',
    },
    margin: {
      cell: (row) => <ServiceMargin row={row} />,
      value: (row) => (hasMargin(row) ? row.margin / PPM_PER_PERCENT : null),
    },
    status: { cell: (row) => <ActivePill row={row} />, value: activeWord, breakpoint: 'full' },
    updatedAt: { isExtra: true },
  },
  card: (row, opener) => ({
    picture: row.thumbnailUrl !== '' && <Thumbnail url={row.thumbnailUrl} />,
    title: row.name,
    value: (
      <span className="relative z-1">
        <PriceCell row={row} opener={opener} />
      </span>
    ),
    detail: [row.category, row.isActive ? text.models[row.pricingModel] : activeWord(row)].join(' · '),
    state: <ServiceMargin row={row} />,
  }),
})
