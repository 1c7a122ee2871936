import { cutText } from '#domain/cut-text.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { type StoreAdvice, storeMessages } from '#contract/store-messages.ts'
import type { StoreReason } from '#contract/store-providers.ts'
import { StoreEntryRefused, StoreFailure } from './port.ts'

/** What a store says of itself is cut to this length. */
const MOST_SAID = 500

/** The words of a store, within the limit of their fields. */
export function saidBy({ said }: StoreFailure): string {
  return cutText(said, MOST_SAID)
}

/** What happened and what helps, in one text. */
export function adviceText({ title, remedy }: StoreAdvice, said = ''): string {
  return [title, ...(said === '' ? [] : [storeMessages.said(said)]), remedy].join(' ')
}

/** The refusal of a call that could not ask a store. */
function unavailable(failure: StoreFailure, advice = storeMessages.reasons[failure.reason]): Refusal {
  return new Refusal('store-unavailable', { message: literal(adviceText(advice, saidBy(failure))) })
}

/** The refusal of a call that could not connect a store: nothing tries again by itself then. */
export function notConnected(failure: StoreFailure): Refusal {
  const advice: Readonly<Record<StoreReason, StoreAdvice>> = { ...storeMessages.reasons, ...storeMessages.notConnected }
  return unavailable(failure, advice[failure.reason])
}

/** Does work that asks a store; its failures become refusals that say what helps. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreFailure ? unavailable(error) : error
  }
}

/** What a person entered, read by a provider; entries that open no store become a refusal that names each. */
export function entered<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StoreEntryRefused)) throw error
    const name = (field: string): string => (field === 'address' ? field : `keys.${field}`)
    throw invalid(
      error.problems.map(({ field, problem }) => ({ field: name(field), message: storeMessages.entries[problem] })),
    )
  }
}

/** The places of a message are filled once more by the refusal: what a store says has none. */
function literal(text: string): string {
  return text.replaceAll(/[{}]/g, '')
}
