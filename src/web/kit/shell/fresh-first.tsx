import { type SignedInAnswer, whoAmI } from '#contract/endpoints/accounts.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { useAnswer } from '../load/use-answer.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

/** Whether the server still takes the sign-in for fresh; until that is known, and where it cannot be, a yes: it decides. */
export function useFreshSignIn(): boolean {
  return useAnswer('session', askFresh).answer ?? true
}

/** Longer nobody waits for a question. */
const KNOWN_WITHIN_MS = 5_000

interface FreshFirstProps {
  /** What the fresh sign-in is for. */
  readonly reason: string
  /** The server asked for one. */
  readonly isAsked: boolean
  /** Takes along what is typed; absent where that is a secret. */
  readonly keep?: () => void
}

/** Stands above a form: asks for a fresh sign-in before anything is typed, and when the server asks for one; comes back to this place (AUTH-12). */
export function FreshFirst({ reason, isAsked, keep }: FreshFirstProps) {
  const isFresh = useFreshSignIn()
  if (isFresh && !isAsked) return null
  if (!keep) return <ConfirmIdentity reason={reason} />
  return <ConfirmIdentity reason={reason} next={location.pathname + location.search} onLeave={keep} />
}

async function askFresh(_: string, signal: AbortSignal): Promise<boolean> {
  const { freshUntil } = await callEndpoint<Partial<SignedInAnswer>>(whoAmI, { signal })
  return !freshUntil || Date.parse(freshUntil) > Date.now()
}

/** The same at this moment, before an act is asked about that needs it; a yes where it cannot be known. */
export async function isSignInFresh(): Promise<boolean> {
  return askFresh('session', AbortSignal.timeout(KNOWN_WITHIN_MS)).catch(() => true)
}
