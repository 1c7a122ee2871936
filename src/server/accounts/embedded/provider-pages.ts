import { screenHref } from '#contract/screens.ts'
import { html } from '#server/kit/http/html.ts'
import type { Page } from '../pages/layout.ts'

/** The page for a request that the provider does not understand. */
export function errorPage(error: string, description: string | undefined): Page {
  return {
    title: 'This page has expired',
    lead: 'It was opened too long ago or in another window. Please begin again.',
    body: html`<a class="button" href="${screenHref('login')}">Begin again</a>
      <p class="help">${error}${description !== undefined && `: ${description}`}</p>`,
  }
}

/** Asks whether to sign out; `form` is the provider's own markup and holds what it must get back. */
export function signOutPage(form: string): Page {
  return {
    title: 'Sign out on this computer?',
    body: html`${{ markup: form }}
      <p><button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>
      <p><a href="${screenHref('home')}">Stay signed in</a></p>`,
  }
}

/** Where a sign-out ends that was not begun by the product. */
export function signedOutPage(): Page {
  return {
    title: 'You are signed out',
    lead: 'Your account and your data stay on this computer.',
    body: html`<a class="button" href="${screenHref('home')}">Go to Pricewright</a>`,
  }
}
