import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { safeNext } from '#contract/screens.ts'

/** What a sign-in is for. */
export interface SignInInput {
  /** Where to go afterwards. */
  readonly next?: string | undefined
  /** Begun on the registration page (AUTH-09). */
  readonly registering?: boolean
  /** Asks the provider to make sure that it is still the same person (AUTH-12). */
  readonly confirming?: boolean
}

/** Where the browser goes to sign in: a page of the server, not a screen. */
export function signInHref({ next, registering = false, confirming = false }: SignInInput): string {
  const kept = safeNext(next)
  const query = new URLSearchParams({
    ...(kept === undefined ? {} : { next: kept }),
    ...(registering ? { registration: '1' } : {}),
    ...(confirming ? { prompt: 'login' } : {}),
  }).toString()
  return query === '' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${query}`
}
