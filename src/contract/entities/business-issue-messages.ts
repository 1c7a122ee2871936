import { documentNouns } from '#domain/documents/type-messages.ts'
import type { DocumentType } from '#domain/documents/types.ts'

/** Why a field of a business is refused, to follow the name of the field. */
export const businessIssueMessages = {
  logo: 'must be a PNG or JPEG as a data URL',
  iban: 'is not a valid IBAN. Compare it with your bank statement',
  bic: 'must have 8 or 11 letters and digits',
  paymentLink: 'must be a web address that begins with https://',
  prefix: 'must be letters, digits and / . _ -',
  period: 'must be empty, a year or a month such as 2026-07',
  tooManyPrefixes: 'have begun in too many ways already: keep the letters that they have',
  /** `prefix` is empty for numbers that begin with their year. */
  prefixTaken: (prefix: string, type: DocumentType, owner: DocumentType) =>
    `cannot begin ${prefix === '' ? 'without letters' : `with ${prefix}`} for ${documentNouns[type].many}: the numbers of ${documentNouns[owner].many} begin so, or did. Choose other letters`,
} as const
