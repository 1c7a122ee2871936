import type { changeSet } from '#contract/entities/change-set.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import { screenHref } from '#contract/screens.ts'
import type { Store } from '../data/store.ts'
import { formatCount } from '../format/number.ts'
import { goTo } from '../shell/current-router.ts'
import { showToast } from '../ui/toast.ts'
import { takeBackText as text } from './text.ts'

type Header = Pick<RowOf<typeof changeSet.fields>, 'title' | 'size' | 'skipped' | 'state'>

/** What is quicker needs no words. */
const QUIET_MS = 600

/**
 * Takes a change set back and says so for as long as its rows still show what they were changed to; then what came of it. Rejects as
 * `Store.mutate` does.
 */
export async function takeBackChanges(store: Store, changeSetId: string): Promise<void> {
  const mutationId = await store.mutate({ op: 'revert', changeSetId })
  const waiting = waitingNotice(store, changeSetId)
  const stop = store.subscribe(() => {
    const header = headerOf(store, changeSetId)
    const isRefused = store.refused().some(({ id }) => id === mutationId)
    const isUnder = store.pending().some(({ id }) => id === mutationId) || header?.state === 'applied'
    if (isUnder && !isRefused) return waiting.tell()
    stop()
    if (isRefused) return waiting.fail()
    const wasTold = waiting.end()
    if (header && (wasTold || header.state === 'partly')) tellTakenBack(changeSetId, header)
  })
}

interface WaitingNotice {
  readonly tell: () => void
  /** It is done; answers whether it was said to be under way. */
  readonly end: () => boolean
  /** It came to nothing, and why is told elsewhere. */
  readonly fail: () => void
}

/** Says that a change set is being taken back, once that takes longer than a moment, until it is ended. */
export function waitingNotice(store: Store, changeSetId: string): WaitingNotice {
  let isTold = false
  let shown = ''
  const tell = (): void => {
    if (!isTold) return
    const detail = store.status().network === 'offline' ? text.waits : text.until
    if (detail === shown) return
    shown = detail
    const size = headerOf(store, changeSetId)?.size ?? 0
    showToast({ key: keyOf(changeSetId), title: text.under(formatCount(size, text.row)), detail, sticky: true })
  }
  const timer = setTimeout(() => {
    isTold = true
    tell()
  }, QUIET_MS)
  const end = (): boolean => {
    clearTimeout(timer)
    return isTold
  }
  return {
    tell,
    end,
    fail: () => {
      if (end()) showToast({ key: keyOf(changeSetId), title: text.failed, tone: 'warn' })
    },
  }
}

/** What came of taking a change set back: all of it, or a part with the way to the rest (CHANGE-02). */
export function tellTakenBack(changeSetId: string, { title, skipped, size, state }: Header, onShow?: () => void): void {
  const key = keyOf(changeSetId)
  if (skipped === 0) return showToast({ key, title: text.done(title) })
  const [stayed, rest] = [skipped, Math.max(0, size - skipped)].map((count) => formatCount(count, text.row))
  showToast({
    key,
    title: state === 'partly' ? text.partly(title) : text.done(title),
    detail: text.skipped(stayed ?? '', rest ?? ''),
    tone: 'warn',
    sticky: true,
    action: { label: text.show, run: onShow ?? (() => goTo(screenHref('change-sets', { id: changeSetId }))) },
  })
}

function headerOf(store: Store, id: string): (AnyRow & Header) | undefined {
  return store.get('changeSet', id) as (AnyRow & Header) | undefined
}

function keyOf(changeSetId: string): string {
  return `taking back ${changeSetId}`
}
