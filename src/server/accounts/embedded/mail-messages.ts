import { screenOf } from '#contract/screens.ts'
import type { MailMessage } from '#server/integrations/mail/mailer.ts'
import { LINK_HOURS } from './links.ts'
import { NEWCOMER_HOURS } from './newcomers.ts'

const SIGNATURE = '\n\nPricewright\n'

/** Asks a newcomer to confirm the address. */
export function verifyMail(to: string, url: string): MailMessage {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Please confirm that ${to} is your address:\n\n${url}\n\nThe link works for ${LINK_HOURS.verify / 24} days.${SIGNATURE}`,
  }
}

/** Lets a newcomer finish. */
export function joinMail(to: string, url: string): MailMessage {
  return {
    to,
    subject: 'Finish creating your account',
    text:
      `Someone, probably you, asked for an account with ${to}. Finish it here:\n\n${url}\n\n` +
      `The link works for ${NEWCOMER_HOURS} hours. If it was not you, do nothing: there will be no account.${SIGNATURE}`,
  }
}

/** Tells somebody who asked for an account that they have one. */
export function knownMail(to: string, url: string): MailMessage {
  return {
    to,
    subject: 'You already have an account',
    text:
      `Someone, probably you, asked for an account with ${to}. You have one: sign in, or choose a new password, here:\n\n${url}\n\n` +
      `If it was not you, do nothing: your account stays as it is.${SIGNATURE}`,
  }
}

/** Asks the owner of a new address to confirm it. */
export function changeMail(to: string, url: string): MailMessage {
  return {
    to,
    subject: 'Confirm your new e-mail address',
    text:
      `You asked to sign in with ${to} from now on. Please confirm that it is yours:\n\n${url}\n\n` +
      `The link works for ${LINK_HOURS.change} hours. Until then your old address stays.${SIGNATURE}`,
  }
}

/** Tells the former address that it was replaced. */
export function changedMail(to: string, replacement: string): MailMessage {
  return {
    to,
    subject: 'Your e-mail address was changed',
    text: `You now sign in with ${replacement}. If that was not you, someone knows your password: reset it at once.${SIGNATURE}`,
  }
}

/** Tells the owner of an account that its password was replaced by a mailed link, and what that did not end (AUTH-15). */
export function passwordMail(to: string, tokens: number, tokensUrl: string): MailMessage {
  const rest = tokens === 0 ? '' : `\n\n${tokensNote(tokens)}\n\n${tokensUrl}`
  return {
    to,
    subject: 'Your password was changed',
    text:
      `The password for ${to} was replaced by a link that was mailed to you, and every browser was signed out. ` +
      `If that was not you, somebody reads your mail: secure it, and choose a new password at once.${rest}${SIGNATURE}`,
  }
}

/** What a changed password leaves as it is: the programs that use API tokens go on (AUTH-15). Empty where there are none. */
export function tokensNote(tokens: number): string {
  if (tokens === 0) return ''
  const count = tokens === 1 ? 'One API token still works' : `${tokens} API tokens still work`
  return `${count}. Revoke under Settings, ${screenOf('settings-connections').title}, what somebody else may know.`
}

/** Carries the link by which a forgotten password is replaced. */
export function resetMail(to: string, url: string): MailMessage {
  return {
    to,
    subject: 'Choose a new password',
    text:
      `Someone, probably you, asked for a new password for ${to}. Choose it here:\n\n${url}\n\n` +
      `The link works for ${LINK_HOURS.reset} hour. If it was not you, do nothing: your password stays as it is.${SIGNATURE}`,
  }
}
