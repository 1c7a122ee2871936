import { screenHref } from '#contract/screens.ts'
import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { field, notice, type Page } from '../pages/layout.ts'
import type { FormErrors } from './form.ts'
import { PASSWORD_LENGTH } from './password.ts'
import type { LocalPerson } from './people.ts'

/** The addresses of the forms of one sign-in. */
export interface StepLinks {
  /** The address of the interaction. */
  readonly base: string
}

interface FormState {
  readonly email?: string
  readonly errors?: FormErrors
}

const KEPT_HERE = 'Your account and your data are kept on this computer.'
const PASSWORD_HELP = `At least ${PASSWORD_LENGTH.min} characters.`

function emailField(email: string | undefined, errors: FormErrors, focus: boolean): Html {
  return field({
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autocomplete: 'username',
    value: email,
    error: errors['email'],
    focus,
  })
}

function passwordField(errors: FormErrors, focus: boolean, label = 'Password', id = 'password'): Html {
  return field({
    name: 'password',
    id,
    label,
    type: 'password',
    autocomplete: 'current-password',
    error: errors['password'],
    focus,
  })
}

function newPasswordField(errors: FormErrors, label: string): Html {
  return field({
    name: 'new-password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    help: PASSWORD_HELP,
    error: errors['new-password'],
    focus: isPasswordWrong(errors),
  })
}

/** The first wrong field gets the focus: the new password, unless the address above it is wrong too. */
function isPasswordWrong(errors: FormErrors): boolean {
  return errors['new-password'] !== undefined && errors['email'] === undefined && errors['password'] === undefined
}

function cancel({ base }: StepLinks): Html {
  return html`<li>
    <form method="post" action="${base}/cancel"><button type="submit">Cancel</button></form>
  </li>`
}

/** For a newcomer. */
export function createPage(links: StepLinks, someExist: boolean, { email, errors = {} }: FormState = {}): Page {
  return {
    title: 'Create your account',
    lead: KEPT_HERE,
    body: html`<form method="post" action="${links.base}/create">
        ${emailField(email, errors, !isPasswordWrong(errors))} ${newPasswordField(errors, 'Password')}
        <button type="submit">Create account</button>
      </form>
      <ul class="links">
        ${someExist && html`<li><a href="${links.base}?step=sign-in">I have an account</a></li>`}${cancel(links)}
      </ul>`,
  }
}

/** For somebody who has been here. */
export function signInPage(links: StepLinks, { email, errors = {} }: FormState = {}): Page {
  return {
    title: 'Sign in',
    lead: KEPT_HERE,
    body: html`<form method="post" action="${links.base}/sign-in">
        ${emailField(email, errors, email === undefined)} ${passwordField(errors, email !== undefined)}
        <button type="submit">Sign in</button>
      </form>
      <ul class="links">
        <li><a href="/identity/forgot">Forgot your password?</a></li>
        <li><a href="${links.base}?step=create">Create another account</a></li>
        ${cancel(links)}
      </ul>`,
  }
}

/** Before an action that cannot be undone: checks that it is still the same person. */
export function confirmPage(links: StepLinks, person: LocalPerson, errors: FormErrors = {}): Page {
  return {
    title: 'Confirm that it is you',
    lead: `You are signed in as ${person.email}.`,
    body: html`<form method="post" action="${links.base}/confirm">
        <input type="hidden" name="email" autocomplete="username" value="${person.email}" />
        ${passwordField(errors, true)}
        <button type="submit">Confirm</button>
      </form>
      <ul class="links">
        <li><a href="/identity/forgot">Forgot your password?</a></li>
        <li><a href="${links.base}?step=sign-in">Use another account</a></li>
        ${cancel(links)}
      </ul>`,
  }
}

/** Asks which password was forgotten. */
export function forgotPage({ email, errors = {} }: FormState = {}): Page {
  return {
    title: 'Choose a new password',
    lead: 'We send a link to your e-mail address; it lets you choose another password.',
    body: html`<form method="post" action="/identity/forgot">
        ${emailField(email, errors, true)}
        <button type="submit">Send the link</button>
      </form>
      <ul class="links">
        <li><a href="${SIGN_IN_PATH}">Back to sign-in</a></li>
      </ul>`,
  }
}

/** After asking for an account: the same for known and unknown addresses. */
export function invitedPage(email: string, outbox: string | undefined): Page {
  return {
    title: 'Check your mail',
    lead: `A message is on its way to ${email.trim()}. The link in it finishes your account.`,
    body: html`${outbox !== undefined && notice([outboxNote(outbox)])}
      <ul class="links">
        <li><a href="${SIGN_IN_PATH}">Back to sign-in</a></li>
      </ul>`,
  }
}

/** Finishes an account by its mailed link; another browser than the one that asked gives the password. */
export function joinPage(action: string, email: string, asksPassword: boolean, errors: FormErrors = {}): Page {
  return {
    title: 'Finish your account',
    lead: asksPassword ? `Enter the password you chose for ${email}.` : `Is ${email} yours?`,
    body: html`<form method="post" action="${action}">
      <input type="hidden" name="email" autocomplete="username" value="${email}" />
      ${asksPassword && passwordField(errors, true)}
      <button type="submit">${asksPassword ? 'Finish' : 'Yes, finish'}</button>
    </form>`,
  }
}

/** The same for known and unknown addresses. */
export function sentPage(email: string, outbox: string | undefined): Page {
  return {
    title: 'Check your mail',
    lead: `If there is an account for ${email}, a link is on its way to it.`,
    body: html`${outbox !== undefined && notice([outboxNote(outbox)])}
      <ul class="links">
        <li><a href="${SIGN_IN_PATH}">Back to sign-in</a></li>
      </ul>`,
  }
}

/** Says where mails go on a computer without a mail server. */
export function outboxNote(outbox: string): string {
  return `Mail is not set up on this computer, so the message is a file in ${outbox}. Open the newest one.`
}

/** Takes the new password of somebody who came by a mailed link. */
export function resetPage(token: string, email: string, errors: FormErrors = {}): Page {
  return {
    title: 'Choose a new password',
    lead: `For ${email}. You will be signed out everywhere else.`,
    body: html`<form method="post" action="/identity/reset/${token}">
      <input type="hidden" name="email" autocomplete="username" value="${email}" />
      ${newPasswordField(errors, 'New password')}
      <button type="submit">Save the password</button>
    </form>`,
  }
}

/** A mailed link is confirmed by a button, because mail programs open links themselves. */
export function verifyPage(token: string, email: string): Page {
  return {
    title: 'Confirm your address',
    lead: `Is ${email} yours?`,
    body: html`<form method="post" action="/identity/verify/${token}">
      <button type="submit">Yes, confirm</button>
    </form>`,
  }
}

/** For a link that was used, replaced or is too old. */
export function deadLinkPage(): Page {
  return {
    title: 'This link no longer works',
    lead: 'It was used already, is too old, or a newer one was sent.',
    body: html`<a class="button" href="${screenHref('home')}">Go to Pricewright</a>`,
  }
}

/** Says that a mailed link did its work. */
export function donePage(title: string, lead: string, to: { readonly href: string; readonly label: string }): Page {
  return { title, lead, body: html`<a class="button" href="${to.href}">${to.label}</a>` }
}

/** What the account page shows besides its forms. */
export interface AccountState {
  readonly done?: readonly string[]
  readonly email?: string
  /** Errors of the form that was sent; `which` says which one it was. */
  readonly which?: 'email' | 'password'
  readonly errors?: FormErrors
}

/** Where e-mail and password are changed (AUTH-12). */
export function accountPage({ email, emailVerified }: LocalPerson, state: AccountState = {}): Page {
  const errors = (which: AccountState['which']): FormErrors => (state.which === which ? (state.errors ?? {}) : {})
  const unverified = html`<form method="post" action="/identity/account/verify">
    <button class="quiet" type="submit">Send the confirmation link again</button>
  </form>`
  return {
    title: 'Your sign-in',
    lead: `${email} (${emailVerified ? 'confirmed' : 'not confirmed yet'})`,
    body: html`${state.done !== undefined && notice(state.done)} ${!emailVerified && unverified}
      <h2>Change the e-mail address</h2>
      <form method="post" action="/identity/account/email">
        ${field({ name: 'email', label: 'New e-mail', type: 'email', autocomplete: 'email', value: state.email, error: errors('email')['email'] })}
        ${passwordField(errors('email'), false, 'Password', 'email-password')}
        <button type="submit">Change the address</button>
      </form>
      <h2>Change the password</h2>
      <form method="post" action="/identity/account/password">
        ${passwordField(errors('password'), false, 'Current password')}
        ${newPasswordField(errors('password'), 'New password')}
        <button type="submit">Change the password</button>
      </form>
      <ul class="links">
        <li><a href="${screenHref('settings')}">Back to Pricewright</a></li>
      </ul>`,
  }
}
