import type { PlanAnswer, UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import { changePlan, type ChangePreviewAnswer, previewPlanChange } from '#contract/endpoints/subscriptions.ts'
import { planWords } from '#contract/plan-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { plansMessages as messages } from './messages.ts'
import { dayText, limitText, moneyText, priceText } from './plan-texts.ts'
import { usePlanAct } from './use-plan-act.ts'

const ask = (planId: string) => callEndpoint<ChangePreviewAnswer>(previewPlanChange, { body: { planId } })

interface ChangeDialogProps {
  readonly plan: PlanAnswer
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** What a change of plan costs now, before it is done (SUB-06). */
export function ChangeDialog({ plan, onClose, onChanged }: ChangeDialogProps) {
  const { answer: preview, error, retry } = useAnswer(plan.id, ask)
  const { needsSignIn, problem, run } = usePlanAct(true)
  const change = async (): Promise<void> => {
    const body = { planId: plan.id, at: preview?.at }
    const changed = await run(() => callEndpoint<UserSubscriptionAnswer>(changePlan, { body }))
    if (!changed) return
    showToast({ title: messages.changed })
    onChanged()
  }
  return (
    <FormDialog
      title={messages.changeTitle(plan.name)}
      submit={error === undefined ? messages.changeNow : undefined}
      isBlocked={preview === undefined}
      onSubmit={change}
      onClose={onClose}
    >
      {needsSignIn && <ConfirmIdentity reason={messages.freshText} />}
      {problem && <ProblemDisplay problem={problem} />}
      {error !== undefined && (
        <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.thing })} onRetry={retry} />
      )}
      {preview ? <Preview preview={preview} /> : error === undefined && <Skeleton className="h-24 w-full" />}
    </FormDialog>
  )
}

function Preview({ preview }: { readonly preview: ChangePreviewAnswer }) {
  const { currency, dueNow, nextBillingDate, beyond, goesOnAgain, trialEnd } = preview
  const rows = linesOf(preview).map((line, index) => ({ ...line, key: `${index} ${line.text}` }))
  return (
    <>
      {beyond.length > 0 && (
        <Banner tone="warn" title={messages.beyondTitle}>
          {messages.beyondText}
          <ul className="mt-1 list-disc ps-5">
            {beyond.map(({ limit, used, most }) => (
              <li key={limit}>
                {planWords[limit]}: {messages.beyondOf(limitText(limit, used), limitText(limit, most))}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {goesOnAgain && <p>{messages.goesOnAgain}</p>}
      {trialEnd && <p>{messages.trialGoesAlong(dayText(trialEnd))}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map(({ key, text, amount }) => (
          <div key={key} className="contents text-muted">
            <dt className="min-w-0 break-words">{text}</dt>
            <dd className="text-end tabular-nums">{moneyText(amount, currency)}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt className="border-t border-line pt-1">{dueNow < 0 ? messages.creditNow : messages.dueNow}</dt>
          <dd className="border-t border-line pt-1 text-end tabular-nums">{moneyText(Math.abs(dueNow), currency)}</dd>
        </div>
      </dl>
      <p className="text-muted">{messages.afterwards(priceText(preview), dayText(nextBillingDate))}</p>
    </>
  )
}

/** The lines that add up to what is due, with what is kept of former payments. */
function linesOf({ lines, balance }: ChangePreviewAnswer): ChangePreviewAnswer['lines'] {
  if (balance === 0) return lines
  return [...lines, { text: balance < 0 ? messages.fromCredit : messages.openBefore, amount: balance }]
}
