import { useState } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import type { LineListProps } from './line-list.ts'
import { LinePick } from './line-pick.tsx'
import { lineDetail, lineName } from './line-texts.ts'
import { lineMessages as messages } from './messages.ts'

const PAGE_SIZES = [20, 50, 100]

type LineCardsProps = LineListProps & { readonly isFull: boolean; readonly onOpen: (id: string) => void }

/** The lines as a phone shows them; each opens its fields. */
export function LineCards({ items, values, currency, hasMargins, disabled, isFull, onAdd, onOpen }: LineCardsProps) {
  const [position, setPosition] = useState({ page: 1, pageSize: 20 })
  const list = pageOf(items, position)
  return (
    <div className="space-y-2">
      {items.length > 0 && (
        <CardList label={messages.label}>
          {list.shown.map((item) => {
            const own = values.get(item.id)
            return (
              <CardRow
                key={item.id}
                title={lineName(item)}
                value={formatMoney(own?.total ?? 0, currency)}
                detail={lineDetail(item, currency)}
                state={hasMargins && own && own.margin !== null && formatPercent(own.margin)}
                onOpen={() => onOpen(item.id)}
              />
            )
          })}
        </CardList>
      )}
      <ListPages
        list={list}
        sizes={PAGE_SIZES}
        onChange={(change) => setPosition((before) => ({ ...before, ...change }))}
      />
      {!disabled && !isFull && (
        <div className="rounded-xl border border-dashed border-field-line">
          <LinePick
            cell="new description"
            label={messages.add}
            value=""
            placeholder={messages.addHint}
            disabled={false}
            onText={(written) => written !== '' && onOpen(onAdd(written, null))}
            onPick={(offer) => onOpen(onAdd(offer, null))}
          />
        </div>
      )}
    </div>
  )
}
