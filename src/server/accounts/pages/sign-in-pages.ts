import { loginHref } from '#contract/screens.ts'
import { SUSPENDED_EXPORT_PATH } from '#contract/sign-in.ts'
import { html } from '#server/kit/http/html.ts'
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

interface Suspended {
  /** As the administrator wrote it; may be empty. */
  readonly reason: string
  /** Whom to ask; may be empty. */
  readonly contact: string
  /** Lets the person download what the account holds. */
  readonly ticket: string
}

/** Why somebody is suspended, whom they ask, and what they may still do: download everything that the account holds (ADMIN-02). */
export function suspendedPage({ reason, contact, ticket }: Suspended): Page {
  const { title, lead, because, ask, askAt } = problemMessages.suspended
  const whom = html`<p>${askAt} <a href="mailto:${contact}">${contact}</a></p>`
  return {
    title,
    lead,
    body: html`${reason !== '' && html`<p>${because} ${reason}</p>`} ${contact === '' ? html`<p>${ask}</p>` : whom}
      <form method="post" action="${SUSPENDED_EXPORT_PATH}">
        <input type="hidden" name="ticket" value="${ticket}" />
        <button type="submit">${pageMessages.download}</button>
      </form>`,
  }
}
