import Lock from 'lucide-react/icons/lock'
import { refusalTitles } from '#contract/refusal-messages.ts'
import { UnconfirmedAddress } from '#web/kit/mail/unconfirmed-address.tsx'
import { type SignedInUser, useAuth } from '#web/kit/shell/auth-state.ts'
import { useShown } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import type { Shown } from '#web/kit/shell/router.ts'
import { MessagePage } from './message-page.tsx'
import { errorPageMessages as messages } from './page-messages.ts'
import { errorMessages } from './messages.ts'

/** What an admin page shows to everybody else (NAV-06), and what a member's role does not reach to them (TEAM-02). */
export function RefusedPage() {
  const auth = useAuth()
  const forOwner = useShown(isForOwner)
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const { title, text } = whyRefused(user, forOwner)
  usePageTitle(title)
  return (
    <MessagePage
      icon={<Lock />}
      title={title}
      action={
        <ScreenButton screen="home" tone="primary">
          {errorMessages.home}
        </ScreenButton>
      }
    >
      {text}
      {user && !user.member && (
        <div className="mt-4 text-start text-fg">
          <UnconfirmedAddress say={messages.unconfirmed} onConfirmed={lookAgain} />
        </div>
      )}
    </MessagePage>
  )
}

/** Whoever `ADMIN_EMAILS` names is an administrator from the confirmation of the address on (ADMIN-03). */
function lookAgain(): void {
  location.reload()
}

/** Why, and whom to ask. */
function whyRefused(user: SignedInUser | undefined, forOwner: boolean) {
  if (!user?.member) return { title: messages.refusedTitle, text: refusalTitles['admin-only'] }
  const { account, role } = user.member
  const owner = user.people?.find(({ id }) => id === user.userId)?.name ?? messages.owner
  return forOwner
    ? { title: messages.ownerTitle, text: messages.ownerText(account, owner) }
    : { title: messages.roleTitle, text: `${messages.roles[role]} ${messages.askForRole(owner)}` }
}

function isForOwner({ screen }: Shown): boolean {
  return screen?.members?.length === 0
}
