import { useState } from 'react'
import {
  type PersonAnswer,
  personUsage,
  resendVerification,
  signOutPerson,
  type UsageAnswer,
} from '#contract/endpoints/administration.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { ConfirmIdentity, isStale } from '#web/kit/shell/confirm-identity.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { ActDialog, keptAct, type PersonAct } from './act-dialog.tsx'
import { Answered } from './answered.tsx'
import { Facts } from './facts.tsx'
import { administrationMessages as messages } from './messages.ts'
import { PersonState } from './person-state.tsx'
import { planPriceText } from './plan-text.ts'
import { PlanState } from './plan-state.tsx'

const ask = (id: string) => callEndpoint<UsageAnswer>(personUsage, { params: { id } })

interface PersonDialogProps {
  readonly person: PersonAnswer
  readonly onClose: () => void
  /** Something of the person was changed. */
  readonly onChange: () => void
}

/** One person: who it is, what they use in counts and bytes, and what can be done (ADMIN-02). */
export function PersonDialog({ person: opened, onClose, onChange }: PersonDialogProps) {
  const loaded = useAnswer(opened.id, ask)
  const [act, setAct] = useState<PersonAct | undefined>(() => keptAct(opened.id))
  const [error, setError] = useState<unknown>()
  const person = loaded.answer?.person ?? opened
  const changed = (): void => {
    loaded.retry()
    onChange()
  }
  async function run(endpoint: typeof signOutPerson, done: string): Promise<void> {
    try {
      await callEndpoint(endpoint, { params: { id: person.id }, body: {} })
      setError(undefined)
      showToast({ title: done })
      changed()
    } catch (failure) {
      setError(failure)
    }
  }
  const { buttons } = messages.person
  return (
    <>
      <Dialog
        open
        wide
        onClose={onClose}
        title={person.email || person.id}
        description={person.name}
        footer={
          <>
            {!person.emailVerified && (
              <Button onClick={() => void run(resendVerification, messages.person.mailed)}>{buttons.resend}</Button>
            )}
            <Button onClick={() => void run(signOutPerson, messages.person.signedOut)}>{buttons.signOut}</Button>
            <Button onClick={() => setAct(person.role === 'admin' ? 'user' : 'admin')}>
              {person.role === 'admin' ? buttons.user : buttons.admin}
            </Button>
            <Button
              tone={person.suspended ? 'secondary' : 'danger'}
              onClick={() => setAct(person.suspended ? 'restore' : 'suspend')}
            >
              {person.suspended ? buttons.restore : buttons.suspend}
            </Button>
          </>
        }
      >
        <div className="space-y-5">
          {isStale(error) ? (
            <ConfirmIdentity reason={messages.fresh} />
          ) : (
            error !== undefined && (
              <ProblemDisplay problem={failureOf(error, { act: 'change', thing: messages.thing })} />
            )
          )}
          <PersonState person={person} />
          <Answered loaded={loaded}>{(usage) => <Usage usage={usage} />}</Answered>
        </div>
      </Dialog>
      {act && <ActDialog act={act} person={person} onClose={() => setAct(undefined)} onDone={changed} />}
    </>
  )
}

function Usage({ usage: { person, tables, fileBytes, quotaBytes } }: { readonly usage: UsageAnswer }) {
  const { facts, tables: words } = messages.person
  const rows = tables.reduce((sum, { rows: count }) => sum + count, 0)
  return (
    <>
      <Facts
        facts={[
          [facts.plan, <PlanState key="plan" plan={person.plan} />],
          ...(person.plan ? [[facts.price, planPriceText(person.plan)] as const] : []),
          ...(person.plan?.nextBillingDate
            ? [[facts.nextPayment, formatDate(Date.parse(person.plan.nextBillingDate))] as const]
            : []),
          ...(person.worksIn.length > 0 ? [[facts.worksIn, person.worksIn.map(whose).join(', ')] as const] : []),
          ...(person.suspended ? [[facts.reason, person.suspendedReason] as const] : []),
          [facts.since, formatDate(Date.parse(person.createdAt))],
          [facts.sessions, formatNumber(person.sessions)],
          [facts.tokens, formatNumber(person.tokens)],
          [facts.rows, formatNumber(rows)],
          [facts.files, messages.person.ofQuota(formatBytes(fileBytes), formatBytes(quotaBytes))],
        ]}
      />
      {tables.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded py-1 font-semibold text-muted hover:text-fg">
            {words.label}
          </summary>
          <PlainRows
            label={words.label}
            rows={tables}
            keyOf={({ name }) => name}
            columns={[
              { label: words.name, renderCell: ({ name }) => name },
              { label: words.rows, align: 'end', renderCell: (table) => formatNumber(table.rows) },
              { label: words.bytes, align: 'end', phone: 'aside', renderCell: ({ bytes }) => formatBytes(bytes) },
            ]}
          />
        </details>
      )}
    </>
  )
}

/** An owner without an address is gone from the sign-in. */
function whose(email: string): string {
  return email || messages.person.noAddress
}
