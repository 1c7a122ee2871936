import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'

/** Checks that the first day of a period is not after its last one; a day that is not said is no mistake. Both are days as `dayText`. */
export function daysInOrder<First extends string, Last extends string>(first: First, last: Last) {
  return z.refine<{ readonly [Name in First | Last]?: string | undefined }>(
    (period) => {
      const [from, to] = [period[first], period[last]]
      return from === undefined || to === undefined || from <= to
    },
    { error: () => fieldMessages.afterLastDay, path: [first] },
  )
}
