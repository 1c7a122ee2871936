import { useState } from 'react'
import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { createCheckout } from '#contract/endpoints/subscriptions.ts'
import { planMessages, planWords } from '#contract/plan-messages.ts'
import { PLAN_LIMITS } from '#domain/subscriptions/plan-limits.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { CompareTable } from './compare-table.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { plansMessages as messages } from './messages.ts'
import { askPlans, type CurrentPlan, isSubscribed } from './plan-answers.ts'
import { limitText, priceText } from './plan-texts.ts'
import { usePlanAct } from './use-plan-act.ts'

interface OfferedPanelProps {
  readonly current: CurrentPlan
  /** A payment is being confirmed: nothing can be chosen beside it. */
  readonly isClosed: boolean
  readonly onChange: () => void
}

/** The plans that are offered: one is chosen, or changed to after a preview (SUB-03, SUB-06). */
export function OfferedPanel({ current, isClosed, onChange }: OfferedPanelProps) {
  const plans = useAnswer(null, askPlans)
  const [wanted, setWanted] = useState<PlanAnswer>()
  const { isBusy, run } = usePlanAct()
  const mayChange = isSubscribed(current)
  // The list says all of it; side by side there is no room on a phone.
  const isPhone = useMediaQuery(PHONE_QUERY)
  const choose = async ({ id }: PlanAnswer): Promise<void> => {
    const open = () => callEndpoint<{ url: string }>(createCheckout, { body: { planId: id } })
    const opened = await run(() => oncePerPress(`choose plan ${id}`, open))
    if (opened) location.assign(opened.url)
  }
  return (
    <Panel title={messages.offeredTitle} lead={isClosed && messages.closedLead}>
      <LoadedPart loaded={plans} failed={planMessages.loadFailed}>
        {({ plans: offered }) =>
          offered.length === 0 ? (
            <NoPlans />
          ) : (
            <>
              <p className="text-muted">{messages.priceNote}</p>
              <ul className="divide-y divide-line">
                {offered.map((plan) => (
                  <PlanRow
                    key={plan.id}
                    plan={plan}
                    isOwn={isOwn(plan, current)}
                    isBusy={isBusy || isClosed}
                    mayChange={mayChange}
                    paidIn={mayChange ? current.subscription?.currency : undefined}
                    onPress={() => (mayChange ? setWanted(plan) : void choose(plan))}
                  />
                ))}
              </ul>
              {offered.length > 1 && !isPhone && <CompareTable plans={offered} />}
            </>
          )
        }
      </LoadedPart>
      {wanted && (
        <ChangeDialog
          plan={wanted}
          onClose={() => setWanted(undefined)}
          onChanged={() => {
            setWanted(undefined)
            onChange()
          }}
        />
      )}
    </Panel>
  )
}

/** Administrators read the sentence of SUB-02; others have no button to press (SUB-07). */
function NoPlans() {
  const auth = useAuth()
  if (auth.status === 'signed-in' && auth.user.role === 'admin')
    return <Banner tone="neutral" title={planMessages.noPlans} />
  return (
    <Banner tone="neutral" title={messages.noneOffered}>
      {messages.whoAdds}
    </Banner>
  )
}

function isOwn({ id, price }: PlanAnswer, { subscription, plan }: CurrentPlan): boolean {
  if (!subscription || subscription.status === 'expired') return price === 0 && plan?.id === id
  return subscription.planId === id && !subscription.cancelAtPeriodEnd && subscription.status !== 'canceled'
}

interface PlanRowProps {
  readonly plan: PlanAnswer
  readonly isOwn: boolean
  readonly isBusy: boolean
  readonly mayChange: boolean
  /** The currency of the plan that would be changed: no plan of another one is changed to. */
  readonly paidIn: string | undefined
  readonly onPress: () => void
}

function PlanRow({ plan, isOwn: own, isBusy, mayChange, paidIn = plan.currency, onPress }: PlanRowProps) {
  const { name, description, features, limits, maxUsers, trialDays } = plan
  const facts = [
    ...features,
    ...PLAN_LIMITS.flatMap((limit) => {
      const most = limits[limit]
      return most === undefined ? [] : [`${planWords[limit]}: ${limitText(limit, most)}`]
    }),
    ...(maxUsers === null ? [] : [messages.people(maxUsers)]),
    ...(trialDays === 0 || mayChange ? [] : [messages.trialDays(trialDays)]),
  ]
  const isFor = !own && plan.price > 0
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {own && <Badge>{messages.yours}</Badge>}
        </p>
        <p>{priceText(plan)}</p>
        {description && <p className="mt-1 text-pretty break-words text-muted">{description}</p>}
        {facts.length > 0 && (
          <ul className="mt-1 list-disc ps-5 text-[13px] text-muted">
            {facts.map((fact) => (
              <li key={fact} className="break-words">
                {fact}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isFor && paidIn !== plan.currency && (
        <p className="max-w-60 text-[13px] text-pretty text-muted">{messages.otherCurrency(paidIn)}</p>
      )}
      {isFor && paidIn === plan.currency && (
        <Button
          disabled={isBusy}
          aria-label={mayChange ? messages.changeNamed(name) : messages.chooseNamed(name)}
          onClick={onPress}
        >
          {mayChange ? messages.change : messages.choose}
        </Button>
      )}
    </li>
  )
}
