import { screenTitles } from '#contract/screen-messages.ts'
import type { MailMessage } from '#server/integrations/mail/mailer.ts'
import { LINK_HOURS } from './links.ts'
import { accountMails, tokenMessages } from './mail-messages.ts'
import { NEWCOMER_HOURS } from './newcomers.ts'

const SIGNATURE = '\n\nPricewright\n'

/** Asks a newcomer to confirm the address. */
export function verifyMail(to: string, url: string): MailMessage {
  const { subject, text } = accountMails.verify
  return { to, subject, text: text(to, url, LINK_HOURS.verify / 24) + SIGNATURE }
}

/** Lets a newcomer finish. */
export function joinMail(to: string, url: string): MailMessage {
  const { subject, text } = accountMails.join
  return { to, subject, text: text(to, url, NEWCOMER_HOURS) + SIGNATURE }
}

/** Tells somebody who asked for an account that they have one. */
export function knownMail(to: string, url: string): MailMessage {
  const { subject, text } = accountMails.known
  return { to, subject, text: text(to, url) + SIGNATURE }
}

/** Asks the owner of a new address to confirm it. */
export function changeMail(to: string, url: string): MailMessage {
  const { subject, text } = accountMails.change
  return { to, subject, text: text(to, url, LINK_HOURS.change) + SIGNATURE }
}

/** Tells the former address that it was replaced. */
export function changedMail(to: string, replacement: string): MailMessage {
  const { subject, text } = accountMails.changed
  return { to, subject, text: text(replacement) + SIGNATURE }
}

/** Tells the owner of an account that its password was replaced by a mailed link, and what that did not end (AUTH-15). */
export function passwordMail(to: string, tokens: number, tokensUrl: string): MailMessage {
  const { subject, text } = accountMails.password
  const rest = tokens === 0 ? '' : `\n\n${tokensNote(tokens)}\n\n${tokensUrl}`
  return { to, subject, text: text(to) + rest + SIGNATURE }
}

/** What a changed password leaves as it is: the programs that use API tokens go on (AUTH-15). Empty where there are none. */
export function tokensNote(tokens: number): string {
  return tokens === 0 ? '' : tokenMessages.stillWork(tokens, screenTitles['settings-connections'])
}

/** Carries the link by which a forgotten password is replaced. */
export function resetMail(to: string, url: string): MailMessage {
  const { subject, text } = accountMails.reset
  return { to, subject, text: text(to, url, LINK_HOURS.reset) + SIGNATURE }
}
