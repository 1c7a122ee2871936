import { useEffect, useRef } from 'react'
import type { RefusedRecord } from '../data/records.ts'
import { useRefused } from '../data/use-store.ts'
import { formatCount } from '../format/number.ts'
import { showToast } from '../ui/toast.ts'
import { shellText } from './text.ts'

const words = shellText.connection

/** Why the server refused a change: the first field it names, else the whole. */
export function reasonOf({ problem }: RefusedRecord): string {
  return problem.errors?.[0]?.message ?? problem.title
}

/**
 * Says at once that the server refused a change, and why; the row is back as it was by then (SYNC-02). What was refused before
 * this page was opened waits in the list of changes.
 */
export function RefusalNotice(): null {
  const refused = useRefused()
  const told = useRef(new Set<string>())
  useEffect(() => {
    const [first, ...others] = refused.filter(
      ({ id, refusedAt }) => refusedAt >= performance.timeOrigin && !told.current.has(id),
    )
    if (!first) return
    for (const { id } of [first, ...others]) told.current.add(id)
    const title =
      others.length === 0
        ? words.notSaved(`${first.label} ${first.title}`.trim())
        : words.manyNotSaved(formatCount(others.length + 1, words.change))
    showToast({ key: 'refused', title, detail: reasonOf(first), tone: 'bad', sticky: true })
  }, [refused])
  return null
}
