import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { boundedText } from './fields.ts'

/** Line breaks and other control characters, and those that turn the order in which a text is shown. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A text of up to `max` characters that is shown as one line, in the order in which it is written. */
export function oneLineText(max: number, min = 0) {
  return boundedText(max, min).check(
    z.refine((text) => !NOT_ONE_LINE.test(text), { error: () => fieldMessages.notOneLine }),
  )
}
