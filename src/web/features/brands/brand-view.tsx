import { brandList } from '#contract/lists/brand-list.ts'
import { ProductCount } from '#web/kit/catalogue/product-count.tsx'
import { plainView } from '#web/kit/list/plain-view.tsx'
import { ActivePill, activeWord } from '#web/kit/ui/active-pill.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { brandsMessages as messages } from './messages.ts'
import { shortAddress } from './website.ts'

/** How many products each brand has, by its id. */
export type ProductCounts = ReadonlyMap<unknown, number>

/** How brands are shown as a list (BRAND-02). */
export const brandView = plainView<'brand', ProductCounts>('brand', {
  list: brandList,
  messages: () => messages,
  isMuted: (row) => !row.isActive,
  columns: {
    name: {},
    website: { cell: (row) => shortAddress(row.website) || none, breakpoint: 'full', edit: 'website' },
    contactEmail: { breakpoint: 'full' },
    contactPhone: { isExtra: true },
    products: {
      cell: (row, counts) => <ProductCount by="brandId" row={row} count={counts.get(row.id)} />,
      value: (row, counts) => counts.get(row.id) ?? 0,
      align: 'end',
    },
    status: { cell: (row) => <ActivePill row={row} />, value: activeWord, breakpoint: 'medium' },
    updatedAt: { breakpoint: 'full' },
  },
  card: (row, counts) => ({
    title: row.name,
    value: (
      <span className="relative z-1">
        <ProductCount by="brandId" row={row} count={counts.get(row.id)} />
      </span>
    ),
    detail: [shortAddress(row.website), row.contactEmail].filter(Boolean).join(' · ') || messages.noContact,
    state: <ActivePill row={row} />,
  }),
  told: (counts) => ({ sorts: { products: (row) => counts.get(row.id) ?? 0 } }),
})
