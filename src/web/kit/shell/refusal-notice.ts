import { useEffect, useRef } from 'react'
import type { RefusedRecord } from '../data/records.ts'
import { useRefused } from '../data/use-store.ts'
import { formatCount } from '../format/number.ts'
import { problemMessages } from '../format/problem-messages.ts'
import { showToast } from '../ui/toast.ts'
import { shellMessages } from './messages.ts'
import { refusedMessages } from './refused-messages.ts'

/** Why the server refused a change: the first field it names, by its name, else the whole. */
export function reasonOf({ problem, body }: Pick<RefusedRecord, 'problem' | 'body'>): string {
  const [first] = problem.errors ?? []
  return first ? problemMessages(kindOf(body), first) : problem.title
}

/** The kind of row that a change is of; commands name theirs: `price-list/delete`. */
function kindOf(body: RefusedRecord['body']): string {
  if (body.op === 'revert') return ''
  if (body.op !== 'command') return body.kind
  const [kind = ''] = body.name.split('/')
  return kind.replaceAll(/-\w/g, (part) => part.slice(1).toUpperCase())
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
        ? refusedMessages.notSaved(`${first.label} ${first.title}`.trim())
        : refusedMessages.manyNotSaved(formatCount(others.length + 1, shellMessages.connection.change))
    // One of the two may stand: what says that it was saved, or this.
    const deniesSince = Math.min(first.at, ...others.map(({ at }) => at))
    showToast({ key: 'refused', title, detail: reasonOf(first), tone: 'bad', sticky: true, deniesSince })
  }, [refused])
  return null
}
