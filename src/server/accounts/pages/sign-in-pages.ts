import { loginHref } from '#contract/screens.ts'
import { html } from '#server/kit/http/html.ts'
import type { Page } from './layout.ts'

/** Why a sign-in ended without a session. */
export type SignInProblem = 'expired' | 'refused' | 'unreachable' | 'misconfigured' | 'suspended'

const TEXTS: Readonly<Record<SignInProblem, { title: string; lead: string; status: number }>> = {
  expired: {
    title: 'That took too long',
    lead: 'This sign-in was begun in another window or more than ten minutes ago. Nothing is lost: please begin again.',
    status: 400,
  },
  refused: {
    title: 'Sign-in did not work',
    lead: 'The identity provider’s answer could not be accepted, so nobody was signed in. Please begin again.',
    status: 400,
  },
  unreachable: {
    title: 'The identity provider does not answer',
    lead: 'Signing in needs it. Please try again in a moment.',
    status: 503,
  },
  misconfigured: {
    title: 'Sign-in is not set up correctly',
    lead: 'The identity provider does not accept this server. Please tell the administrator. Nobody can sign in until this is corrected.',
    status: 503,
  },
  suspended: {
    title: 'This account is suspended',
    lead: 'Please contact the administrator.',
    status: 403,
  },
}

/** The page that says why nobody was signed in and leads back to the beginning. */
export function problemPage(problem: SignInProblem, next: string | null): { page: Page; status: number } {
  const { title, lead, status } = TEXTS[problem]
  const again = html`<a class="button" href="${loginHref(next ?? '/')}">Begin again</a>`
  return { page: { title, lead, body: problem === 'suspended' ? html`` : again }, status }
}
