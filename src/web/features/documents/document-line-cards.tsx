import { useState } from 'react'
import { unitOf } from '#domain/documents/unit-codes.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatPercent, formatQuantity, formatRate } from '#web/kit/format/number.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { CardList, CardRow } from '#web/kit/ui/card-list.tsx'
import type { LineListProps } from './document-line-list.ts'
import { LinePick } from './document-line-pick.tsx'
import { documentText } from './document-text.ts'

const text = documentText.lines
/** Pieces go without saying. */
const PIECES = 'C62'
const PAGE_SIZES = [20, 50, 100]

type LineCardsProps = LineListProps & { readonly isFull: boolean; readonly onOpen: (id: string) => void }

/** The lines as a phone shows them; each opens its fields. */
export function LineCards({ items, values, currency, hasMargins, disabled, isFull, onAdd, onOpen }: LineCardsProps) {
  const [place, setPlace] = useState({ page: 1, pageSize: 20 })
  const list = pageOf(items, place)
  return (
    <div className="space-y-2">
      {items.length > 0 && (
        <CardList label={text.label}>
          {list.shown.map((item) => {
            const own = values.get(item.id)
            return (
              <CardRow
                key={item.id}
                title={item.description || item.sku || text.noName}
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
        onChange={(change) => setPlace((before) => ({ ...before, ...change }))}
      />
      {!disabled && !isFull && (
        <div className="rounded-xl border border-dashed border-field-line">
          <LinePick
            cell="new description"
            label={text.add}
            value=""
            placeholder={text.addHint}
            disabled={false}
            onText={(written) => written !== '' && onOpen(onAdd(written, null))}
            onPick={(offer) => onOpen(onAdd(offer, null))}
          />
        </div>
      )}
    </div>
  )
}

/** How a line comes to its total: `2 hours × $80.00 − 10 %`. */
export function lineDetail(item: ItemRow, currency: string): string {
  const { quantity, unitCode, unitPrice } = item
  const unit = unitCode === PIECES ? '' : ` ${unitOf(unitCode)?.label ?? unitCode}`
  return `${formatQuantity(quantity)}${unit} × ${formatMoneyExact(unitPrice, currency)}${discountOf(item, currency)}`
}

/** What is taken off a line, or put on it; the percentage wins where both are set (DOC-04). */
function discountOf({ discountPercent, discountAmount }: ItemRow, currency: string): string {
  const discount = discountPercent || discountAmount
  if (!discount) return ''
  const size = Math.abs(discount)
  return ` ${discount > 0 ? '−' : '+'} ${discountPercent ? formatRate(size) : formatMoney(size, currency)}`
}
