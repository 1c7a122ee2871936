import { planMessages } from '#contract/plan-messages.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { CurrentPanel } from './current-panel.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { plansMessages as messages } from './messages.ts'
import { OfferedPanel } from './offered-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { askCurrent, type CurrentPlan, isSubscribed } from './plan-answers.ts'
import { TestCardDialog, TestCheckoutDialog } from './test-dialogs.tsx'
import { UsagePanel } from './usage-panel.tsx'
import { type PaidPlan, usePaidPlan } from './use-paid-plan.ts'

const SHAPE = { checkout: textParam() }

/** The current plan, what is used of it, other plans, card and invoices (SUB-01, SUB-06). */
export function PlanPart() {
  const current = useAnswer(null, askCurrent)
  const [{ checkout }, update] = useSearchState(SHAPE)
  const cameFromPaying = checkout === 'done'
  const isAwaited = cameFromPaying && current.answer !== undefined && !isSubscribed(current.answer)
  const paid = usePaidPlan(isAwaited, current.retry)
  const close = () => {
    update({ checkout: '' })
    current.retry()
  }
  return (
    <LoadedPart loaded={current} failed={() => planMessages.subscriptionsFailed}>
      {(answer) => (
        <>
          <ModeBanner mode={answer.mode} />
          {isAwaited && <AwaitedBanner {...paid} />}
          {cameFromPaying && !isAwaited && (
            <Banner tone="ok" title={messages.paidTitle} onDismiss={close}>
              {messages.subscribed}
            </Banner>
          )}
          {(!isAwaited || paid.isMissing) && <CurrentPanel current={answer} onChange={current.retry} />}
          <UsagePanel usage={answer.usage} />
          <OfferedPanel current={answer} isClosed={isAwaited && !paid.isMissing} onChange={current.retry} />
          <PaymentsPanel at={answer.subscription?.updatedAt ?? ''} />
          {checkout === 'card' && <TestCardDialog onClose={close} />}
          {checkout.startsWith('test_') && <TestCheckoutDialog id={checkout} onClose={close} />}
        </>
      )}
    </LoadedPart>
  )
}

/** Where no real money is paid, everything about plans says so (SUB-05). */
function ModeBanner({ mode }: Pick<CurrentPlan, 'mode'>) {
  if (mode === 'live') return null
  const isTest = mode === 'test'
  return (
    <Banner tone="warn" title={isTest ? messages.testTitle : messages.sandboxTitle}>
      {isTest ? messages.testText : messages.sandboxText}
    </Banner>
  )
}

/** Stands until the plan that was paid is there (SUB-03). */
function AwaitedBanner({ isMissing, look }: PaidPlan) {
  return (
    <Banner
      tone={isMissing ? 'warn' : 'ok'}
      title={isMissing ? messages.missingTitle : messages.paidTitle}
      action={
        <Button size="small" onClick={look}>
          {messages.lookAgain}
        </Button>
      }
    >
      {isMissing ? messages.missingText : messages.paidText}
    </Banner>
  )
}
