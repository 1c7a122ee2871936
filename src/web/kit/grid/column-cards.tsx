import { Fragment, type ReactNode } from 'react'
import { PagedCards } from '../list/paged-cards.tsx'
import { CardList, CardRow, type CardRowProps } from '../ui/card-list.tsx'
import { none } from '../ui/none.tsx'
import type { DrawnTableProps, TableColumn } from './column-table.tsx'

/** Up to so many cards stand on one page. */
const FEW_CARDS = 200

/** The rows of a table as a phone shows them: the first column is the title, and each other one stands where its `card` says. */
export function ColumnCards<R>(props: DrawnTableProps<R>) {
  const { label, rows, keyOf, columns } = props
  if (columns.some(({ card }) => card === 'field')) return <FieldCards {...props} />
  const card = (row: R) => cardOf(row, props)
  const sum = columns.find((column) => column.card === 'sum')
  return (
    <>
      {rows.length > FEW_CARDS ? (
        <PagedCards label={label} rows={rows} keyOf={keyOf} card={card} />
      ) : (
        <CardList label={label}>
          {rows.map((row) => (
            <CardRow key={keyOf(row)} {...card(row)} />
          ))}
        </CardList>
      )}
      {sum && (
        <p className="mt-2 flex justify-between gap-4 px-3 font-bold">
          <span>
            {columns[0]?.foot}: {sum.head}
          </span>
          <span>{sum.foot}</span>
        </p>
      )}
    </>
  )
}

function cardOf<R>(row: R, { columns, keyOf, onOpen, choice, current }: DrawnTableProps<R>): CardRowProps {
  const at = (place: TableColumn<R>['card']) => columns.filter(({ card }) => card === place)
  const parts = (place: TableColumn<R>['card']) => at(place).map(({ render }) => render(row))
  const states = parts('state')
  const lines = at('line').flatMap(({ head, render }) => (isSaid(render(row)) ? [{ head, said: render(row) }] : []))
  const isTall = lines.length > 0 || states.length > 1
  return {
    title: columns[0]?.render(row),
    value: joined(parts('value'), ' '),
    detail: joined(parts('detail').filter(isSaid), ' · '),
    current: keyOf(row) === current,
    ...(onOpen ? { onOpen: () => onOpen(row) } : {}),
    ...(states.length === 1 ? { state: states[0] } : {}),
    ...(choice
      ? {
          name: choice.nameOf(row),
          selected: choice.chosen.has(choice.idOf(row)),
          onSelect: (isChosen) => choice.onChoose(choice.idOf(row), isChosen, false),
        }
      : {}),
    ...(isTall
      ? {
          more: (
            <>
              <dl className="mt-1 grid grid-cols-[auto_1fr] items-baseline gap-x-3 text-[13px]">
                {lines.map(({ head, said }, place) => (
                  <Fragment key={place}>
                    <dt className="text-muted">{head}</dt>
                    <dd className="text-end">{said}</dd>
                  </Fragment>
                ))}
              </dl>
              {states.length > 1 && (
                <div className="relative z-1 mt-2 flex flex-wrap items-center justify-between gap-2">
                  {joined(states, '')}
                </div>
              )}
            </>
          ),
        }
      : {}),
  }
}

function isSaid(part: ReactNode): boolean {
  return part !== none && part !== null && part !== undefined && part !== '' && part !== false
}

function joined(parts: readonly ReactNode[], between: string): ReactNode {
  if (parts.length === 0) return undefined
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && between}
      {part}
    </Fragment>
  ))
}

/** Rows that are typed into: each a card with its columns as labelled fields, two beside each other. */
function FieldCards<R>({ label, rows, keyOf, columns }: DrawnTableProps<R>) {
  return (
    <ul aria-label={label} className="space-y-3">
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="grid grid-cols-2 items-end gap-3 rounded-xl border border-line bg-card p-3 [&_[data-cell]]:border-field-line"
        >
          {columns.map(({ head, render, card }, place) => (
            <div key={place} className={card === 'field' ? 'col-span-2' : undefined}>
              <p aria-hidden="true" className="mb-1.5 text-[13px] font-semibold">
                {head}
              </p>
              {render(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
