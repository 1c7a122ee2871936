import Lock from 'lucide-react/icons/lock'
import { messages } from '#contract/messages.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { MessagePage } from './message-page.tsx'
import { errorMessages } from './messages.ts'

/** What an admin page shows to everybody else (NAV-06). */
export function RefusedPage() {
  usePageTitle(errorMessages.refusedTitle)
  return (
    <MessagePage
      icon={<Lock />}
      title={errorMessages.refusedTitle}
      action={
        <ScreenButton screen="home" tone="primary">
          {errorMessages.home}
        </ScreenButton>
      }
    >
      {messages['admin-only'].title}
    </MessagePage>
  )
}
