import { useCallback, useEffect, useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import type { HistoryItem } from './history-entry.ts'

/** The history of a row as far as it was read. */
export type History =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready'
      /** The version of the row that it was read for. */
      readonly asOf: number
      readonly items: readonly HistoryItem[]
      readonly more: boolean
    }

/** Changes of a row, newest first, and whether there are older ones. */
export interface HistoryPage {
  readonly items: readonly HistoryItem[]
  readonly more: boolean
}

type Called = Pick<Endpoint, 'method' | 'path'>

const PAGE = '50'
const LARGE_PAGE = '200'
const MOST_PAGES = 50

export interface HistoryReading {
  readonly history: History
  readonly readMore: () => void
  readonly retry: () => void
}

/** Reads the history of a row from the server, newest first, and again when the row changes or the network comes back. */
export function useHistory(
  endpoint: Called,
  id: string,
  version: number,
  network: 'online' | 'offline',
): HistoryReading {
  const [history, setHistory] = useState<History>({ status: 'reading' })

  const read = useCallback(
    (signal?: AbortSignal) => {
      callEndpoint<HistoryPage>(endpoint, {
        params: { id },
        query: { limit: PAGE },
        ...(signal ? { signal } : {}),
      }).then(
        (page) => setHistory({ status: 'ready', asOf: version, ...page }),
        (error: unknown) => {
          if (!signal?.aborted) setHistory({ status: 'failed', error })
        },
      )
    },
    [endpoint, id, version],
  )

  useEffect(() => {
    if (network === 'offline') return undefined
    const calledOff = new AbortController()
    read(calledOff.signal)
    return () => calledOff.abort()
  }, [read, network])

  const readMore = useCallback(() => {
    if (history.status !== 'ready') return
    const before = String(history.items.at(-1)?.version ?? 0)
    callEndpoint<HistoryPage>(endpoint, { params: { id }, query: { limit: PAGE, before } }).then(
      (page) => setHistory({ ...history, items: [...history.items, ...page.items], more: page.more }),
      (error: unknown) => setHistory({ status: 'failed', error }),
    )
  }, [history, endpoint, id])

  return { history, readMore, retry: () => read() }
}

/** What was read of a history and all that is older, up to 10,000 changes more. Throws what `callEndpoint` does. */
export async function readOlder(endpoint: Called, id: string, read: HistoryPage): Promise<HistoryPage> {
  let all = read
  for (let page = 0; page < MOST_PAGES && all.more; page += 1) {
    const before = String(all.items.at(-1)?.version ?? 0)
    const query = { limit: LARGE_PAGE, before }
    const older = await callEndpoint<HistoryPage>(endpoint, { params: { id }, query })
    all = { items: [...all.items, ...older.items], more: older.more }
  }
  return all
}
