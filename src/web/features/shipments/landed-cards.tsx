import { useState } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import { effectKey } from './landing-effects.ts'
import { costedLines, type LandedListProps, Move, quantityWords } from './landed-table.tsx'
import { lineName } from './line-words.ts'
import { formatUnitMoney } from './unit-money.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.landed
const PAGE_SIZES = [20, 50, 100]

/** The landed cost of every line as a phone shows it: the cost of one, and below what becomes of the product's cost. */
export function LandedCards({ work, effects, chosen, onChoose }: LandedListProps) {
  const [place, setPlace] = useState({ page: 1, pageSize: 20 })
  const { row, landed } = work
  const list = pageOf(costedLines(work), place)
  return (
    <>
      <CardList label={text.label}>
        {list.shown.map(({ line, cost }) => {
          const effect = effects.get(effectKey(line))
          return (
            <CardRow
              key={line.id}
              title={lineName(line)}
              value={cost.unitCost === null ? '–' : formatUnitMoney(cost.unitCost, row.currency)}
              detail={
                effect ? (
                  <>
                    {quantityWords(line)} ·{' '}
                    <Move before={effect.before.totalCost} after={effect.after.totalCost} currency={effect.currency} />
                  </>
                ) : (
                  `${quantityWords(line)} · ${text.noProduct}`
                )
              }
              state={effect && <MarginPill result={effect.after} />}
              current={line.id === chosen}
              onOpen={() => onChoose(line.id === chosen ? '' : line.id)}
            />
          )
        })}
      </CardList>
      <ListPages
        list={list}
        sizes={PAGE_SIZES}
        onChange={(change) => setPlace((before) => ({ ...before, ...change }))}
      />
      {landed.totals.total !== null && (
        <p className="flex justify-between gap-4 px-3 font-bold">
          <span>{text.sum}</span>
          <span>{formatMoney(landed.totals.total, row.currency)}</span>
        </p>
      )}
    </>
  )
}
