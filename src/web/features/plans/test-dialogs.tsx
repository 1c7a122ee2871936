import { useState } from 'react'
import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { finishTestCheckout, putTestCard, testCheckout } from '#contract/endpoints/subscriptions.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { plansMessages as messages } from './messages.ts'
import { priceText } from './plan-texts.ts'
import { usePlanAct } from './use-plan-act.ts'

type TestCard = keyof typeof messages.testCards

const ask = (id: string) => callEndpoint<{ plan: PlanAnswer; isOpen: boolean }>(testCheckout, { params: { id } })

/** Stands in place of the payment provider's page in the test mode (SUB-05). */
export function TestCheckoutDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { answer, error } = useAnswer(id, ask)
  const [card, setCard] = useState<TestCard>('works')
  const { problem, run } = usePlanAct(true)
  const pay = async (): Promise<void> => {
    const paid = await run(() => callEndpoint<object>(finishTestCheckout, { params: { id }, body: { card } }))
    if (!paid) return
    showToast({ title: messages.subscribed })
    onClose()
  }
  return (
    <FormDialog
      title={messages.testCheckoutTitle}
      description={messages.testCheckoutText}
      submit={answer?.isOpen === true ? messages.pay : undefined}
      onSubmit={pay}
      onClose={onClose}
    >
      {error !== undefined && <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.thing })} />}
      {problem && <ProblemDisplay problem={problem} />}
      {answer?.isOpen === false && <Banner tone="warn" title={messages.checkoutOver} />}
      {answer?.isOpen === true && (
        <>
          <p className="font-semibold">
            {answer.plan.name} · {priceText(answer.plan)}
          </p>
          <CardChoice card={card} onChange={setCard} />
        </>
      )}
      {!answer && error === undefined && <Skeleton className="h-16 w-full" />}
    </FormDialog>
  )
}

/** The card of the test mode: it works, or it is declined at the next payment. */
export function TestCardDialog({ onClose }: { readonly onClose: () => void }) {
  const [card, setCard] = useState<TestCard>('works')
  const { problem, run } = usePlanAct(true)
  const save = async (): Promise<void> => {
    const saved = await run(() => callEndpoint<object>(putTestCard, { body: { card } }))
    if (!saved) return
    showToast({ title: messages.cardSaved })
    onClose()
  }
  return (
    <FormDialog
      title={messages.testCard}
      description={messages.testCheckoutText}
      submit={messages.saveCard}
      onSubmit={save}
      onClose={onClose}
    >
      {problem && <ProblemDisplay problem={problem} />}
      <CardChoice card={card} onChange={setCard} />
    </FormDialog>
  )
}

interface CardChoiceProps {
  readonly card: TestCard
  readonly onChange: (card: TestCard) => void
}

function CardChoice({ card, onChange }: CardChoiceProps) {
  return (
    <SegmentedControl<TestCard>
      label={messages.testCard}
      value={card}
      onChange={onChange}
      segments={optionsOf(messages.testCards)}
    />
  )
}
