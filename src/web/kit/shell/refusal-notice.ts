import { useEffect, useRef } from 'react'
import { screenHref, screenOf } from '#contract/screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import { dataMessages } from '../data/messages.ts'
import type { RefusedRecord } from '../data/records.ts'
import { useRefused } from '../data/use-store.ts'
import { formatCount } from '../format/number.ts'
import { reasonsOf } from '../format/problem-reasons.ts'
import { showToast, type ToastMessage } from '../ui/toast.ts'
import { authState } from './auth-state.ts'
import { goTo } from './current-router.ts'
import { shellMessages } from './messages.ts'
import { memberRoleIn } from './reach.ts'
import { refusedMessages } from './refused-messages.ts'

/** Why the server refused a change: the first reason it gives, with the fields that it is of, else the whole. */
export function reasonOf({ problem, body, thing }: Pick<RefusedRecord, 'problem' | 'body' | 'thing'>): string {
  const [first] = reasonsOf(kindOf(body), problem.errors ?? [])
  if (first !== undefined) return first
  // The server knows what is gone by its id alone.
  if (problem.code !== 'no-such-row') return problem.title
  return thing && thing.title !== '' && problem.title.includes(thing.id)
    ? refusedMessages.deletedElsewhere(thing.title)
    : dataMessages.gone
}

/** What was refused, in a sentence: an undo, of an act its own words, which name what was done; of a row its name. */
export function refusedWords({ label, title, body }: Pick<RefusedRecord, 'label' | 'title' | 'body'>): string {
  if (body.op === 'revert') return refusedMessages.undoRefused
  const what = `${label} ${title}`.trim()
  return body.op === 'command' ? refusedMessages.actNotSaved(what) : refusedMessages.notSaved(what)
}

/** The kind of row that a change is of; commands name theirs: `price-list/delete`. */
function kindOf(body: RefusedRecord['body']): string {
  if (body.op === 'revert') return ''
  if (body.op !== 'command') return body.kind
  const [kind = ''] = body.name.split('/')
  return kind.replaceAll(/-\w/g, (part) => part.slice(1).toUpperCase())
}

/** What a notice tells of, and how it is closed. */
interface Told {
  readonly ids: readonly string[]
  readonly close: AbortController
}

/**
 * Says at once that the server refused a change, and why; the row is back as it was by then (SYNC-02). What was refused before
 * this page was opened waits in the list of changes. Once one of the changes it tells of is answered, the notice goes.
 */
export function RefusalNotice(): null {
  const refused = useRefused()
  const told = useRef(new Set<string>())
  const shown = useRef<Told>(undefined)
  useEffect(() => {
    const { ids = [], close } = shown.current ?? {}
    if (!ids.every((each) => refused.some(({ id }) => id === each))) close?.abort()
    const fresh = refused.filter(({ id, refusedAt }) => refusedAt >= performance.timeOrigin && !told.current.has(id))
    for (const { id } of fresh) told.current.add(id)
    shown.current = tell(fresh) ?? shown.current
  }, [refused])
  // The last one answered takes this part off the page.
  useEffect(() => () => shown.current?.close.abort(), [])
  return null
}

/** Where the plan has no room for more, its owner is led to the plans (SUB-06). */
function wayOutOf({ problem }: RefusedRecord): ToastMessage['action'] {
  if (problem.code !== 'plan-limit' || !opensTo(screenOf('settings-plan'), memberRoleIn(authState()))) return undefined
  return { label: refusedMessages.seePlans, run: () => goTo(screenHref('settings-plan')) }
}

function tell(fresh: readonly RefusedRecord[]): Told | undefined {
  const [first] = fresh
  if (!first) return undefined
  const title =
    fresh.length === 1
      ? refusedWords(first)
      : refusedMessages.manyNotSaved(formatCount(fresh.length, shellMessages.connection.change))
  const close = new AbortController()
  // One of the two may stand: what says that it was saved, or this.
  const deniesSince = Math.min(...fresh.map(({ at }) => at))
  const { signal } = close
  const action = wayOutOf(first)
  showToast({
    key: 'refused',
    title,
    detail: reasonOf(first),
    tone: 'bad',
    sticky: true,
    deniesSince,
    signal,
    ...(action ? { action } : {}),
  })
  return { ids: fresh.map(({ id }) => id), close }
}
