import { hasInvisible, isAddress } from '#contract/mail-recipients.ts'
import { isGuessablePassword } from './guessable-password.ts'
import { emailKey } from './people.ts'
import { PASSWORD_LENGTH } from './password.ts'

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
  return hasInvisible(address)
    ? { email: 'This address has characters that cannot be seen. Type it instead of pasting it.' }
    : { email: 'Enter an e-mail address, such as ada@example.com.' }
}

/**
 * The error of a new password, under the name of its field. A password is strong if it is long and not among the first ones tried (NIST
 * SP 800-63B).
 */
export function passwordErrors(password: string, email: string): FormErrors {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min)
    return { 'new-password': `Use at least ${min} characters. A few words in a row are easy to remember.` }
  if (password.length > max) return { 'new-password': `Use at most ${max} characters.` }
  const said = emailKey(password)
  const own = emailKey(email).split('@')[0] ?? ''
  if (said === emailKey(email) || (own.length >= OWN_LENGTH && said.includes(own)))
    return { 'new-password': 'Use a password that does not contain your e-mail address.' }
  if (said.includes(PRODUCT))
    return { 'new-password': 'Use a password that does not contain the name of this product.' }
  if (isGuessablePassword(password))
    return {
      'new-password': 'This password is among the first that attackers try. A few words in a row are easy to remember.',
    }
  return {}
}
