import { CONTACT_DAYS } from '#contract/info-pages.ts'
import { isMailAddress } from '#contract/mail-recipients.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { contactMessages } from './contact-messages.ts'
import { inLanguageHref } from './layout.ts'

/** What a visitor wrote. */
export interface ContactTexts {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** The form as it is shown: empty, or with what was refused of it. */
export interface ContactForm extends ContactTexts {
  readonly token: string
  readonly errors?: ContactErrors
  /** What concerns the whole form. */
  readonly problem?: string
}

/** Messages by field; empty when all is well. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactTexts, string>>>

export const MOST_OF_NAME = 100
export const MOST_OF_MESSAGE = 5_000
/** The field that only robots fill in. Its name is one that they like. */
export const ROBOTS_FIELD = 'website'
/** Line breaks, and signs that nobody sees or that turn others around. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** The texts of a form as they are judged and kept: without what no text has, such as NUL. */
export function textsIn(form: URLSearchParams): ContactTexts {
  const said = (name: string): string => (form.get(name) ?? '').trim()
  // A browser counts a line break as one character of a message, and sends it as two.
  const message = said('message').replaceAll('\r\n', '\n')
  const isText = (sign: string): boolean => sign === '\n' || sign === '\t'
  return {
    name: said('name'),
    email: said('email'),
    message: message.replaceAll(/\p{Cc}/gu, (sign) => (isText(sign) ? sign : '')).trim(),
  }
}

/** What is wrong with each field, and what to do. */
export function errorsOf({ name, email, message }: ContactTexts): ContactErrors {
  const nameError = nameErrorOf(name)
  const messageError = messageErrorOf(message)
  return {
    ...(nameError === undefined ? {} : { name: nameError }),
    ...(isMailAddress(email) ? {} : { email: contactMessages.emailWrong }),
    ...(messageError === undefined ? {} : { message: messageError }),
  }
}

function nameErrorOf(name: string): string | undefined {
  if (name === '') return contactMessages.nameMissing
  if (UNSEEN.test(name)) return contactMessages.nameWrong
  return name.length > MOST_OF_NAME ? contactMessages.nameTooLong(MOST_OF_NAME) : undefined
}

function messageErrorOf(message: string): string | undefined {
  if (message === '') return contactMessages.messageMissing
  return message.length > MOST_OF_MESSAGE ? contactMessages.messageTooLong(MOST_OF_MESSAGE, message.length) : undefined
}

/** The form; it works without a script. */
export function contactForm({ token, name, email, message, errors = {}, problem }: ContactForm): Html {
  const first = (['name', 'email', 'message'] as const).find((field) => errors[field] !== undefined)
  const marks = (field: keyof ContactTexts, hasHelp = false): Html => {
    const error = errors[field]
    const note = (error !== undefined || hasHelp) && html`aria-describedby="${field}-note"`
    return html`${error !== undefined && html`aria-invalid="true"`} ${note} ${first === field && html`autofocus`}`
  }
  const note = (field: keyof ContactTexts, help?: string): Html => {
    const said = errors[field] ?? help
    if (said === undefined) return html``
    return html`<p class="${errors[field] === undefined ? 'help' : 'error'}" id="${field}-note">${said}</p>`
  }
  return html`<form method="post" action="${inLanguageHref('/contact', spokenLanguage())}" novalidate>
    ${problem !== undefined && html`<p class="error" role="alert">${problem}</p>`}
    <input type="hidden" name="token" value="${token}" />
    <div>
      <label for="name">${contactMessages.name}</label>
      <input id="name" name="name" autocomplete="name" required value="${name}" ${marks('name')} />
      ${note('name')}
    </div>
    <div>
      <label for="email">${contactMessages.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        required
        value="${email}"
        ${marks('email', true)}
      />
      ${note('email', contactMessages.emailHelp)}
    </div>
    <div>
      <label for="message">${contactMessages.message}</label>
      <textarea id="message" name="message" required ${marks('message', true)}>${'\n'}${message}</textarea>
      ${note('message', contactMessages.kept(CONTACT_DAYS, new Intl.NumberFormat(spokenLanguage()).format(MOST_OF_MESSAGE)))}
    </div>
    <div class="leave" aria-hidden="true">
      <label for="${ROBOTS_FIELD}">${contactMessages.leave}</label>
      <input id="${ROBOTS_FIELD}" name="${ROBOTS_FIELD}" tabindex="-1" autocomplete="off" />
    </div>
    <div><button class="button primary">${contactMessages.send}</button></div>
  </form>`
}
