import CalendarClock from 'lucide-react/icons/calendar-clock'
import { type ReactNode, useMemo, useState } from 'react'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import { LowestPrice } from './lowest-price.tsx'
import { usePlannedActs } from './planned-acts.ts'
import { plannedText as text } from './planned-text.ts'
import { changeWords, isOpen, plannedGroups, STATE_TONES } from './planned-words.ts'
import { asScheduled, type ScheduledRow } from './price-list-row.ts'

export interface PlannedSectionProps {
  /** Which of the planned prices: those of a list, or of a product. */
  readonly of: { readonly priceListId: string } | { readonly productId: string }
  /** Plans a new one. */
  readonly action: ReactNode
}

/** Planned prices and promotions: what comes, what runs, and on request what is over (LEDGER-02). */
export function PlannedSection({ of, action }: PlannedSectionProps) {
  const rows = asScheduled(useRows('scheduledPrice'))
  const [showsOver, setShowsOver] = useState(false)
  const [field, id] = Object.entries(of)[0] ?? ['', '']
  const groups = useMemo(
    () => plannedGroups(rows.filter((row) => row[field as 'productId' | 'priceListId'] === id)),
    [rows, field, id],
  )
  const open = groups.filter(([first]) => first && isOpen(first))
  const shown = showsOver ? groups : open
  const isOfProduct = 'productId' in of
  if (groups.length === 0) {
    return (
      <EmptyState icon={<CalendarClock />} title={text.empty} action={action}>
        {text.lead}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-pretty text-muted">{text.lead}</p>
        {action}
      </div>
      {shown.length === 0 && <p className="text-muted">{text.empty}</p>}
      <ul aria-label={text.title} className="space-y-2.5">
        {shown.map((group) => (
          <PlannedGroup key={group[0]?.id} group={group} isOfProduct={isOfProduct} />
        ))}
      </ul>
      {open.length < groups.length && (
        <Button size="small" tone="ghost" onClick={() => setShowsOver(!showsOver)}>
          {showsOver ? text.hideDone : text.showDone}
        </Button>
      )}
    </div>
  )
}

const NAMES_SHOWN = 3

function PlannedGroup({
  group,
  isOfProduct,
}: {
  readonly group: readonly ScheduledRow[]
  readonly isOfProduct: boolean
}) {
  const store = useStore()
  const acts = usePlannedActs()
  const [first] = group
  if (!first) return null
  const nameOf = (id: string): string => (store.get('product', id)?.['name'] as string | undefined) ?? text.gone
  const names = group.slice(0, NAMES_SHOWN).map(({ productId }) => nameOf(productId))
  const more = group.length - names.length
  const kept = group.reduce((sum, { keptRows }) => sum + keptRows, 0)
  const isTold = group.length === 1
  return (
    <li className="rounded-xl border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{first.title}</span>
            {first.promotion && <Badge>{text.promotion}</Badge>}
            <Pill plain tone={STATE_TONES[first.status]}>
              {text.states[first.status]}
            </Pill>
          </p>
          <p className="mt-0.5 text-[13px] text-muted">
            <time dateTime={new Date(first.startsAt ?? 0).toISOString()}>{formatDateTime(first.startsAt ?? 0)}</time>
            {' – '}
            {first.endsAt === null ? (
              text.noEnd
            ) : (
              <time dateTime={new Date(first.endsAt).toISOString()}>{formatDateTime(first.endsAt)}</time>
            )}
          </p>
        </div>
        <p className="text-right">
          <span className="block text-base font-bold">{changeWords(first)}</span>
          {isTold && first.appliedPrice !== null && first.patchKind === 'percentOff' && (
            <span className="text-[13px] text-muted">
              {text.cameTo(formatMoney(first.appliedPrice, first.currency))}
            </span>
          )}
        </p>
        {(first.status === 'planned' || first.status === 'running') && (
          <Button
            size="small"
            aria-label={text.cancel(first.title)}
            onClick={() => acts.cancel(group.map(({ id }) => id))}
          >
            {text.cancelAll}
          </Button>
        )}
      </div>
      {!isOfProduct && (
        <p className="mt-1.5 text-[13px] text-pretty">
          {names.join(', ')}
          {more > 0 && ` ${text.more(formatNumber(more))}`}
        </p>
      )}
      {first.problem !== '' && <p className="mt-1.5 text-[13px] font-medium text-bad">{first.problem}</p>}
      {kept > 0 && <p className="mt-1.5 text-[13px] text-warn">{text.kept(formatNumber(kept))}</p>}
      {isTold && first.promotion && (isOpen(first) || first.status === 'done') && <LowestPrice row={first} />}
    </li>
  )
}
