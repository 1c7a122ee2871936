import { useState } from 'react'
import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { createPlan, type KeptPlanAnswer, patchPlan, removePlan } from '#contract/endpoints/plans.ts'
import { planWords } from '#contract/plan-messages.ts'
import { BILLING_CYCLES } from '#domain/subscriptions/billing-cycle.ts'
import { PLAN_LIMITS, type PlanLimit } from '#domain/subscriptions/plan-limits.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { ApiProblem } from '#web/kit/data/transport.ts'
import { sentence } from '#web/kit/form/read-field.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { FreshFirst } from '#web/kit/shell/fresh-first.tsx'
import { useKeptForm } from '#web/kit/shell/kept-form.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextArea, TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { payingOf } from './kept-plans.ts'
import { adminPlansMessages as messages } from './messages.ts'
import { changesLimits, planBody, priceIssue, readPrice, type TypedPlan, typedPlan, wrongNumbers } from './plan-form.ts'

const LABELS: Readonly<Record<string, string>> = {
  name: messages.name,
  description: messages.description,
  price: messages.price,
  currency: messages.currency,
  billingCycle: messages.cycle,
  features: messages.features,
  maxUsers: messages.people,
  trialDays: messages.trialDays,
  order: messages.order,
  isActive: messages.isActive,
  ...Object.fromEntries(PLAN_LIMITS.map((limit) => [`limits.${limit}`, limitLabel(limit)])),
}

interface PlanDialogProps {
  /** Undefined for a new one. */
  readonly plan: KeptPlanAnswer | undefined
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The form of a plan, where it is kept; without one that of a new one. */
export function planForm(plan?: PlanAnswer): string {
  return `plan.${plan?.id ?? 'new'}`
}

/** A plan as administrators keep it (SUB-01). */
export function PlanDialog({ plan, onClose, onSaved }: PlanDialogProps) {
  const { typed, change, keep } = useKeptForm(planForm(plan), () => typedPlan(plan))
  const [error, setError] = useState<unknown>()
  const wrong = wrongNumbers(typed)
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work()
      showToast({ title: done })
      onSaved()
    } catch (failure) {
      setError(failure)
    }
  }
  const save = (): Promise<void> => {
    const body = planBody(typed)
    const send = () =>
      plan
        ? callEndpoint(patchPlan, { params: { id: plan.id }, body })
        : oncePerPress(`new plan ${typed.name}`, () => callEndpoint(createPlan, { body }))
    return act(send, messages.saved)
  }
  const remove = async ({ id, name }: PlanAnswer): Promise<void> => {
    const { removeText: text, remove: confirm } = messages
    if (await askConfirm({ title: messages.removeTitle(name), text, confirm, danger: true }))
      await act(() => callEndpoint(removePlan, { params: { id } }), messages.removed)
  }
  return (
    <FormDialog
      title={plan ? messages.editTitle : messages.newTitle}
      submit={messages.save}
      isBlocked={
        typed.name.trim() === '' || typed.price.trim() === '' || priceIssue(typed) !== undefined || wrong.size > 0
      }
      onSubmit={save}
      onClose={onClose}
      other={
        plan && (
          <Button tone="danger" className="order-first me-auto" onClick={() => void remove(plan)}>
            {messages.remove}
          </Button>
        )
      }
    >
      <FreshFirst reason={messages.freshText} isAsked={isStale(error)} keep={keep} />
      {error !== undefined && !isStale(error) && (
        <ProblemDisplay problem={failureOf(error, { act: 'change', thing: messages.thing, labels: LABELS })} />
      )}
      <PlanFields
        typed={typed}
        wrong={wrong}
        refusedPrice={refusedPrice(error)}
        onChange={(changed) => {
          if (changed.price !== undefined) setError(undefined)
          change(changed)
        }}
      />
      {plan && changesLimits(plan, typed) && payingOf([plan]) > 0 && (
        <Banner tone="warn" title={messages.limitsHold(payingOf([plan]))}>
          {messages.priceStays}
        </Banner>
      )}
    </FormDialog>
  )
}

interface PlanFieldsProps {
  readonly typed: TypedPlan
  readonly wrong: ReadonlySet<string>
  /** Why the server refused the price. */
  readonly refusedPrice: string | undefined
  readonly onChange: (change: Partial<TypedPlan>) => void
}

function PlanFields({ typed, wrong, refusedPrice, onChange }: PlanFieldsProps) {
  const issue = (name: string) => (wrong.has(name) ? messages.wholeNumber : undefined)
  const text = (name: 'name' | 'currency', label: string, maxLength: number) => (
    <TextField
      label={label}
      value={typed[name]}
      maxLength={maxLength}
      required
      onChange={({ target }) => onChange({ [name]: name === 'currency' ? target.value.toUpperCase() : target.value })}
    />
  )
  const number = (name: 'maxUsers' | 'trialDays' | 'order', label: string, help?: string) => (
    <TextField
      label={label}
      help={help}
      error={issue(name)}
      inputMode="numeric"
      value={typed[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <>
      {text('name', messages.name, 120)}
      <TextArea
        label={messages.description}
        value={typed.description}
        maxLength={1_000}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={messages.price}
          help={readPrice(typed)}
          error={priceIssue(typed) ?? refusedPrice}
          inputMode="decimal"
          value={typed.price}
          maxLength={40}
          required
          onChange={({ target }) => onChange({ price: target.value })}
        />
        {text('currency', messages.currency, 3)}
        <NativeSelect
          label={messages.cycle}
          value={typed.billingCycle}
          onChange={(billingCycle) => onChange({ billingCycle })}
          options={BILLING_CYCLES.map((value) => ({ value, label: planWords[value] }))}
        />
      </div>
      <TextArea
        label={messages.features}
        help={messages.featuresHelp}
        value={typed.features}
        onChange={({ target }) => onChange({ features: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {PLAN_LIMITS.map((limit) => (
          <TextField
            key={limit}
            label={limitLabel(limit)}
            help={messages.noLimit}
            error={issue(limit)}
            inputMode="numeric"
            value={typed.limits[limit]}
            onChange={({ target }) => onChange({ limits: { ...typed.limits, [limit]: target.value } })}
          />
        ))}
        {number('maxUsers', messages.people, messages.noLimit)}
        {number('trialDays', messages.trialDays, messages.trialHelp)}
        {number('order', messages.order, messages.orderHelp)}
      </div>
      <Switch
        label={messages.isActive}
        help={messages.isActiveHelp}
        checked={typed.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
    </>
  )
}

function refusedPrice(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined
  const message = error.problem.errors?.find(({ field }) => field === 'price')?.message
  return message === undefined ? undefined : sentence(message)
}

/** Storage is typed in megabytes. */
function limitLabel(limit: PlanLimit): string {
  return limit === 'storageBytes' ? messages.storage : planWords[limit]
}
