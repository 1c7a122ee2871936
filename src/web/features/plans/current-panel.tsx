import type { UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import { cancelSubscription, resumeSubscription } from '#contract/endpoints/subscriptions.ts'
import { planWords } from '#contract/plan-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { plansMessages as messages } from './messages.ts'
import type { CurrentPlan } from './plan-answers.ts'
import { dayText, priceText } from './plan-texts.ts'
import { usePlanAct } from './use-plan-act.ts'

const TONES: Readonly<Record<UserSubscriptionAnswer['status'], Tone>> = {
  active: 'ok',
  trial: 'ok',
  canceled: 'warn',
  expired: 'neutral',
  suspended: 'bad',
}

interface CurrentPanelProps {
  readonly current: CurrentPlan
  readonly onChange: () => void
}

/** The current plan in words, and how it is cancelled or kept (SUB-01). */
export function CurrentPanel({ current: { subscription, plan }, onChange }: CurrentPanelProps) {
  const { isBusy, needsSignIn, run } = usePlanAct()
  const act = async (call: typeof cancelSubscription, done: string): Promise<void> => {
    const changed = await run(() => callEndpoint<UserSubscriptionAnswer>(call))
    if (!changed) return
    showToast({ title: done })
    onChange()
  }
  const cancel = async (): Promise<void> => {
    const { cancelTitle: title, cancel: confirm, resume: keep } = messages
    const text = subscription?.status === 'trial' ? messages.cancelTrialText : messages.cancelText
    const isMeant = await askConfirm({ title, text, confirm, cancel: keep, danger: true })
    if (isMeant) await act(cancelSubscription, messages.canceled)
  }
  if (!subscription)
    return <Panel title={plan?.name ?? messages.noPlanTitle} lead={plan ? messages.freeLead : messages.noPlanLead} />
  const { status, cancelAtPeriodEnd, paymentIssue, accessUntil, isTest } = subscription
  const canCancel = !cancelAtPeriodEnd && (status === 'active' || status === 'trial')
  const canResume = cancelAtPeriodEnd && status === 'canceled'
  return (
    <Panel
      title={messages.currentTitle}
      action={
        canCancel ? (
          <Button disabled={isBusy} onClick={() => void cancel()}>
            {messages.cancel}
          </Button>
        ) : (
          canResume && (
            <Button disabled={isBusy} onClick={() => void act(resumeSubscription, messages.resumed)}>
              {messages.resume}
            </Button>
          )
        )
      }
    >
      <div className="space-y-3">
        {needsSignIn && <ConfirmIdentity reason={messages.freshText} />}
        {status === 'suspended' && (
          <Banner tone="bad" title={messages.suspendedTitle}>
            {messages.suspendedText}
          </Banner>
        )}
        {paymentIssue && status !== 'suspended' && (
          <Banner tone="warn" title={messages.issueTitle}>
            {messages.issueText(dayText(accessUntil))}
          </Banner>
        )}
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {plan?.name}
          <Pill tone={TONES[status]}>{planWords[status]}</Pill>
          {isTest && <Badge>{messages.testLabel}</Badge>}
        </p>
        <p className="text-muted">{[priceText(subscription), whenText(subscription)].filter(Boolean).join(' · ')}</p>
      </div>
    </Panel>
  )
}

function whenText(subscription: UserSubscriptionAnswer): string {
  const { status, nextBillingDate, accessUntil, trialEnd } = subscription
  if (status === 'expired') return messages.ended
  if (status === 'trial' && trialEnd !== null) return messages.trialUntil(dayText(trialEnd))
  if (status === 'canceled') return accessUntil === null ? messages.ended : messages.endsOn(dayText(accessUntil))
  return nextBillingDate === null ? '' : messages.nextBilling(dayText(nextBillingDate))
}
