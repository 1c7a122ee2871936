import Compass from 'lucide-react/icons/compass'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { MessagePage } from './message-page.tsx'
import { errorText } from './text.ts'

/** What any unknown path shows, signed in or out (NAV-02, NAV-05). */
export function NotFoundPage() {
  usePageTitle(errorText.notFoundTitle)
  return (
    <MessagePage
      icon={<Compass />}
      title={errorText.notFoundTitle}
      action={
        <ScreenButton screen="home" tone="primary">
          {errorText.home}
        </ScreenButton>
      }
    >
      {errorText.notFound}
    </MessagePage>
  )
}
