import { priceLists } from '#contract/endpoints/price-lists.ts'
import type { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { ApiProblem, Unreachable } from '#web/kit/data/transport.ts'
import { fixedMessages } from './messages.ts'

/** A price list as REST answers it, as far as a reader needs it. */
export interface FetchedList {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly productIds: readonly string[]
  /** ISO 8601. */
  readonly updatedAt: string
}

export type Fetched = { readonly lists: readonly FetchedList[] } | { readonly trouble: string }
type Page = { readonly items: readonly FetchedList[] }
type Call = typeof callEndpoint<Page>

/**
 * The price lists straight from the server, newest first, for when the local copy cannot be filled (PLIST-02, PLIST-03). What the
 * database itself fails at is its index of that order: then they are asked for in another order, and ordered here.
 */
export async function fetchPriceLists(call: Call, tell: (title: string, detail: string) => void): Promise<Fetched> {
  const ask = (sortBy: string): Promise<Page> =>
    call(priceLists.list, { query: { sortBy, sortDirection: 'desc', pageSize: '500' } })
  try {
    return { lists: newestFirst(await ask('updatedAt')) }
  } catch (error) {
    if (!isIndexTrouble(error)) return { trouble: troubleWords(error) }
  }
  tell(fixedMessages.noIndex, fixedMessages.otherWay)
  try {
    return { lists: newestFirst(await ask('title')) }
  } catch {
    return { trouble: fixedMessages.notLoaded }
  }
}

function newestFirst({ items }: Page): readonly FetchedList[] {
  return items.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}

function isIndexTrouble(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.status === 500
}

/** Why price lists could not be fetched: permission and network each have words of their own (PLIST-03, SHELL-11). */
function troubleWords(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.status === 403) return fixedMessages.denied
  return error instanceof Unreachable ? fixedMessages.network : fixedMessages.notFetched
}
