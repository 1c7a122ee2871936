import { businessProfile } from './entities/business-profile.ts'
import type { Language } from './languages.ts'

/** What the business of a new account is called until its user names it, in the language that the account was made in. */
export const NEW_BUSINESS_NAMES: Readonly<Record<Language, string>> = {
  en: businessProfile.fields.name.fallback,
  de: 'Mein Unternehmen',
  fr: 'Mon entreprise',
  es: 'Mi negocio',
}

/** Whether a business still has the name that the product gave it. */
export function isUnnamedBusiness(name: string): boolean {
  return Object.values(NEW_BUSINESS_NAMES).includes(name)
}
