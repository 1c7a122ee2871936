import { formatNumber } from '#web/kit/format/number.ts'
import { stockRemark } from './stock-remark.ts'

/** How many pieces are in stock; below zero it says what that means. */
export function StockCell({ stock }: { readonly stock: number }) {
  const remark = stockRemark(stock)
  if (remark === undefined) return formatNumber(stock)
  return (
    <span className="font-semibold text-warn" data-tip={remark}>
      {formatNumber(stock)}
      <span className="sr-only"> ({remark})</span>
    </span>
  )
}
