import Lock from 'lucide-react/icons/lock'
import { refusalTitles } from '#contract/refusal-messages.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { MessagePage } from './message-page.tsx'
import { errorPageMessages } from './page-messages.ts'
import { errorMessages } from './messages.ts'

/** What an admin page shows to everybody else (NAV-06). */
export function RefusedPage() {
  usePageTitle(errorPageMessages.refusedTitle)
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
      {refusalTitles['admin-only']}
    </MessagePage>
  )
}
