import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  changedQuery,
  DEFAULT_LIST_QUERY,
  type ListQuery,
  listQueryFromParams,
  paramsFromListQuery,
} from '#domain/list-query.ts'
import { changeSearch, useSearch } from '#web/kit/shell/current-router.ts'
import type { RawSearch } from '#web/kit/shell/search-params.ts'

/** How a change of the list enters the history: typing replaces, everything else is a step one can go back from. */
export type ChangeQuery = (change: Partial<ListQuery>, manner?: 'step' | 'typing') => void

const WRITE_AFTER_MS = 250
const LIST_PARAMS: ReadonlySet<string> = new Set(Object.keys(DEFAULT_LIST_QUERY))

/**
 * The state of the list, where `fallback` is what nobody has changed; it lives in the address (NAV-08). What is typed shows at once and reaches the address a moment later, so that
 * the router has no part in a keystroke.
 */
export function useListQuery(fallback: ListQuery): readonly [ListQuery, ChangeQuery] {
  const raw = useSearch()
  const written = useMemo(() => listQueryFromParams(raw, fallback), [raw, fallback])
  const [typed, setTyped] = useState<Partial<ListQuery> | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = useMemo(() => (typed ? changedQuery(written, typed) : written), [written, typed])

  const write = useCallback(
    (next: ListQuery, replace: boolean) => {
      clearTimeout(timer.current)
      setTyped(undefined)
      changeSearch((current) => ({ ...withoutList(current), ...paramsFromListQuery(next, fallback) }), { replace })
    },
    [fallback],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const change: ChangeQuery = useCallback(
    (part, manner = 'step') => {
      const next = changedQuery(query, part)
      if (manner === 'step') return write(next, false)
      clearTimeout(timer.current)
      setTyped((before) => ({ ...before, ...part }))
      timer.current = setTimeout(() => write(next, true), WRITE_AFTER_MS)
      return undefined
    },
    [query, write],
  )
  return [query, change]
}

function withoutList(search: RawSearch): RawSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !LIST_PARAMS.has(name)))
}
