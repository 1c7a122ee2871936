import { standingOn } from '#domain/price-list/list-terms.ts'
import { splitTerms } from '#contract/lists/list-texts.ts'
import { priceListList } from '#contract/lists/price-list-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf, nounFor } from '#web/kit/actions/nouns.ts'
import type { Store } from '#web/kit/data/store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { listView } from '#web/kit/list/list-view.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { listsMessages as text } from './messages.ts'
import { StandingPill } from './standing-pill.tsx'

/** The filters of price lists need the present products of categories and brands. */
export interface Catalogue {
  readonly store: Pick<Store, 'all' | 'idsOf'>
  readonly categories: readonly Option[]
  readonly brands: readonly Option[]
  /** The day it is at the business: lists begin and end by it. */
  readonly day: string
}

/** How price lists are shown as a list (PLIST-02, PLIST-04). */
export const priceListView = listView<'priceList', Catalogue>({
  kind: 'priceList',
  name: 'price-lists',
  list: priceListList,
  orderNames: { sort: 'sortBy', direction: 'sortDirection' },
  messages: () => ({ noun: nounFor('priceList'), ...text }),
  isMuted: ({ status }) => status === 'archived',
  columns: {
    title: { cell: ({ title }) => title, edit: 'title' },
    rule: {
      cell: (row) => (
        <>
          {text.rule(row)}
          {row.currency !== '' && <span className="text-muted"> · {row.currency}</span>}
        </>
      ),
      value: (row) => text.rule(row),
      className: 'max-w-64 truncate',
    },
    products: {
      cell: (row) => formatNumber(row.productIds.length),
      value: (row) => row.productIds.length,
      align: 'end',
    },
    customerGroup: {
      cell: (row) => row.customerGroup || <span className="text-muted">{text.everybody}</span>,
      className: 'max-w-40 truncate',
      breakpoint: 'full',
      edit: 'customerGroup',
    },
    valid: {
      cell: (row) => (
        <span className={(row.validFrom ?? row.validTo) ? undefined : 'text-muted'}>{text.valid(row)}</span>
      ),
      value: (row) => text.valid(row),
      breakpoint: 'full',
    },
    status: {
      cell: (row, { day }) => <StandingPill standing={standingOn(row, day)} />,
      value: (row, { day }) => text.standings[standingOn(row, day)],
    },
    priority: { cell: ({ priority }) => formatNumber(priority), align: 'end', isExtra: true, edit: 'priority' },
    updatedAt: { cell: (row) => <Time at={row.updatedAt} />, className: 'text-muted', breakpoint: 'medium' },
  },
  card: (row, { day }) => ({
    title: row.title,
    value: <StandingPill standing={standingOn(row, day)} />,
    detail: [
      text.rule(row),
      countOf('product', row.productIds.length),
      ...((row.validFrom ?? row.validTo) ? [text.valid(row)] : []),
    ].join(' · '),
  }),
  choices: {
    categoryIds: { options: (_, { categories }) => categories },
    brandIds: { options: (_, { brands }) => brands },
  },
  told: ({ store, day }) => ({
    filters: {
      status: (row, standing) => standingOn(row, day) === standing,
      categoryIds: holding((ids) => {
        const below = store.all('category').filter(({ parentId }) => parentId !== null && ids.includes(parentId))
        return [...ids, ...below.map(({ id }) => id)].flatMap((id) =>
          store.idsOf('product', { where: { categoryId: id } }),
        )
      }),
      brandIds: holding((ids) => ids.flatMap((id) => store.idsOf('product', { where: { brandId: id } }))),
    },
  }),
})

/** Whether a list holds one of the products that belong to some ids; they are gathered once for all lists. */
function holding(productsOf: (ids: readonly string[]) => readonly string[]) {
  let known: { readonly text: string; readonly products: ReadonlySet<string> } | undefined
  return ({ productIds }: RowOfKind<'priceList'>, ids: string): boolean => {
    if (known?.text !== ids) known = { text: ids, products: new Set(productsOf(splitTerms(ids))) }
    const { products } = known
    return productIds.some((id) => products.has(id))
  }
}
