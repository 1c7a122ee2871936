import { ApiProblem } from '../data/transport.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button.tsx'
import { takeAlong } from '../ui/held-page.ts'
import { noteConfirming } from './confirming.ts'
import { signInHref } from './sign-in-href.ts'
import { confirmMessages } from './confirm-messages.ts'

/** Whether the server asks for a fresh sign-in (AUTH-12). */
export function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'not-fresh'
}

interface ConfirmIdentityProps {
  /** What the fresh sign-in is for. */
  readonly reason: string
  /** Where to come back to, with what was typed; absent means this very place. */
  readonly next?: string
  /** Keeps what goes along. */
  readonly onLeave?: () => void
}

/** The sign-in is too old for a sensitive action: says so, and leads to a fresh one and back. */
export function ConfirmIdentity({ reason, next, onLeave }: ConfirmIdentityProps) {
  function leave() {
    noteConfirming()
    onLeave?.()
    if (next !== undefined) takeAlong()
  }
  return (
    <Banner
      urgent
      tone="warn"
      title={confirmMessages.title}
      action={
        <a
          href={signInHref({ next: next ?? location.pathname + location.search, confirming: true })}
          onClick={leave}
          className={buttonClass('secondary', 'small')}
        >
          {confirmMessages.signIn}
        </a>
      }
    >
      {reason}
    </Banner>
  )
}
