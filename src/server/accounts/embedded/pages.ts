import { screenHref } from '#contract/screens.ts'
import { SIGN_IN_PATH } from '#contract/sign-in.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { field, notice, type Page } from '../pages/layout.ts'
import { pageMessages } from '../pages/messages.ts'
import type { FormErrors } from './form.ts'
import { PASSWORD_LENGTH } from './password.ts'
import type { LocalPerson } from './people.ts'
import { accountMessages, formMessages, linkMessages, stepMessages } from './sign-in-messages.ts'

/** The addresses of the forms of one sign-in. */
export interface StepLinks {
  /** The address of the interaction. */
  readonly base: string
}

interface FormState {
  readonly email?: string
  readonly errors?: FormErrors
}

function emailField(email: string | undefined, errors: FormErrors, focus: boolean): Html {
  return field({
    name: 'email',
    label: formMessages.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    error: errors['email'],
    focus,
  })
}

function passwordField(errors: FormErrors, focus: boolean, label = formMessages.password, id = 'password'): Html {
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
    help: formMessages.passwordHelp(PASSWORD_LENGTH.min),
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
    <form method="post" action="${base}/cancel"><button type="submit">${stepMessages.cancel}</button></form>
  </li>`
}

/** For a newcomer. */
export function createPage(links: StepLinks, someExist: boolean, { email, errors = {} }: FormState = {}): Page {
  const { title, button, other } = stepMessages.create
  return {
    title,
    lead: stepMessages.keptHere,
    body: html`<form method="post" action="${links.base}/create">
        ${emailField(email, errors, !isPasswordWrong(errors))} ${newPasswordField(errors, formMessages.password)}
        <button type="submit">${button}</button>
      </form>
      <ul class="links">
        ${someExist && html`<li><a href="${links.base}?step=sign-in">${other}</a></li>`}${cancel(links)}
      </ul>`,
  }
}

/** For somebody who has been here. */
export function signInPage(links: StepLinks, { email, errors = {} }: FormState = {}): Page {
  const { title, button, other } = stepMessages.signIn
  return {
    title,
    lead: stepMessages.keptHere,
    body: html`<form method="post" action="${links.base}/sign-in">
        ${emailField(email, errors, email === undefined)} ${passwordField(errors, email !== undefined)}
        <button type="submit">${button}</button>
      </form>
      <ul class="links">
        <li><a href="/identity/forgot">${stepMessages.forgot}</a></li>
        <li><a href="${links.base}?step=create">${other}</a></li>
        ${cancel(links)}
      </ul>`,
  }
}

/** Before an action that cannot be undone: checks that it is still the same person. */
export function confirmPage(links: StepLinks, person: LocalPerson, errors: FormErrors = {}): Page {
  const { title, lead, button, other } = stepMessages.confirm
  return {
    title,
    lead: lead(person.email),
    body: html`<form method="post" action="${links.base}/confirm">
        <input type="hidden" name="email" autocomplete="username" value="${person.email}" />
        ${passwordField(errors, true)}
        <button type="submit">${button}</button>
      </form>
      <ul class="links">
        <li><a href="/identity/forgot">${stepMessages.forgot}</a></li>
        <li><a href="${links.base}?step=sign-in">${other}</a></li>
        ${cancel(links)}
      </ul>`,
  }
}

/** Asks which password was forgotten. */
export function forgotPage({ email, errors = {} }: FormState = {}): Page {
  const { title, lead, button } = linkMessages.forgot
  return {
    title,
    lead,
    body: html`<form method="post" action="/identity/forgot">
        ${emailField(email, errors, true)}
        <button type="submit">${button}</button>
      </form>
      <ul class="links">
        <li><a href="${SIGN_IN_PATH}">${stepMessages.back}</a></li>
      </ul>`,
  }
}

/** After asking for an account: the same for known and unknown addresses. */
export function invitedPage(email: string, outbox: string | undefined): Page {
  return {
    title: linkMessages.checkMail,
    lead: linkMessages.invited(email.trim()),
    body: html`${outbox !== undefined && notice([linkMessages.outbox(outbox)])}
      <ul class="links">
        <li><a href="${SIGN_IN_PATH}">${stepMessages.back}</a></li>
      </ul>`,
  }
}

/** Finishes an account by its mailed link; another browser than the one that asked gives the password. */
export function joinPage(action: string, email: string, asksPassword: boolean, errors: FormErrors = {}): Page {
  const { title, lead, button, isMine } = linkMessages.join
  return {
    title,
    lead: asksPassword ? lead(email) : linkMessages.isYours(email),
    body: html`<form method="post" action="${action}">
      <input type="hidden" name="email" autocomplete="username" value="${email}" />
      ${asksPassword && passwordField(errors, true)}
      <button type="submit">${asksPassword ? button : isMine}</button>
    </form>`,
  }
}

/** The same for known and unknown addresses. */
export function sentPage(email: string, outbox: string | undefined): Page {
  return {
    title: linkMessages.checkMail,
    lead: linkMessages.sent(email),
    body: html`${outbox !== undefined && notice([linkMessages.outbox(outbox)])}
      <ul class="links">
        <li><a href="${SIGN_IN_PATH}">${stepMessages.back}</a></li>
      </ul>`,
  }
}

/** Takes the new password of somebody who came by a mailed link. */
export function resetPage(token: string, email: string, errors: FormErrors = {}): Page {
  const { title, lead, button } = linkMessages.reset
  return {
    title,
    lead: lead(email),
    body: html`<form method="post" action="/identity/reset/${token}">
      <input type="hidden" name="email" autocomplete="username" value="${email}" />
      ${newPasswordField(errors, formMessages.newPassword)}
      <button type="submit">${button}</button>
    </form>`,
  }
}

/** A mailed link is confirmed by a button, because mail programs open links themselves. */
export function verifyPage(token: string, email: string): Page {
  return {
    title: linkMessages.verify.title,
    lead: linkMessages.isYours(email),
    body: html`<form method="post" action="/identity/verify/${token}">
      <button type="submit">${linkMessages.verify.isMine}</button>
    </form>`,
  }
}

/** For a link that was used, replaced or is too old. */
export function deadLinkPage(): Page {
  return {
    ...linkMessages.dead,
    body: html`<a class="button" href="${screenHref('home')}">${pageMessages.home}</a>`,
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
    <button class="quiet" type="submit">${accountMessages.sendAgain}</button>
  </form>`
  return {
    title: accountMessages.title,
    lead: emailVerified ? accountMessages.confirmed(email) : accountMessages.unconfirmed(email),
    body: html`${state.done !== undefined && notice(state.done)} ${!emailVerified && unverified}
      <h2>${accountMessages.email.title}</h2>
      <form method="post" action="/identity/account/email">
        ${field({ name: 'email', label: formMessages.newEmail, type: 'email', autocomplete: 'email', value: state.email, error: errors('email')['email'] })}
        ${passwordField(errors('email'), false, formMessages.password, 'email-password')}
        <button type="submit">${accountMessages.email.button}</button>
      </form>
      <h2>${accountMessages.password.title}</h2>
      <form method="post" action="/identity/account/password">
        ${passwordField(errors('password'), false, formMessages.currentPassword)}
        ${newPasswordField(errors('password'), formMessages.newPassword)}
        <button type="submit">${accountMessages.password.button}</button>
      </form>
      <ul class="links">
        <li><a href="${screenHref('settings')}">${accountMessages.back}</a></li>
      </ul>`,
  }
}
