import { loginHref } from '#contract/screens.ts'
import { SUSPENDED_EXPORT_PATH } from '#contract/sign-in.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import type { Page } from './layout.ts'
import { pageMessages, problemMessages } from './messages.ts'

/** Why a sign-in ended without a session. */
export type SignInProblem = 'expired' | 'refused' | 'unreachable' | 'misconfigured'

const STATUS: Readonly<Record<SignInProblem, number>> = {
  expired: 400,
  refused: 400,
  unreachable: 503,
  misconfigured: 503,
}

/** The page that says why nobody was signed in and leads back to the beginning. */
export function problemPage(problem: SignInProblem, next: string | null): { page: Page; status: number } {
  const { title, lead } = problemMessages[problem]
  const again = html`<a class="button" href="${loginHref(next ?? '/')}">${pageMessages.again}</a>`
  return { page: { title, lead, body: again }, status: STATUS[problem] }
}

/** What a suspended person may still do: download everything that the account holds. */
export function suspendedBody(ticket: string): Html {
  return html`<form method="post" action="${SUSPENDED_EXPORT_PATH}">
    <input type="hidden" name="ticket" value="${ticket}" />
    <button type="submit">${pageMessages.download}</button>
  </form>`
}
