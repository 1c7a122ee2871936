import { useCallback, useEffect, useState } from 'react'
import { type Act, failureOf } from '#web/kit/data/failure.ts'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { loadRows } from '#web/kit/change-sets/change-set-calls.ts'
import type { RowFilter } from './change-list.ts'
import type { RowsPage } from '#web/kit/change-sets/change-set-rows.ts'
import { changeSetsText } from './text.ts'

const PAGE_SIZE = '20'
const READING: Act = { act: 'read', thing: changeSetsText.thing }

/** A page of rows as far as it is known; while another one is on its way the last one stays. */
export interface RowsState {
  readonly page: RowsPage | undefined
  readonly isLoading: boolean
  readonly problem: ShownProblem | undefined
  readonly retry: () => void
}

export interface WantedRows {
  readonly id: string
  /** Of the header: with another one the rows may be others. */
  readonly version: number
  readonly filter: RowFilter
  readonly page: number
}

interface Answer {
  readonly asked: string
  readonly page?: RowsPage
  readonly problem?: ShownProblem
}

/** Reads a page of the rows of a change set from the server. */
export function useRowsPage({ id, version, filter, page }: WantedRows): RowsState {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer | undefined>(undefined)
  const asked = [id, version, filter, page, tries].join(' ')

  useEffect(() => {
    const stop = new AbortController()
    const query = { pageSize: PAGE_SIZE, page: String(page), ...(filter === 'all' ? {} : { state: filter }) }
    const load = async (): Promise<void> => {
      try {
        const loaded = await loadRows(id, query, stop.signal)
        if (!stop.signal.aborted) setAnswer({ asked, page: loaded })
      } catch (error) {
        if (!stop.signal.aborted) setAnswer({ asked, problem: failureOf(error, READING) })
      }
    }
    void load()
    return () => stop.abort()
  }, [asked, id, filter, page])

  return {
    page: answer?.page,
    isLoading: answer?.asked !== asked,
    problem: answer?.asked === asked ? answer.problem : undefined,
    retry: useCallback(() => setTries((before) => before + 1), []),
  }
}
