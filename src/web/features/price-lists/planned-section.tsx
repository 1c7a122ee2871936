import type { RowOfKind } from '#contract/row-kinds.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Suspense, useMemo, useState } from 'react'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import { LowestPrice } from './lowest-price.tsx'
import type { PlanDialogProps } from './plan-dialog.tsx'
import { usePlannedActions } from './use-planned-actions.ts'
import { plannedMessages as messages } from './planned-messages.ts'
import { isOpen, plannedGroups, STATE_TONES } from './planned-groups.ts'
import { codeText } from '#contract/stored-message.ts'

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx').then((module) => module.PlanDialog))

interface PlannedSectionProps extends Omit<PlanDialogProps, 'onClose'> {
  readonly of: { readonly priceListId: string } | { readonly productId: string }
}

/** Planned prices and promotions: what comes, what runs, and on request what is over (LEDGER-02). */
export function PlannedSection({ of, ...plan }: PlannedSectionProps) {
  const rows = useRows('scheduledPrice')
  const [showsOver, setShowsOver] = useState(false)
  const [field, id] = Object.entries(of)[0] ?? ['', '']
  const groups = useMemo(
    () => plannedGroups(rows.filter((row) => row[field as 'productId' | 'priceListId'] === id)),
    [rows, field, id],
  )
  const open = groups.filter(([first]) => first && isOpen(first))
  const shown = showsOver ? groups : open
  const isOfProduct = 'productId' in of
  const [isPlanning, setPlanning] = useState(false)
  const action = (
    <>
      <Button
        tone="primary"
        icon={<CalendarPlus aria-hidden="true" />}
        disabled={plan.products?.length === 0}
        onPointerEnter={PlanDialog.preload}
        onClick={() => setPlanning(true)}
      >
        {messages.plan}
      </Button>
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanDialog {...plan} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </>
  )
  if (groups.length === 0) {
    return (
      <EmptyState icon={<CalendarClock />} title={messages.empty} action={action}>
        {messages.lead}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-pretty text-muted">{messages.lead}</p>
        {action}
      </div>
      {shown.length === 0 && <p className="text-muted">{messages.empty}</p>}
      <ul aria-label={messages.title} className="space-y-2.5">
        {shown.map((group) => (
          <PlannedGroup key={group[0]?.id} group={group} isOfProduct={isOfProduct} />
        ))}
      </ul>
      {open.length < groups.length && (
        <Button reads size="small" tone="ghost" onClick={() => setShowsOver(!showsOver)}>
          {showsOver ? messages.hideDone : messages.showDone}
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
  readonly group: readonly RowOfKind<'scheduledPrice'>[]
  readonly isOfProduct: boolean
}) {
  const store = useStore()
  const actions = usePlannedActions()
  const [first] = group
  if (!first) return null
  const nameOf = (id: string): string => store.get('product', id)?.name ?? messages.gone
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
            {first.promotion && <Badge>{messages.promotion}</Badge>}
            <Pill plain tone={STATE_TONES[first.status]}>
              {messages.states[first.status]}
            </Pill>
          </p>
          <p className="mt-0.5 text-[13px] text-muted">
            <time dateTime={new Date(first.startsAt ?? 0).toISOString()}>{formatDateTime(first.startsAt ?? 0)}</time>
            {' – '}
            {first.endsAt === null ? (
              messages.noEnd
            ) : (
              <time dateTime={new Date(first.endsAt).toISOString()}>{formatDateTime(first.endsAt)}</time>
            )}
          </p>
        </div>
        <p className="text-end">
          <span className="block text-base font-bold">{messages.change(first)}</span>
          {isTold && first.appliedPrice !== null && first.patchKind === 'percentOff' && (
            <span className="text-[13px] text-muted">{messages.cameTo(first.appliedPrice, first.currency)}</span>
          )}
        </p>
        {(first.status === 'planned' || first.status === 'running') && (
          <Button
            size="small"
            aria-label={messages.cancel(first.title)}
            onClick={() => actions.cancel(group.map(({ id }) => id))}
          >
            {messages.cancelAll}
          </Button>
        )}
      </div>
      {!isOfProduct && (
        <p className="mt-1.5 text-[13px] text-pretty">
          {names.join(', ')}
          {more > 0 && ` ${messages.more(more)}`}
        </p>
      )}
      {first.problem !== '' && <p className="mt-1.5 text-[13px] font-medium text-bad">{codeText(first.problem)}</p>}
      {kept > 0 && <p className="mt-1.5 text-[13px] text-warn">{messages.kept(kept)}</p>}
      {isTold && first.promotion && (isOpen(first) || first.status === 'done') && <LowestPrice row={first} />}
    </li>
  )
}
