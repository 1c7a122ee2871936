import { useAuth } from '#web/kit/shell/auth-state.ts'
import { MembershipPanel } from './membership-panel.tsx'
import { TeamPanel } from './team-panel.tsx'

/** The people of one's own account; in that of somebody else, what one is there (TEAM-01). */
export function PeoplePart() {
  const auth = useAuth()
  if (auth.status !== 'signed-in') return null
  return auth.user.member ? (
    <MembershipPanel member={auth.user.member} accountId={auth.user.userId} />
  ) : (
    <TeamPanel owner={auth.user} />
  )
}
