import { Suspense, useId } from 'react'
import { COST_METHODS, type CostMethod } from '#domain/landed-cost/cost-method.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { LandPreview } from './land-preview.tsx'
import { lostDuty } from './lost-duty.ts'
import { namedProblem, ProblemList } from './problem-list.tsx'
import type { ShipmentActions } from './use-shipment-actions.ts'
import { landMessages as messages } from './page-messages.ts'
import { type LandingFlow, type LandingMode, type LandingState, useLanding } from './use-landing.ts'
import { useDeletedSince } from './use-deleted-since.ts'
import type { ShipmentWork } from './use-shipment.ts'
import { costMethods } from './messages.ts'

const NAMED = 5
const ProblemDisplay = lazyPart(() => import('#web/kit/ui/problem-display.tsx').then((module) => module.ProblemDisplay))

interface LandDialogProps {
  readonly work: ShipmentWork
  readonly actions: ShipmentActions
  readonly mode: LandingMode
  readonly onClose: () => void
}

/** Lands a shipment in three steps: choose how costs are made, look at the changes, apply them (SHIP-03, CHANGE-01). */
export function LandDialog({ work, actions, mode, onClose }: LandDialogProps) {
  const { row } = work
  const flow = useLanding(row, mode)
  const { state } = flow
  const { network } = useSyncStatus()
  const isOnline = useOnline() && network === 'online'
  const problem = state.step === 'options' || state.step === 'preview' ? state.problem : undefined
  const raisesStock = mode === 'land' && row.raiseStock
  const deleted = useDeletedSince(state.step === 'preview' ? state.proposal.id : undefined, work.lines)
  const isDone = state.step === 'done' || state.step === 'landed'
  return (
    <Dialog
      open
      wide
      keepOpen={state.step !== 'options' && !isDone}
      title={titleOf(state.step, mode, row.name)}
      description={isDone ? undefined : messages.leads[mode]}
      onClose={onClose}
      footer={
        <Actions
          flow={flow}
          isReady={isOnline && work.landed.problems.length === 0}
          canApply={deleted.length === 0}
          raisesStock={raisesStock}
          onClose={onClose}
        />
      }
    >
      <div className="space-y-4">
        {!isOnline && !isDone && (
          <Banner tone="warn" title={messages.offline}>
            {messages.offlineText}
          </Banner>
        )}
        {deleted.length > 0 && (
          <Banner tone="warn" urgent title={messages.deletedSince(deleted)}>
            {messages.deletedRemedy[mode]}
          </Banner>
        )}
        <Suspense fallback={null}>{problem && <ProblemDisplay problem={namedProblem(problem, work)} />}</Suspense>
        {state.step === 'options' && <Options work={work} actions={actions} mode={mode} />}
        {state.step === 'preparing' && <Preparing />}
        {state.step === 'preview' && <LandPreview proposal={state.proposal} />}
        {state.step === 'applying' && (
          <ProgressBar
            label={messages.applying}
            done={state.advance?.done ?? 0}
            total={state.advance?.total}
            action={
              <Button size="small" onClick={flow.stop}>
                {messages.stop}
              </Button>
            }
          />
        )}
        {state.step === 'landed' && (
          <>
            <p className="text-pretty">{messages.landedMeanwhile}</p>
            <ShowChange id={state.changeSetId} onClose={onClose} />
          </>
        )}
        {state.step === 'done' && (
          <>
            <p className="text-pretty">{messages.doneText(raisesStock)}</p>
            <div className="flex flex-wrap gap-2">
              <ShowChange id={state.proposal.id} onClose={onClose} />
              <Button
                onClick={() => {
                  flow.undo()
                  onClose()
                }}
              >
                {messages.undo}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function titleOf(step: LandingState['step'], mode: LandingMode, name: string): string {
  if (step === 'landed') return messages.landedTitle
  return step === 'done' ? messages.doneTitles[mode] : messages.titles[mode](name)
}

function ShowChange({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  return (
    <ScreenButton screen="change-sets" search={{ id }} onClick={onClose}>
      {messages.change}
    </ScreenButton>
  )
}

function Actions({
  flow,
  isReady,
  canApply,
  raisesStock,
  onClose,
}: {
  readonly flow: LandingFlow
  readonly isReady: boolean
  readonly canApply: boolean
  readonly raisesStock: boolean
  readonly onClose: () => void
}) {
  switch (flow.state.step) {
    case 'preview':
      return (
        <>
          <Button onClick={flow.back}>{messages.back}</Button>
          <Button tone="primary" disabled={!canApply} onClick={flow.apply}>
            {messages.apply(raisesStock)}
          </Button>
        </>
      )
    case 'done':
    case 'landed':
      return (
        <Button tone="primary" onClick={onClose}>
          {messages.close}
        </Button>
      )
    case 'applying':
      return null
    default:
      return (
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button tone="primary" disabled={!isReady || flow.state.step === 'preparing'} onClick={flow.prepare}>
            {messages.prepare}
          </Button>
        </>
      )
  }
}

function Options({ work, actions, mode }: Pick<LandDialogProps, 'work' | 'actions' | 'mode'>) {
  const { row, lines } = work
  const { pending } = useSyncStatus()
  const store = useStore()
  const untaxed = mode === 'land' ? lostDuty(work, (id) => store.get('product', id)) : []
  const unlinked = lines.filter((line) => line.productId === null && (line.sku !== '' || line.description !== ''))
  return (
    <>
      <ProblemList work={work} problems={work.landed.problems} />
      {mode === 'land' && (
        <>
          <MethodChoice
            value={row.costMethod}
            onChange={(costMethod) => void actions.save(row.id, { costMethod }, null)}
          />
          <Checkbox
            label={messages.stock}
            checked={row.raiseStock}
            onChange={(raiseStock) => void actions.save(row.id, { raiseStock }, null)}
          />
        </>
      )}
      {untaxed.length > 0 && (
        <Banner tone="warn" title={messages.lostDuty}>
          {messages.lostDutyText(untaxed.slice(0, NAMED), untaxed.length - NAMED)}
        </Banner>
      )}
      {unlinked.length > 0 && <p className="text-muted">{messages.unlinked(unlinked.length)}</p>}
      {pending > 0 && <p className="text-muted">{messages.unsent}</p>}
    </>
  )
}

function Preparing() {
  return (
    <div role="status" aria-label={messages.preparing}>
      <p className="mb-3 text-muted">{messages.preparing}</p>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`mb-4 h-4 ${width}`} />
      ))}
    </div>
  )
}

/** Chooses how a landed cost becomes the product's cost (SHIP-03). */
function MethodChoice({
  value,
  onChange,
}: {
  readonly value: CostMethod
  readonly onChange: (method: CostMethod) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold">{messages.method}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {COST_METHODS.map((method) => {
          const { label, detail } = costMethods[method]
          return (
            <label
              key={method}
              className={classNames(
                'block rounded-xl border p-3 has-focus-visible:outline-2 has-focus-visible:outline-primary',
                method === value ? 'border-primary bg-accent' : 'border-line hover:bg-accent',
              )}
            >
              <span className="flex items-center gap-2 font-semibold">
                <input
                  type="radio"
                  name={name}
                  value={method}
                  checked={method === value}
                  onChange={() => onChange(method)}
                  className="size-4 accent-primary"
                />
                {label}
              </span>
              <span className="mt-1 block text-[13px] text-pretty text-muted">{detail}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
