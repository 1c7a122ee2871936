import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { productHistory } from '#contract/endpoints/history.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type { HistoryItem } from '#web/kit/history/history-entry.ts'
import { RowHistory } from '#web/kit/history/row-history.tsx'
import type { ValueContext } from '#web/kit/list/field-value.ts'
import { Sparkline } from '#web/kit/ui/sparkline.tsx'
import { choiceWords, historyText as text } from './editor-text.ts'
import { courseOf } from './price-course.ts'
import type { ProductRow } from './product-row.ts'

/** What changed on a product, when, by whom and why, and how its price and cost went (LEDGER-01). */
export function HistoryTab({ row }: { readonly row: ProductRow }) {
  const store = useStore()
  const context: ValueContext = {
    currency: row.baseCurrency,
    nameOf: (kind, id) => store.get(kind, id)?.['name'] as string | undefined,
    choices: choiceWords,
  }
  const courses = (items: readonly HistoryItem[]) => (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2">
      <Course name={text.price} values={courseOf(items, 'effectivePrice')} currency={row.baseCurrency} />
      <Course name={text.cost} values={courseOf(items, 'totalCost')} currency={row.baseCurrency} />
    </dl>
  )
  return (
    <RowHistory
      entity={general(product)}
      endpoint={productHistory}
      row={row}
      context={context}
      thing={text.thing}
      above={courses}
    />
  )
}

function Course({
  name,
  values,
  currency,
}: {
  readonly name: string
  readonly values: readonly number[]
  readonly currency: string
}) {
  const money = (units: number) => formatMoney(units, currency)
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  const label =
    first === last && values.length < 2 ? text.steady(name, money(last)) : text.course(name, money(first), money(last))
  return (
    <div className="rounded-xl border border-line px-4 py-3">
      <dt className="text-[13px] font-semibold text-muted">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-base font-bold">{money(last)}</span>
        <Sparkline label={label} values={values} />
      </dd>
    </div>
  )
}
