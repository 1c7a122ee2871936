import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { listTeam, type TeamAnswer } from '#contract/endpoints/team.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { type AnswerState, useAnswer } from '#web/kit/load/use-answer.ts'
import { ConfirmIdentity } from '#web/kit/shell/confirm-identity.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { teamMessages as messages } from './messages.ts'
import { InvitationRow, MemberRow } from './person-rows.tsx'
import { useTeamActs } from './use-team-acts.ts'

const ask = () => callEndpoint<TeamAnswer>(listTeam)

/** Who works in the account, who is invited, and what each may do (TEAM-01). */
export function TeamPanel() {
  const loaded = useAnswer(null, ask)
  const [inviting, setInviting] = useState(false)
  const [link, setLink] = useState<string>()
  const acts = useTeamActs(loaded.retry)
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setInviting(true)}>
          {messages.invite}
        </Button>
      }
    >
      {acts.needsSignIn && <ConfirmIdentity reason={messages.notFresh} />}
      <People loaded={loaded}>
        {({ members, invitations, most }) => (
          <>
            {most !== null && (
              <p className="mb-2 text-muted">{messages.places(1 + members.length + invitations.length, most)}</p>
            )}
            <ul className="divide-y divide-line">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} acts={acts} />
              ))}
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} acts={acts} />
              ))}
            </ul>
            {members.length + invitations.length === 0 && <p className="text-muted">{messages.nobody}</p>}
          </>
        )}
      </People>
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
    </Panel>
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
