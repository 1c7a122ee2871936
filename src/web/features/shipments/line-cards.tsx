import { useState } from 'react'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatNumber, formatQuantity } from '#web/kit/format/number.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { LineSheet } from './line-sheet.tsx'
import { lineName } from './line-words.ts'
import type { LinesGridProps } from './lines-grid.tsx'
import { formatUnitMoney } from './unit-money.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines
const PAGE_SIZES = [20, 50, 100]

/** The lines as a phone shows them; each opens its fields. */
export function LineCards(props: Omit<LinesGridProps, 'onAdd' | 'onPaste'>) {
  const { lines, surroundings, issues, perUnit, wanted } = props
  const [place, setPlace] = useState({ page: 1, pageSize: 20 })
  const [open, setOpen] = useState('')
  const [seen, setSeen] = useState(wanted)
  if (wanted !== seen) {
    setSeen(wanted)
    setOpen(wanted?.id ?? '')
  }
  const list = pageOf(lines, place)
  const current = lines.findIndex(({ id }) => id === open)
  const line = lines[current]
  return (
    <>
      <CardList label={text.label}>
        {list.shown.map((row) => {
          const cost = perUnit.get(row.id)
          const count = Object.keys(issues.get(row.id) ?? {}).length
          return (
            <CardRow
              key={row.id}
              title={lineName(row)}
              value={cost === undefined ? '–' : formatUnitMoney(cost, surroundings.currency)}
              detail={`${formatQuantity(row.quantity)} × ${formatMoneyExact(row.unitCost, row.currency)}`}
              state={count > 0 && <Pill tone="warn">{formatNumber(count)}</Pill>}
              current={row.id === open}
              onOpen={() => setOpen(row.id)}
            />
          )
        })}
      </CardList>
      <ListPages
        list={list}
        sizes={PAGE_SIZES}
        onChange={(change) => setPlace((before) => ({ ...before, ...change }))}
      />
      {line && (
        <FieldScope of={line.id}>
          <LineSheet {...props} row={line} place={current + 1} onClose={() => setOpen('')} />
        </FieldScope>
      )}
    </>
  )
}
