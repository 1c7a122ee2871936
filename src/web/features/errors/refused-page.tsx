import Lock from 'lucide-react/icons/lock'
import { refusalTitles } from '#contract/refusal-messages.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { memberRoleIn } from '#web/kit/shell/reach.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { MessagePage } from './message-page.tsx'
import { errorPageMessages } from './page-messages.ts'
import { errorMessages } from './messages.ts'

/** What an admin page shows to everybody else (NAV-06), and what a member's role does not reach to them (TEAM-02). */
export function RefusedPage() {
  usePageTitle(errorPageMessages.refusedTitle)
  const role = memberRoleIn(useAuth())
  return (
    <MessagePage
      icon={<Lock />}
      title={errorPageMessages.refusedTitle}
      action={
        <ScreenButton screen="home" tone="primary">
          {errorMessages.home}
        </ScreenButton>
      }
    >
      {refusalTitles[role === undefined ? 'admin-only' : 'member-may-not']}
    </MessagePage>
  )
}
