import { Suspense } from 'react'
import { COST_METHODS } from '#domain/landed-cost/cost-method.ts'
import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { LandPreview } from './land-preview.tsx'
import { lostDuty } from './lost-duty.ts'
import { namedProblem, ProblemList } from './problem-list.tsx'
import type { ShipmentActs } from './shipment-acts.ts'
import { shipmentsText } from './text.ts'
import { type LandingFlow, useLanding } from './use-landing.ts'
import type { ShipmentWork } from './use-shipment.ts'
import { MethodChoice } from './method-choice.tsx'

const text = shipmentsText.land
/** Products that a warning names. */
const NAMED = 5
const ProblemDisplay = lazyPart(() => import('#web/kit/ui/problem-display.tsx').then((module) => module.ProblemDisplay))

interface LandDialogProps {
  readonly work: ShipmentWork
  readonly acts: ShipmentActs
  /** The first landing, or a later one with the bills that came since. */
  readonly mode: 'land' | 'correct'
  readonly onClose: () => void
}

/** Lands a shipment: how the new costs are made, what would change, and the one act that changes it (SHIP-03, CHANGE-01). */
export function LandDialog({ work, acts, mode, onClose }: LandDialogProps) {
  const { row } = work
  const flow = useLanding(row)
  const { state } = flow
  const { network } = useSyncStatus()
  const isOnline = useOnline() && network === 'online'
  const problem = state.step === 'options' || state.step === 'preview' ? state.problem : undefined
  const isDone = state.step === 'done'
  return (
    <Dialog
      open
      wide
      keepOpen={state.step !== 'options' && !isDone}
      title={isDone ? text.doneTitles[mode] : text.titles[mode](row.name)}
      description={isDone ? undefined : text.leads[mode]}
      onClose={onClose}
      footer={<Actions flow={flow} isReady={isOnline && work.landed.problems.length === 0} onClose={onClose} />}
    >
      <div className="space-y-4">
        {!isOnline && !isDone && (
          <Banner tone="warn" title={text.offline}>
            {text.offlineText}
          </Banner>
        )}
        <Suspense fallback={null}>{problem && <ProblemDisplay problem={namedProblem(problem, work)} />}</Suspense>
        {state.step === 'options' && <Options work={work} acts={acts} mode={mode} />}
        {state.step === 'preparing' && <Preparing />}
        {state.step === 'preview' && <LandPreview proposal={state.proposal} />}
        {state.step === 'applying' && (
          <ProgressBar
            label={text.applying}
            done={state.advance?.done ?? 0}
            total={state.advance?.total}
            action={
              <Button size="small" onClick={flow.stop}>
                {text.stop}
              </Button>
            }
          />
        )}
        {isDone && (
          <>
            <p className="text-pretty">{text.doneText}</p>
            <div className="flex flex-wrap gap-2">
              <ScreenButton screen="change-sets" search={{ id: state.proposal.id }} onClick={onClose}>
                {text.change}
              </ScreenButton>
              <Button
                onClick={() => {
                  flow.undo()
                  onClose()
                }}
              >
                {text.undo}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Actions({
  flow,
  isReady,
  onClose,
}: {
  readonly flow: LandingFlow
  readonly isReady: boolean
  readonly onClose: () => void
}) {
  switch (flow.state.step) {
    case 'preview':
      return (
        <>
          <Button onClick={flow.back}>{text.back}</Button>
          <Button tone="primary" onClick={flow.apply}>
            {text.apply}
          </Button>
        </>
      )
    case 'done':
      return (
        <Button tone="primary" onClick={onClose}>
          {text.close}
        </Button>
      )
    case 'applying':
      return null
    default:
      return (
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" disabled={!isReady || flow.state.step === 'preparing'} onClick={flow.prepare}>
            {text.prepare}
          </Button>
        </>
      )
  }
}

function Options({ work, acts, mode }: Pick<LandDialogProps, 'work' | 'acts' | 'mode'>) {
  const { row, lines } = work
  const { pending } = useSyncStatus()
  const store = useStore()
  const untaxed = mode === 'land' ? lostDuty(work, (id) => store.get('product', id)) : []
  const unlinked = lines.filter((line) => line.productId === null && (line.sku !== '' || line.description !== ''))
  return (
    <>
      <ProblemList work={work} />
      {mode === 'land' && (
        <>
          <MethodChoice
            value={row.costMethod}
            methods={COST_METHODS}
            onChange={(costMethod) => acts.saveQuietly(row.id, { costMethod })}
          />
          <Checkbox
            label={text.stock}
            checked={row.raiseStock}
            onChange={(raiseStock) => acts.saveQuietly(row.id, { raiseStock })}
          />
        </>
      )}
      {untaxed.length > 0 && (
        <Banner tone="warn" title={text.lostDuty}>
          {text.lostDutyText(untaxed.slice(0, NAMED).join(', '), untaxed.length - NAMED)}
        </Banner>
      )}
      {unlinked.length > 0 && (
        <p className="text-muted">{text.unlinked(formatCount(unlinked.length, shipmentsText.line))}</p>
      )}
      {pending > 0 && <p className="text-muted">{text.unsent}</p>}
    </>
  )
}

function Preparing() {
  return (
    <div role="status" aria-label={text.preparing}>
      <p className="mb-3 text-muted">{text.preparing}</p>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`mb-4 h-4 ${width}`} />
      ))}
    </div>
  )
}
