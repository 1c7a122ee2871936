import type { RowOfKind } from '#contract/row-kinds.ts'
import { isTakenBack } from '#contract/change-states.ts'
import type { TakingBack } from '#contract/sync.ts'
import { screenHref } from '#contract/screens.ts'
import type { Store } from '../data/store.ts'
import { goTo } from '../shell/current-router.ts'
import { showToast } from '../ui/toast.ts'
import { takeBackMessages as messages } from './messages.ts'

type Header = Pick<RowOfKind<'changeSet'>, 'title' | 'size' | 'skipped' | 'state'> &
  Partial<Pick<RowOfKind<'changeSet'>, 'origin'>>

/** How many earlier change sets are named that went back with a later one. */
const NAMED = 2

/** What is quicker needs no words. */
const QUIET_MS = 600

/**
 * Takes a change set back and says so for as long as its rows still show what they were changed to; then what came of it. Rejects as
 * `Store.mutate` does. `deleted` names what it deleted, where that is all that it did.
 */
export async function takeBackChanges(store: Store, changeSetId: string, deleted?: string): Promise<void> {
  const goneWith = watchWaiting(store)
  const mutationId = await store.mutate({ op: 'revert', changeSetId })
  const waiting = waitingNotice(store, changeSetId, deleted)
  const stop = store.subscribe(() => {
    const header = store.get('changeSet', changeSetId)
    const isRefused = store.refused().some(({ id }) => id === mutationId)
    const isUnder = store.pending().some(({ id }) => id === mutationId) || header?.state === 'applied'
    if (isUnder && !isRefused) return
    stop()
    if (isRefused) return waiting.fail()
    const wasTold = waiting.end()
    const earlier = goneWith()
    const isPlain = header?.state === 'reverted' && earlier.length === 0 && header.origin !== 'storePush'
    if (header && (wasTold || !isPlain)) tellTakenBack(changeSetId, header, earlier, { deleted })
  })
}

function progressOf({ done, total }: TakingBack) {
  return { label: messages.gone(done, total), done, total }
}

interface WaitingNotice {
  /** It is done; answers whether it was said to be under way. */
  readonly end: () => boolean
  /** It came to nothing, and why is told elsewhere. */
  readonly fail: () => void
}

/** Says that a change set is being taken back and how far that is, once it takes longer than a moment, until it is ended. */
export function waitingNotice(store: Store, changeSetId: string, deleted?: string): WaitingNotice {
  let isTold = false
  let shown = ''
  const tell = (): void => {
    if (!isTold) return
    const { network, takingBack } = store.status()
    const isOffline = network === 'offline'
    const progress = takingBack?.changeSetId === changeSetId ? progressOf(takingBack) : undefined
    const size = store.get('changeSet', changeSetId)?.size ?? 0
    const { title, detail } = underWords(isOffline, size, deleted)
    const state = [detail, progress?.label].join(' ')
    if (state === shown) return
    shown = state
    showToast({
      key: keyOf(changeSetId),
      title,
      detail,
      sticky: true,
      ...(progress ? { progress } : {}),
    })
  }
  const stop = store.subscribe(tell)
  const timer = setTimeout(() => {
    isTold = true
    tell()
  }, QUIET_MS)
  const end = (): boolean => {
    clearTimeout(timer)
    stop()
    return isTold
  }
  return {
    end,
    fail: () => {
      if (end()) showToast({ key: keyOf(changeSetId), title: messages.failed, tone: 'warn' })
    },
  }
}

function underWords(isOffline: boolean, size: number, deleted: string | undefined) {
  if (deleted === undefined) return { title: messages.under(size), detail: isOffline ? messages.waits : messages.until }
  const { under, waits, until } = messages.deletion
  return { title: under(deleted), detail: isOffline ? waits(deleted) : until }
}

/**
 * Remembers what had been taken back and waits under later changes; the answer tells the titles of those of which more has gone back
 * since (CHANGE-02).
 */
export function watchWaiting(store: Pick<Store, 'all'>): () => readonly string[] {
  const waiting = new Map(
    store
      .all('changeSet')
      .flatMap(({ id, state, skipped }) => (isTakenBack(state) && skipped > 0 ? [[id, skipped]] : [])),
  )
  return () =>
    store
      .all('changeSet')
      .filter(({ id, skipped }) => skipped < (waiting.get(id) ?? 0))
      .map(({ title }) => title)
}

/**
 * What came of taking a change set back: all of it, a part with the way to the rest, or nothing yet; and the titles of the earlier ones
 * that went back with it (CHANGE-02).
 */
export function tellTakenBack(
  changeSetId: string,
  { title, skipped, size, state, origin }: Header,
  earlier: readonly string[],
  { deleted, onShow }: { readonly deleted?: string | undefined; readonly onShow?: () => void } = {},
): void {
  const key = keyOf(changeSetId)
  const goneWith =
    earlier.length === 0 ? '' : messages.goneWith(earlier.slice(0, NAMED), Math.max(0, earlier.length - NAMED))
  // What is taken back here goes to the store as well.
  const sentBack = origin === 'storePush' && state !== 'waiting' ? messages.sentBack : ''
  const besides = [sentBack, goneWith].filter(Boolean)
  if (skipped === 0) {
    const done = deleted === undefined ? messages.done(title) : messages.deletion.done(deleted)
    return showToast({ key, title: done, ...(besides.length > 0 && { detail: besides.join(' ') }) })
  }
  const stayed =
    state === 'waiting' ? messages.waitingUnder(skipped) : messages.skipped(skipped, Math.max(0, size - skipped))
  showToast({
    key,
    title: titleOf(state)(title),
    detail: [stayed, ...besides].join(' '),
    tone: 'warn',
    sticky: true,
    action: { label: messages.show, run: onShow ?? (() => goTo(screenHref('change-sets', { id: changeSetId }))) },
  })
}

function titleOf(state: string): (title: string) => string {
  if (state === 'waiting') return messages.waiting
  return state === 'partly' ? messages.partly : messages.done
}

function keyOf(changeSetId: string): string {
  return `taking back ${changeSetId}`
}
