import * as z from 'zod/mini'
import { catch as readOr } from 'zod/mini'

/** A part that may be missing, null or of another form than documented: then it is empty, and the rest of the answer is still read. */
export function soft<T extends z.ZodMiniType>(inner: T) {
  return readOr(z.optional(inner), undefined)
}

/** A text that may be missing, as `soft`. */
export const softText = soft(z.string())
/** As `softText`, for a flag. */
export const softFlag = soft(z.boolean())
/** As `softText`, for a number that may be written as text. */
export const softNumber = soft(z.union([z.string(), z.number()]))
/** What identifies something; an answer without it is not readable. */
export const idText = z.string().check(z.minLength(1), z.maxLength(64))

/** The whole number that was written, or null. */
export function wholeNumber(written: string | number | undefined): number | null {
  const number = written === undefined || written === '' ? NaN : Number(written)
  return Number.isSafeInteger(number) ? number : null
}
