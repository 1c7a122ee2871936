import Mail from 'lucide-react/icons/mail'
import User from 'lucide-react/icons/user'
import type { InvitationAnswer, MemberAnswer } from '#contract/endpoints/team.ts'
import { MEMBER_ROLES, type MemberRole } from '#contract/teams/reach.ts'
import { formatDate, formatDateTime } from '#web/kit/format/date.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { teamMessages as messages } from './messages.ts'
import type { TeamActs } from './use-team-acts.ts'

const ROLES = MEMBER_ROLES.map((value) => ({ value, label: messages.roles[value] }))

/** Whoever the account belongs to: they take a place of the plan too. */
export function OwnerRow({ name, email }: { readonly name: string; readonly email: string }) {
  return (
    <li className="flex items-center gap-x-4 py-3">
      <User aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name || email}</span>
          <Badge>{messages.you}</Badge>
        </p>
        <p className="text-[13px] break-words text-muted">
          {name && `${email} · `}
          {messages.owner}
        </p>
      </div>
    </li>
  )
}

/** A member with what they may do, which can be changed, and the way out. */
export function MemberRow({ member, acts }: { readonly member: MemberAnswer; readonly acts: TeamActs }) {
  const { name, email, role, since } = member
  const called = name || email
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <User aria-hidden="true" className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">{called}</p>
        <p className="text-[13px] break-words text-muted">
          {name && `${email} · `}
          {messages.since} {formatDate(Date.parse(since))}
        </p>
      </div>
      <NativeSelect<MemberRole>
        label={messages.roleOf(called)}
        hideLabel
        className="w-40"
        value={role}
        options={ROLES}
        disabled={acts.isBusy}
        onChange={(next) => void acts.changeRole(member, next)}
      />
      <Button
        size="small"
        disabled={acts.isBusy}
        onClick={() => void acts.remove(member)}
        aria-label={`${messages.remove}: ${called}`}
      >
        {messages.remove}
      </Button>
    </li>
  )
}

/** An invitation that nobody has accepted yet. */
export function InvitationRow({
  invitation,
  acts,
}: {
  readonly invitation: InvitationAnswer
  readonly acts: TeamActs
}) {
  const { email, role, expiresAt, isExpired } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Mail aria-hidden="true" className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{email}</span>
          <Badge>{messages.roles[role]}</Badge>
        </p>
        <p className="text-[13px] text-muted">
          {isExpired ? messages.expired : messages.openUntil} {formatDateTime(Date.parse(expiresAt))}
        </p>
      </div>
      <Button
        size="small"
        disabled={acts.isBusy}
        onClick={() => void acts.withdraw(invitation)}
        aria-label={`${messages.withdraw}: ${email}`}
      >
        {messages.withdraw}
      </Button>
    </li>
  )
}
