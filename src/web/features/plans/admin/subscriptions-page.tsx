import { useState } from 'react'
import { createDefaultPlans, type KeptPlanAnswer, listKeptPlans } from '#contract/endpoints/plans.ts'
import { planMessages } from '#contract/plan-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { isFormKept } from '#web/kit/shell/kept-form.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { moneyText, priceText } from '../plan-texts.ts'
import { usePlanAct } from '../use-plan-act.ts'
import { payingOf } from './kept-plans.ts'
import { adminPlansMessages as messages } from './messages.ts'
import { PlanDialog, planForm } from './plan-dialog.tsx'
import { SubscribersPanel } from './subscribers-panel.tsx'

/** Every plan with its revenue. */
interface KeptPlans {
  readonly plans: readonly KeptPlanAnswer[]
  readonly mrr: KeptPlanAnswer['mrr']
  readonly testSubscribers: number
}

const ask = () => callEndpoint<KeptPlans>(listKeptPlans)

/** The plans, their subscribers and monthly revenue, for administrators (SUB-04, SUB-07). */
export function SubscriptionsPage() {
  const kept = useAnswer(null, ask)
  const [editing, setEditing] = useState<{ readonly plan: KeptPlanAnswer | undefined } | undefined>(() =>
    isFormKept(planForm()) ? { plan: undefined } : undefined,
  )
  const { isBusy, needsSignIn, run } = usePlanAct()
  const addDefaults = async (): Promise<void> => {
    if (!(await run(() => oncePerPress('default plans', () => callEndpoint<object>(createDefaultPlans))))) return
    showToast({ title: messages.defaultsAdded })
    kept.retry()
  }
  return (
    <>
      <PageHead
        title={messages.title}
        facts={kept.answer && factsOf(kept.answer)}
        action={
          <Button tone="primary" onClick={() => setEditing({ plan: undefined })}>
            {messages.add}
          </Button>
        }
      />
      <div className="space-y-4">
        {needsSignIn && <ConfirmIdentity reason={messages.freshText} />}
        <Panel title={messages.plansTitle}>
          <LoadedPart loaded={kept} failed={planMessages.loadFailed}>
            {({ plans, testSubscribers }) => (
              <div className="space-y-4">
                {testSubscribers > 0 && <Banner tone="warn" title={messages.testSubscribers(testSubscribers)} />}
                {plans.length === 0 ? (
                  <Banner
                    tone="neutral"
                    title={planMessages.noPlans}
                    action={
                      <Button size="small" disabled={isBusy} onClick={() => void addDefaults()}>
                        {messages.createDefaults}
                      </Button>
                    }
                  />
                ) : (
                  <PlansTable plans={plans} onEdit={(plan) => setEditing({ plan })} />
                )}
                <LeftPlan plans={plans} onSaved={kept.retry} />
              </div>
            )}
          </LoadedPart>
        </Panel>
        <SubscribersPanel />
      </div>
      {editing && (
        <PlanDialog
          plan={editing.plan}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined)
            kept.retry()
          }}
        />
      )}
    </>
  )
}

interface LeftPlanProps {
  readonly plans: readonly KeptPlanAnswer[]
  readonly onSaved: () => void
}

/** The plan whose form was left for a fresh sign-in stands open again (AUTH-12). */
function LeftPlan({ plans, onSaved }: LeftPlanProps) {
  const [plan, setPlan] = useState(() => plans.find((each) => isFormKept(planForm(each))))
  const close = () => setPlan(undefined)
  if (!plan) return null
  return (
    <PlanDialog
      plan={plan}
      onClose={close}
      onSaved={() => {
        close()
        onSaved()
      }}
    />
  )
}

interface PlansTableProps {
  readonly plans: readonly KeptPlanAnswer[]
  readonly onEdit: (plan: KeptPlanAnswer) => void
}

function PlansTable({ plans, onEdit }: PlansTableProps) {
  return (
    <PlainRows<KeptPlanAnswer>
      label={messages.plansTitle}
      rows={plans}
      keyOf={({ id }) => id}
      columns={[
        {
          label: messages.plan,
          renderCell: (plan) => (
            <button
              type="button"
              className="min-h-8 text-start font-semibold underline"
              aria-label={messages.edit(plan.name)}
              onClick={() => onEdit(plan)}
            >
              {plan.name}
            </button>
          ),
        },
        { label: messages.price, renderCell: (plan) => priceText(plan) },
        { label: messages.state, renderCell: ({ isActive }) => (isActive ? messages.offered : messages.retired) },
        {
          label: messages.subscribers,
          align: 'end',
          isNamed: true,
          renderCell: (plan) => formatNumber(payingOf([plan])),
        },
        { label: messages.revenue, align: 'end', phone: 'aside', renderCell: ({ mrr }) => revenueText(mrr) },
      ]}
    />
  )
}

/** What all of them come to in a month, and who has one. */
function factsOf({ mrr, plans }: KeptPlans): string {
  const revenue = mrr.length === 0 ? messages.noRevenue : messages.monthly(revenueText(mrr))
  return `${revenue} · ${messages.subscriberCount(payingOf(plans))}`
}

function revenueText(mrr: KeptPlanAnswer['mrr']): string {
  if (mrr.length === 0) return messages.noRevenue
  return mrr.map(({ amount, currency }) => moneyText(amount, currency)).join(' + ')
}
