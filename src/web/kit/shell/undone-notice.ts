import { useEffect, useRef } from 'react'
import { entityOf } from '#contract/entities/registry.ts'
import type { RowReader } from '#contract/entity.ts'
import { actionMessages } from '../actions/messages.ts'
import { namesIn, titleOf } from '../actions/row-titles.ts'
import type { UndoneEdit } from '../data/status.ts'
import { useStore, useSyncStatus } from '../data/use-store.ts'
import { patchedFields } from '../list/field-value.ts'
import { showToast, type ToastMessage } from '../ui/toast.ts'
import { shortcutMessages } from './shortcut-messages.ts'
import { undoneMessages } from '../actions/undone-messages.ts'

/** How an undo came out, in words: what of the row went back, what stays, and what is again as another device had written it (CHANGE-02). */
export function undoneWords(
  { kind, id, kept, others, isNothing }: UndoneEdit,
  rows: RowReader,
): Pick<ToastMessage, 'title' | 'detail'> {
  const row = rows.get(kind, id)
  const entity = entityOf(kind)
  const name = titleOf(kind, row)
  const currency = row?.['currency'] ?? row?.['baseCurrency']
  const context = { currency: typeof currency === 'string' ? currency : '', nameOf: namesIn(rows) }
  const values = Object.fromEntries(others.map((field) => [field, row?.[field]]))
  const fields = entity && row ? patchedFields(entity, values, context) : []
  const labels = fields.map(({ label }) => label).join(', ')
  const title = isNothing
    ? actionMessages.about(undoneMessages.notUndone, name)
    : kept.length > 0
      ? actionMessages.about(undoneMessages.partlyUndone, name)
      : shortcutMessages.undone(actionMessages.changeOf(labels || null, name))
  const told = [
    ...(kept.length > 0 ? [undoneMessages.changedSince(kept)] : []),
    ...fields.map(({ label, after }) => undoneMessages.ofAnotherDevice(label, after)),
  ]
  return { title, detail: told.length > 0 ? told.join(' ') : undoneMessages.asBefore }
}

/** Says at once how an undo came out that others had a part in; nobody has to decide anything. */
export function UndoneNotice(): null {
  const { undone } = useSyncStatus()
  const store = useStore()
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const edit of undone ?? []) {
      // What was told before this page was opened is history.
      if (edit.at < performance.timeOrigin || told.current.has(edit.mutationId)) continue
      told.current.add(edit.mutationId)
      showToast({ key: 'undone', ...undoneWords(edit, store) })
    }
  }, [undone, store])
  return null
}
