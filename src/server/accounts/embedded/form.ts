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

/** What is wrong with an address, under the name of its field. */
export function emailErrors(email: string): FormErrors {
  const address = email.trim()
  return address.length <= EMAIL_LENGTH && EMAIL.test(address)
    ? {}
    : { email: 'Enter an e-mail address, such as ada@example.com.' }
}

/** What is wrong with a new password, under the name of its field. Length is what makes a password strong. */
export function passwordErrors(password: string, email: string): FormErrors {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min)
    return { 'new-password': `Use at least ${min} characters. A few words in a row are easy to keep.` }
  if (password.length > max) return { 'new-password': `Use at most ${max} characters.` }
  if (emailKey(password) === emailKey(email)) return { 'new-password': 'Use something else than your e-mail address.' }
  return {}
}
