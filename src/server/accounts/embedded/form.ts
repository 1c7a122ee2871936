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

const EMAIL = /^[^\s@<>()[\],;:\\"\u0000-\u001f\u007f]+@[^\s@<>()[\],;:\\"\u0000-\u001f\u007f]+$/u
const EMAIL_LENGTH = 254
/** Shorter names stand in many words. */
const OWN_LENGTH = 4
const PRODUCT = 'pricewright'

/** What is wrong with an address, under the name of its field. */
export function emailErrors(email: string): FormErrors {
  const address = email.trim()
  return address.length <= EMAIL_LENGTH && EMAIL.test(address)
    ? {}
    : { email: 'Enter an e-mail address, such as ada@example.com.' }
}

/** What is wrong with a new password, under the name of its field. Length is what makes a password strong, and that nobody tries it first (NIST SP 800-63B). */
export function passwordErrors(password: string, email: string): FormErrors {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min)
    return { 'new-password': `Use at least ${min} characters. A few words in a row are easy to keep.` }
  if (password.length > max) return { 'new-password': `Use at most ${max} characters.` }
  const said = emailKey(password)
  const own = emailKey(email).split('@')[0] ?? ''
  if (said === emailKey(email) || (own.length >= OWN_LENGTH && said.includes(own)))
    return { 'new-password': 'Use something that does not hold your e-mail address.' }
  if (said.includes(PRODUCT)) return { 'new-password': 'Use something that does not hold the name of this product.' }
  if (isGuessablePassword(password))
    return {
      'new-password': 'This is among the passwords that are tried first. A few words in a row are easy to keep.',
    }
  return {}
}
