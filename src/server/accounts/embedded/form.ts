import { hasInvisible, isAddress } from '#contract/mail-recipients.ts'
import { isGuessablePassword } from './guessable-password.ts'
import { emailKey } from './people.ts'
import { PASSWORD_LENGTH } from './password.ts'
import { addressMessages, passwordMessages } from './password-messages.ts'

/** What a form sent; absent fields are empty. */
export type FormTexts = (name: string) => string

/** Reads a form's texts out of a parsed body. */
export function textsOf(body: unknown): FormTexts {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  return (name) => form.get(name) ?? ''
}

/** Messages by field; empty when all is well. */
export type FormErrors = Readonly<Record<string, string>>

/** Shorter names occur in many words. */
const OWN_LENGTH = 4
const PRODUCT = 'pricewright'

/** The error of an address, under the name of its field. */
export function emailErrors(email: string): FormErrors {
  const address = email.trim()
  if (isAddress(address)) return {}
  return { email: hasInvisible(address) ? addressMessages.invisible : addressMessages.wrong }
}

/**
 * The error of a new password, under the name of its field. A password is strong if it is long and not among the first ones tried (NIST
 * SP 800-63B).
 */
export function passwordErrors(password: string, email: string): FormErrors {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min) return { 'new-password': passwordMessages.tooShort(min) }
  if (password.length > max) return { 'new-password': passwordMessages.tooLong(max) }
  const said = emailKey(password)
  const own = emailKey(email).split('@')[0] ?? ''
  if (said === emailKey(email) || (own.length >= OWN_LENGTH && said.includes(own)))
    return { 'new-password': passwordMessages.hasEmail }
  if (said.includes(PRODUCT)) return { 'new-password': passwordMessages.hasProduct }
  return isGuessablePassword(password) ? { 'new-password': passwordMessages.guessable } : {}
}
