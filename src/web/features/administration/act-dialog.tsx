import { useState } from 'react'
import {
  changeRole,
  MOST_REASON,
  type PersonAnswer,
  restorePerson,
  suspendPerson,
} from '#contract/endpoints/administration.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { FreshFirst } from '#web/kit/shell/fresh-first.tsx'
import { isFormKept, useKeptForm } from '#web/kit/shell/kept-form.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { TextArea } from '#web/kit/ui/text-field.tsx'
import { administrationMessages as messages } from './messages.ts'
import { planPriceText } from './plan-text.ts'

const ACTS = ['admin', 'user', 'suspend', 'restore'] as const
/** What an administrator does to a person with a reason: another role, or another state. */
export type PersonAct = (typeof ACTS)[number]

interface ActDialogProps {
  readonly act: PersonAct
  readonly person: PersonAnswer
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What was left for a fresh sign-in while its reason was typed (AUTH-12). */
export function keptAct(id: string): PersonAct | undefined {
  return ACTS.find((act) => isFormKept(formOf(act, id)))
}

function formOf(act: PersonAct, id: string): string {
  return `${act}.${id}`
}

const none = () => ({ reason: '', cancelsPlan: false })

/** Asks for the reason, which stands in the audit log, and does it. */
export function ActDialog({ act, person: { id, email, plan }, onClose, onDone }: ActDialogProps) {
  const { typed, change, keep } = useKeptForm(formOf(act, id), none)
  const { reason, cancelsPlan } = typed
  const [error, setError] = useState<unknown>()
  const words = messages.acts[act]
  async function submit(): Promise<void> {
    try {
      await callEndpoint(endpointOf(act), { params: { id }, body: bodyOf(act, reason.trim(), cancelsPlan) })
      onDone()
      onClose()
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <FormDialog
      title={words.title(email || id)}
      description={words.text}
      submit={words.submit}
      tone={act === 'suspend' ? 'danger' : 'primary'}
      isBlocked={reason.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <FreshFirst reason={messages.fresh} isAsked={isStale(error)} keep={keep} />
      {error !== undefined && !isStale(error) && (
        <ProblemDisplay problem={failureOf(error, { act: 'change', thing: messages.thing })} />
      )}
      {act === 'suspend' && plan?.nextBillingDate && (
        <Banner tone="warn" title={messages.plan.goesOn(plan.name)}>
          {messages.plan.chargedOn(planPriceText(plan), formatDate(Date.parse(plan.nextBillingDate)), plan.isTest)}
        </Banner>
      )}
      {act === 'suspend' && plan?.nextBillingDate && (
        <Switch
          label={messages.plan.cancels}
          help={messages.plan.cancelsHelp}
          checked={cancelsPlan}
          onChange={(next) => change({ cancelsPlan: next })}
        />
      )}
      <TextArea
        label={messages.reason}
        help={messages.reasonHelp}
        maxLength={MOST_REASON}
        value={reason}
        onChange={(event) => change({ reason: event.target.value })}
        required
      />
    </FormDialog>
  )
}

function endpointOf(act: PersonAct) {
  if (act === 'suspend') return suspendPerson
  return act === 'restore' ? restorePerson : changeRole
}

function bodyOf(act: PersonAct, reason: string, cancelsPlan: boolean): object {
  if (act === 'suspend' && cancelsPlan) return { reason, cancelsPlan }
  return act === 'admin' || act === 'user' ? { role: act, reason } : { reason }
}
