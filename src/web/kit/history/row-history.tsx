import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Entity, Stamps } from '#contract/entity.ts'
import { namesIn } from '../actions/row-titles.ts'
import { failureOf } from '../data/failure.ts'
import { useStore, useSyncStatus } from '../data/use-store.ts'
import type { ValueContext } from '../list/field-value.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ProblemDisplay } from '../ui/problem-display.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Time } from '../ui/time.tsx'
import { actorName, historyFields, type HistoryItem, lostFields } from './history-entry.ts'
import { historyMessages as messages } from './messages.ts'
import { type HistoryPage, useHistory } from './use-history.ts'

export interface RowHistoryProps {
  readonly entity: Entity
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly row: Pick<Stamps, 'id' | 'version'>
  readonly context: Omit<ValueContext, 'nameOf'>
  /** Names what is read, for a failure: `the history of this product`. */
  readonly thing: string
  /** A change as it is told, where that is less than all of it. */
  readonly told?: (item: HistoryItem) => HistoryItem
  /** What stands above the changes, of those that were read. */
  readonly renderAbove?: (read: HistoryPage) => ReactNode
}

/** What changed on a row, when, by whom and why. It is kept on the server alone. */
export function RowHistory({ entity, endpoint, row, context: around, thing, told, renderAbove }: RowHistoryProps) {
  const { network, pending } = useSyncStatus()
  const context: ValueContext = { ...around, nameOf: namesIn(useStore()) }
  const { history, readMore, retry } = useHistory(endpoint, row.id, row.version, network)
  if (network === 'offline' && history.status !== 'ready') {
    return (
      <EmptyState icon={<CloudOff />} title={messages.offline.title}>
        {messages.offline.text}
      </EmptyState>
    )
  }
  if (history.status === 'reading') return <HistorySkeleton />
  if (history.status === 'failed') {
    return <ProblemDisplay problem={failureOf(history.error, { act: 'read', thing })} onRetry={retry} />
  }
  return (
    <div className="space-y-5">
      {renderAbove?.(history)}
      {(pending > 0 || history.asOf !== row.version) && <p className="text-[13px] text-muted">{messages.waiting}</p>}
      {history.items.length === 0 ? (
        <p className="text-muted">{messages.empty}</p>
      ) : (
        <ol className="border-t border-line">
          {history.items.map((item, index) => (
            <Entry
              key={item.version}
              entity={entity}
              item={told ? told(item) : item}
              isFirst={index === history.items.length - 1 && !history.more}
              context={context}
            />
          ))}
        </ol>
      )}
      {history.more && (
        <Button reads onClick={readMore}>
          {messages.more}
        </Button>
      )}
    </div>
  )
}

interface EntryProps {
  readonly entity: Entity
  readonly item: HistoryItem
  /** Nothing came before it: the row was made here, and not brought back. */
  readonly isFirst: boolean
  readonly context: ValueContext
}

function Entry({ entity, item, isFirst, context }: EntryProps) {
  const fields = historyFields(entity, item, context)
  const made = isFirst ? messages.created : messages.restored
  const lost = lostFields(entity, item, context)
  const changed = fields.length === 0 && lost.length > 0 ? messages.lostOnly : messages.changed
  const headline = item.why ?? (item.before === null ? made : item.after === null ? messages.deleted : changed)
  return (
    <li className="border-b border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold text-pretty">{headline}</p>
        <p className="shrink-0 text-[13px] text-muted">
          {actorName(item.actor, item.personId)} · <Time at={Date.parse(item.recordedAt)} />
        </p>
      </div>
      {item.before !== null && fields.length > 0 && (
        <dl className="mt-1.5 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-0.5 text-[13px]">
          {fields.map(({ name, label, before, after }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">
                <span className="sr-only">{messages.from} </span>
                <del className="text-muted no-underline">{before}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> {messages.to} </span>
                <ins className="font-semibold no-underline">{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lost.length > 0 && (
        <p className="mt-1.5 text-[13px] break-words text-muted">
          {messages.lost} {lost.map(({ label, after }) => `${label} ${after}`).join(', ')}
        </p>
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
