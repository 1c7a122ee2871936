import * as z from 'zod/mini'

/** A field that may be missing, null or of another form than documented: then it is empty, and the rest of the answer is still read. */
export const softText = z.catch(z.optional(z.string()), undefined)
/** As `softText`, for a flag. */
export const softFlag = z.catch(z.optional(z.boolean()), undefined)
/** As `softText`, for a number that may be written as text. */
export const softNumber = z.catch(z.optional(z.union([z.string(), z.number()])), undefined)
/** What identifies something; an answer without it is not readable. */
export const idText = z.string().check(z.minLength(1), z.maxLength(64))

/** The whole number that was written, or null. */
export function wholeNumber(written: string | number | undefined): number | null {
  const number = written === undefined || written === '' ? NaN : Number(written)
  return Number.isSafeInteger(number) ? number : null
}
