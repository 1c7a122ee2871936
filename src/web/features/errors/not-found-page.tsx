import Compass from 'lucide-react/icons/compass'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { MessagePage } from './message-page.tsx'
import { errorPageMessages } from './page-messages.ts'
import { errorMessages } from './messages.ts'

/** What any unknown path shows, signed in or out (NAV-02, NAV-05). */
export function NotFoundPage() {
  usePageTitle(errorPageMessages.notFoundTitle)
  return (
    <MessagePage
      icon={<Compass />}
      title={errorPageMessages.notFoundTitle}
      action={
        <ScreenButton screen="home" tone="primary">
          {errorMessages.home}
        </ScreenButton>
      }
    >
      {errorPageMessages.notFound}
    </MessagePage>
  )
}
