import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { listTeam, type TeamAnswer } from '#contract/endpoints/team.ts'
import { MEMBER_ROLES } from '#contract/teams/reach.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { type AnswerState, useAnswer } from '#web/kit/load/use-answer.ts'
import type { SignedInUser } from '#web/kit/shell/auth-state.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { isFormKept } from '#web/kit/shell/kept-form.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { INVITATION, InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { teamMessages as messages } from './messages.ts'
import { InvitationRow, MemberRow, OwnerRow } from './person-rows.tsx'
import { type TeamActs, useTeamActs } from './use-team-acts.ts'

const ask = () => callEndpoint<TeamAnswer>(listTeam)

/** Who works in the account, who is invited, and what each may do (TEAM-01). */
export function TeamPanel({ owner }: { readonly owner: SignedInUser }) {
  const loaded = useAnswer(null, ask)
  const [inviting, setInviting] = useState(() => isFormKept(INVITATION))
  const [link, setLink] = useState<string>()
  const acts = useTeamActs(loaded.retry)
  const isFull = loaded.answer !== undefined && isTaken(loaded.answer)
  return (
    <>
      <Panel
        title={messages.title}
        lead={messages.lead}
        action={
          <Button icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={() => setInviting(true)}>
            {messages.invite}
          </Button>
        }
      >
        {acts.needsSignIn && <ConfirmIdentity reason={messages.notFresh} />}
        <People loaded={loaded}>{(team) => <TeamList team={team} owner={owner} acts={acts} />}</People>
        <Roles />
      </Panel>
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(made) => {
            setInviting(false)
            if (made !== null) setLink(made)
            loaded.retry()
          }}
        />
      )}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

/** What each role may do, before somebody is given one. */
function Roles() {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-[13px] font-semibold">{messages.whatRoles}</h3>
      <dl className="grid gap-x-6 gap-y-2 text-[13px] sm:grid-cols-[max-content_minmax(0,1fr)]">
        {MEMBER_ROLES.map((role) => (
          <div key={role} className="sm:contents">
            <dt className="font-semibold">{messages.roles[role]}</dt>
            <dd className="text-pretty text-muted">{messages.roleHelp[role]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const peopleOf = ({ members, invitations }: TeamAnswer): number => 1 + members.length + invitations.length

function isTaken(team: TeamAnswer): boolean {
  return team.most !== null && peopleOf(team) >= team.most
}

interface TeamListProps {
  readonly team: TeamAnswer
  readonly owner: SignedInUser
  readonly acts: TeamActs
}

function TeamList({ team, owner, acts }: TeamListProps) {
  const { members, invitations, most } = team
  return (
    <>
      {isTaken(team) && (
        <Banner
          tone="neutral"
          title={messages.full}
          action={
            <ScreenButton size="small" screen="settings-plan">
              {messages.toPlan}
            </ScreenButton>
          }
        >
          {messages.fullText}
        </Banner>
      )}
      {most !== null && <p className="my-2 text-muted">{messages.places(peopleOf(team), most)}</p>}
      <ul className="divide-y divide-line">
        <OwnerRow name={owner.name} email={owner.email} />
        {members.map((member) => (
          <MemberRow key={member.id} member={member} acts={acts} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} acts={acts} />
        ))}
      </ul>
      {members.length + invitations.length === 0 && <p className="mt-2 text-muted">{messages.nobody}</p>}
    </>
  )
}

interface PeopleProps {
  readonly loaded: AnswerState<TeamAnswer>
  readonly children: (team: TeamAnswer) => ReactNode
}

/** The list while it loads, when it could not be loaded, and when it is there. Offline it waits for the network. */
function People({ loaded: { answer, error, retry }, children }: PeopleProps) {
  const { network } = useSyncStatus()
  if (answer !== undefined) return children(answer)
  if (error === undefined) return <Skeleton className="h-24 w-full" />
  if (network === 'offline')
    return (
      <Banner tone="warn" title={messages.offline}>
        {messages.offlineText}
      </Banner>
    )
  return <ProblemDisplay problem={failureOf(error, { act: 'read', thing: messages.thing })} onRetry={retry} />
}
