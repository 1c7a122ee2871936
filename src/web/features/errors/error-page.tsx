import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { INTERNAL_MESSAGE } from '#contract/internal-message.ts'
import { Button, buttonClass } from '#web/kit/ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { errorMessages } from './messages.ts'

/**
 * What an error while routing or rendering shows (NAV-02). It links by plain addresses, because the router itself may
 * be what failed.
 */
export function ErrorPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  return (
    <MessagePage
      icon={<TriangleAlert />}
      title={INTERNAL_MESSAGE.title}
      action={
        <>
          <Button tone="primary" onClick={reset}>
            {errorMessages.retry}
          </Button>
          <a href="/" className={buttonClass()}>
            {errorMessages.home}
          </a>
        </>
      }
    >
      {import.meta.env.DEV && <DevelopmentDetail error={error} />}
    </MessagePage>
  )
}

function DevelopmentDetail({ error }: { readonly error: unknown }) {
  return (
    <div className="mt-2 rounded-lg bg-bad-surface p-4 text-start text-bad">
      <p className="font-semibold">{errorMessages.developmentHeading}</p>
      <pre className="mt-1 mb-3 overflow-x-auto whitespace-pre-wrap">
        {error instanceof Error ? error.message : String(error)}
      </pre>
      <Button size="small" onClick={() => location.reload()}>
        {errorMessages.reload}
      </Button>
    </div>
  )
}
