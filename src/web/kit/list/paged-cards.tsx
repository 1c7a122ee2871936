import { useState } from 'react'
import { CardList, CardRow, type CardRowProps } from '../ui/card-list.tsx'
import { ListPages, pageOf } from './list-pages.tsx'

const PAGE_SIZES = [20, 50, 100]

interface PagedCardsProps<R> {
  readonly label: string
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  readonly card: (row: R) => CardRowProps
}

/** Many rows as a phone shows them, a page at a time. */
export function PagedCards<R>({ label, rows, keyOf, card }: PagedCardsProps<R>) {
  const [place, setPlace] = useState({ page: 1, pageSize: 20 })
  const list = pageOf(rows, place)
  return (
    <>
      <CardList label={label}>
        {list.shown.map((row) => (
          <CardRow key={keyOf(row)} {...card(row)} />
        ))}
      </CardList>
      <ListPages
        list={list}
        sizes={PAGE_SIZES}
        onChange={(change) => setPlace((before) => ({ ...before, ...change }))}
      />
    </>
  )
}
