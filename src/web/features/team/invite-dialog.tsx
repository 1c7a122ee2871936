import { useState } from 'react'
import { invitePerson } from '#contract/endpoints/team.ts'
import { MEMBER_ROLES, type MemberRole } from '#contract/teams/reach.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { FreshFirst } from '#web/kit/shell/fresh-first.tsx'
import { useKeptForm } from '#web/kit/shell/kept-form.ts'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { teamMessages as messages } from './messages.ts'

interface InviteDialogProps {
  readonly onClose: () => void
  /** The link to hand over where no mail is sent; null where it was mailed. */
  readonly onInvited: (link: string | null) => void
}

const LABELS = { email: messages.email, role: messages.role }
/** The form, where it is kept. */
export const INVITATION = 'invitation'
const none = (): { email: string; role: MemberRole } => ({ email: '', role: 'editor' })
const ROLES = MEMBER_ROLES.map((value) => ({ value, label: messages.roles[value] }))

/** Whom to invite, and what they may do. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const store = useStore()
  const [id] = useState(() => store.newId())
  const { typed, change, keep } = useKeptForm(INVITATION, none)
  const [problem, setProblem] = useState<ShownProblem>()
  const [isOld, setOld] = useState(false)

  async function invite() {
    const body = { id, email: typed.email.trim(), role: typed.role }
    try {
      const make = () => callEndpoint<{ link: string | null }>(invitePerson, { body })
      const made = await oncePerPress(`invite ${id}`, make)
      if (made) onInvited(made.link)
    } catch (error) {
      if (isStale(error)) setOld(true)
      else setProblem(failureOf(error, { act: 'create', thing: messages.anInvitation, labels: LABELS }))
    }
  }

  return (
    <FormDialog
      title={messages.inviteTitle}
      description={messages.inviteText}
      submit={messages.send}
      isBlocked={!/^[^\s@]+@[^\s@]+$/.test(typed.email.trim())}
      onSubmit={invite}
      onClose={onClose}
    >
      <FreshFirst reason={messages.notFresh} isAsked={isOld} keep={keep} />
      {problem && <ProblemDisplay problem={problem} />}
      <TextField
        label={messages.email}
        type="email"
        autoComplete="off"
        value={typed.email}
        onChange={(event) => change({ email: event.target.value })}
        required
        maxLength={320}
      />
      <div>
        <NativeSelect<MemberRole>
          label={messages.role}
          value={typed.role}
          options={ROLES}
          onChange={(role) => change({ role })}
        />
        <p className="mt-1.5 text-[13px] text-muted" aria-live="polite">
          {messages.roleHelp[typed.role]}
        </p>
      </div>
    </FormDialog>
  )
}
