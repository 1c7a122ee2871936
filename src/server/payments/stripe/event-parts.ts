import type { Stripe } from 'stripe'

const ID = /^[\w-]{1,255}$/
const TYPE = /^[\w.]{1,200}$/
/** Seconds since 1970 in the year 5138: no event is later. */
const LAST_SECOND = 100_000_000_000

/** What every event of Stripe tells, its moment in epoch milliseconds. Throws `TypeError` for what is none, though it was signed. */
export function eventParts({ id, type, created, livemode }: Stripe.Event): {
  readonly id: string
  readonly type: string
  readonly at: number
  readonly isLive: boolean
} {
  const isTimely = Number.isSafeInteger(created) && created >= 0 && created < LAST_SECOND
  if (!isWord(id, ID) || !isWord(type, TYPE) || !isTimely || typeof livemode !== 'boolean')
    throw new TypeError('no event of Stripe')
  return { id, type, at: created * 1_000, isLive: livemode }
}

/** The ID of what an event is about, as it can be kept; undefined if it is about nothing. Throws `TypeError` for another form. */
export function referenceIn(told: unknown): string | undefined {
  if (told === undefined || told === null) return undefined
  if (!isWord(told, ID)) throw new TypeError('no ID of Stripe')
  return told
}

function isWord(told: unknown, form: RegExp): told is string {
  return typeof told === 'string' && form.test(told)
}
