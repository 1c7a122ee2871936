import { Refusal } from '#contract/refusal.ts'

/** The refusal of what does not fit the present state. */
export function conflict(message: string): Refusal {
  return new Refusal('conflict', { message })
}
