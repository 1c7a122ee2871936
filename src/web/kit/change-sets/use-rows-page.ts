import { useCallback, useEffect, useState } from 'react'
import type { ChangeSetRowsQuery } from '#contract/endpoints/change-sets.ts'
import { failureOf } from '../data/failure.ts'
import type { ShownProblem } from '../ui/problem-display.tsx'
import { changeSets } from './change-set-client.ts'
import type { RowsPage } from './change-set-rows.ts'

/** A page of rows as far as it is known; while another one is on its way the last one stays. */
export interface RowsState {
  readonly page: RowsPage | undefined
  readonly isLoading: boolean
  readonly problem: ShownProblem | undefined
  readonly retry: () => void
}

export interface WantedRows {
  /** The change set. */
  readonly id: string
  /** Of its header: with another one the rows may be others. */
  readonly version?: number
  readonly state: ChangeSetRowsQuery['state'] | 'all'
  readonly kind?: string | undefined
  readonly page: number
  readonly pageSize: string
  /** What is read, in words, for the message where it cannot be. */
  readonly thing: string
}

interface Answer {
  readonly asked: string
  readonly page?: RowsPage
  readonly problem?: ShownProblem
}

/** Reads a page of the rows of a change set from the server. */
export function useRowsPage({ id, version, state, kind, page, pageSize, thing }: WantedRows): RowsState {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer | undefined>(undefined)
  const asked = [id, version, state, kind, page, tries].join(' ')

  useEffect(() => {
    const stop = new AbortController()
    const query = {
      pageSize,
      page: String(page),
      ...(state !== 'all' && { state }),
      ...(kind !== undefined && { kind }),
    }
    const load = async (): Promise<void> => {
      try {
        const loaded = await changeSets.rows(id, query, stop.signal)
        if (!stop.signal.aborted) setAnswer({ asked, page: loaded })
      } catch (error) {
        if (!stop.signal.aborted) setAnswer({ asked, problem: failureOf(error, { act: 'read', thing }) })
      }
    }
    void load()
    return () => stop.abort()
  }, [asked, id, state, kind, page, pageSize, thing])

  return {
    page: answer?.page,
    isLoading: answer?.asked !== asked,
    problem: answer?.asked === asked ? answer.problem : undefined,
    retry: useCallback(() => setTries((before) => before + 1), []),
  }
}
