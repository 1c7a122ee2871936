import Compass from 'lucide-react/icons/compass'
import { useEffect } from 'react'
import { INFO_PAGES } from '#contract/info-pages.ts'
import { useShown } from '#web/kit/shell/current-router.ts'
import { usePageTitle } from '#web/kit/shell/document-title.ts'
import type { Shown } from '#web/kit/shell/router.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { MessagePage } from './message-page.tsx'
import { errorPageMessages } from './page-messages.ts'
import { errorMessages } from './messages.ts'

/** What any unknown path shows, signed in or out (NAV-02, NAV-05). A page of the server is fetched from it. */
export function NotFoundPage() {
  const isOfServer = useShown(leadsToServer)
  usePageTitle(errorPageMessages.notFoundTitle)
  useEffect(() => {
    if (isOfServer) location.reload()
  }, [isOfServer])
  if (isOfServer) return null
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

/** Whether this page came to a page of information by itself, such as after a sign-in that was to lead there; what the server answered is not asked for again. */
function leadsToServer({ pathname }: Shown): boolean {
  const path = pathname.toLowerCase()
  const isInfo = INFO_PAGES.some(({ path: own, aliases }) => [own, ...aliases].some((each) => each === path))
  const [loaded] = performance.getEntriesByType('navigation')
  return isInfo && loaded !== undefined && new URL(loaded.name).pathname.toLowerCase() !== path
}
