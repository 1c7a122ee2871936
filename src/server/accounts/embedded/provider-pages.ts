import { screenHref } from '#contract/screens.ts'
import { html } from '#server/kit/http/html.ts'
import type { Page } from '../pages/layout.ts'
import { pageMessages } from '../pages/messages.ts'
import { providerMessages } from './sign-in-messages.ts'

/** The page for a request that the provider does not understand. */
export function errorPage(error: string, description: string | undefined): Page {
  return {
    ...providerMessages.expired,
    body: html`<a class="button" href="${screenHref('login')}">${pageMessages.again}</a>
      <p class="help">${error}${description !== undefined && `: ${description}`}</p>`,
  }
}

/** Asks whether to sign out; `form` is the provider's own markup and holds what it must get back. */
export function signOutPage(form: string): Page {
  const { title, button, stay } = providerMessages.signOut
  return {
    title,
    body: html`${{ markup: form }}
      <p><button type="submit" form="op.logoutForm" name="logout" value="yes">${button}</button></p>
      <p><a href="${screenHref('home')}">${stay}</a></p>`,
  }
}

/** Where a sign-out ends that was not begun by the product. */
export function signedOutPage(): Page {
  return {
    ...providerMessages.signedOut,
    body: html`<a class="button" href="${screenHref('home')}">${pageMessages.home}</a>`,
  }
}
