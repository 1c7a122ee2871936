import { entityOf } from '#contract/entities/registry.ts'
import { showFailure } from '../data/failure.ts'
import type { TouchedRow } from '../data/local-view.ts'
import { recordMessages } from '../list/record-messages.ts'
import type { ToastMessage } from '../ui/toast.ts'
import { actionMessages } from './messages.ts'
import { titleOf } from './row-titles.ts'
import { type Brought, bringBack, type Rows } from './undo.ts'
import { undoneMessages } from './undone-messages.ts'

/** What the row is called that was changed; undefined where there are several. */
export function nameOfOnly(store: Rows, touched: readonly TouchedRow[]): string | undefined {
  const [first, ...others] = touched
  if (!first || others.some(({ id }) => id !== first.id)) return undefined
  return titleOf(first.kind, store.get(first.kind, first.id) ?? first.after ?? first.before)
}

/** Says what was not taken back and why; the one row that others deleted can be restored from there (CHANGE-02). */
export function notUndone(store: Rows, { kept, gone, isAll, isTogether }: Brought, name?: string): ToastMessage {
  const title = isAll ? undoneMessages.notUndone : undoneMessages.partlyUndone
  const names = gone.map(({ kind, after }) => titleOf(kind, after))
  const why = [
    ...(gone.length === 0 ? [] : [name === undefined ? undoneMessages.goneSince(names) : undoneMessages.itIsGone]),
    ...(kept.length === 0 ? [] : [undoneMessages.changedSince(kept)]),
    ...(gone.length + kept.length === 0 ? [undoneMessages.asBefore] : []),
    ...(isTogether ? [undoneMessages.staysTogether] : []),
  ]
  const [only] = gone
  const action = only && name !== undefined ? restoring(store, only) : undefined
  return {
    key: 'undone',
    title: name === undefined ? title : actionMessages.about(title, name),
    detail: why.join(' '),
    ...(action ? { action } : {}),
  }
}

/** Brings a row back as it was left. What has a number of its own may lose it by that: its own page says so. */
function restoring(store: Rows, { kind, id, after }: TouchedRow): ToastMessage['action'] {
  if (entityOf(kind)?.issue) return undefined
  const row = { kind, id, before: after, after: undefined }
  const act = { act: 'restore', thing: entityOf(kind)?.label.one ?? kind }
  return {
    label: recordMessages.bringBack,
    run: () => void bringBack(store, [row]).catch((error: unknown) => showFailure(error, act)),
  }
}
