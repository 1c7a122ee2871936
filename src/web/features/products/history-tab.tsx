import CloudOff from 'lucide-react/icons/cloud-off'
import { failureOf } from '#web/kit/data/failure.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type { ValueContext } from '#web/kit/list/field-value.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { Sparkline } from '#web/kit/ui/sparkline.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { choiceWords, historyText as text } from './editor-text.ts'
import { actorName, courseOf, historyFields, type HistoryItem } from './history-entry.ts'
import type { ProductRow } from './product-row.ts'
import { useHistory } from './use-history.ts'

/** What changed on a product, when, by whom and why, and how its price and cost went. It is kept on the server alone. */
export function HistoryTab({ row }: { readonly row: ProductRow }) {
  const store = useStore()
  const { network, pending } = useSyncStatus()
  const { history, readMore, retry } = useHistory(row.id, row.version, network)
  if (network === 'offline' && history.status !== 'ready') {
    return (
      <EmptyState icon={<CloudOff />} title={text.offline.title}>
        {text.offline.text}
      </EmptyState>
    )
  }
  if (history.status === 'reading') return <HistorySkeleton />
  if (history.status === 'failed') {
    const problem = failureOf(history.error, { act: 'read', thing: 'the history of this product' })
    return <ProblemDisplay problem={problem} onRetry={retry} />
  }
  const context: ValueContext = {
    currency: row.baseCurrency,
    nameOf: (kind, id) => store.get(kind, id)?.['name'] as string | undefined,
    choices: choiceWords,
  }
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-2 gap-4">
        <Course name={text.price} values={courseOf(history.items, 'effectivePrice')} currency={row.baseCurrency} />
        <Course name={text.cost} values={courseOf(history.items, 'totalCost')} currency={row.baseCurrency} />
      </dl>
      {(pending > 0 || history.asOf !== row.version) && <p className="text-[13px] text-muted">{text.waiting}</p>}
      {history.items.length === 0 ? (
        <p className="text-muted">{text.empty}</p>
      ) : (
        <ol className="border-t border-line">
          {history.items.map((item, index) => (
            <Entry
              key={item.version}
              item={item}
              isFirst={index === history.items.length - 1 && !history.more}
              context={context}
            />
          ))}
        </ol>
      )}
      {history.more && <Button onClick={readMore}>{text.more}</Button>}
    </div>
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
      <dd className="mt-1 flex items-center justify-between gap-3">
        <span className="text-base font-bold">{money(last)}</span>
        <Sparkline label={label} values={values} />
      </dd>
    </div>
  )
}

interface EntryProps {
  readonly item: HistoryItem
  /** Nothing came before it: the product was made here, and not brought back. */
  readonly isFirst: boolean
  readonly context: ValueContext
}

function Entry({ item, isFirst, context }: EntryProps) {
  const fields = historyFields(item, context)
  const made = isFirst ? text.created : text.restored
  const headline = item.why ?? (item.before === null ? made : item.after === null ? text.deleted : text.changed)
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold text-pretty">{headline}</p>
        <p className="shrink-0 text-[13px] text-muted">
          {actorName(item.actor)} · <Time at={Date.parse(item.recordedAt)} />
        </p>
      </div>
      {item.before !== null && fields.length > 0 && (
        <dl className="mt-1.5 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-0.5 text-[13px]">
          {fields.map(({ name, label, before, after }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">
                <span className="sr-only">{text.from} </span>
                <del className="text-muted no-underline">{before}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> {text.to} </span>
                <ins className="font-semibold no-underline">{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function HistorySkeleton() {
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-10" />
      ))}
    </div>
  )
}
