import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { type Act, showFailure } from '../data/failure.ts'
import type { TouchedRow } from '../data/local-view.ts'
import type { UndoneEdit } from '../data/status.ts'
import { wordsFor } from '../format/problem-reasons.ts'
import { patchedFields } from '../list/field-value.ts'
import { recordMessages } from '../list/record-messages.ts'
import { shortcutMessages } from '../shell/shortcut-messages.ts'
import type { ToastMessage } from '../ui/toast.ts'
import { actionMessages } from './messages.ts'
import { nounFor } from './nouns.ts'
import { namesIn, titleOf } from './row-titles.ts'
import type { Rows, Undo } from './undo.ts'
import { type Brought, bringBack } from './undo-rules.ts'
import { undoneMessages } from './undone-messages.ts'

/** What an undo is told of in words. */
type Words = Pick<ToastMessage, 'title' | 'detail'>

/** Says what was not taken back and why; the one row that others deleted can be restored from there (CHANGE-02). */
export function notUndone(
  store: Rows,
  { kept, gone, isAll, isTogether }: Brought,
  touched: readonly TouchedRow[],
): ToastMessage {
  const name = nameOfOnly(store, touched)
  const names = gone.map(({ kind, after }) => titleOf(kind, after))
  const [only] = gone
  const action = only && name !== undefined ? restoring(store, only) : undefined
  const words = inWords(about(isAll ? undoneMessages.notUndone : undoneMessages.partlyUndone, name), [
    ...(gone.length === 0 ? [] : [name === undefined ? undoneMessages.goneSince(names) : undoneMessages.itIsGone]),
    ...keptSince(kept),
    ...(gone.length + kept.length === 0 ? [undoneMessages.asBefore] : []),
    ...(isTogether ? [undoneMessages.staysTogether] : []),
  ])
  return { key: 'undone', ...words, ...(action ? { action } : {}) }
}

/** How an undo came out, in words: what of the row went back, what stays, and what is again as another device had written it (CHANGE-02). */
export function undoneWords({ kind, id, kept, others, isNothing }: UndoneEdit, rows: RowReader): Words {
  const row = rows.get(kind, id)
  const name = titleOf(kind, row)
  const fields = valuesOf(kind, row, others, rows)
  const labels = fields.map(({ label }) => label).join(', ')
  const title = isNothing
    ? about(undoneMessages.notUndone, name)
    : kept.length > 0
      ? about(undoneMessages.partlyUndone, name)
      : shortcutMessages.undone(actionMessages.changeOf(labels || null, name))
  return inWords(title, [
    ...keptSince(kept),
    ...fields.map(({ label, after }) => undoneMessages.ofAnotherDevice(label, after)),
  ])
}

/** The act of an undo that failed, as it is told: what was refused took nothing back, and the row is named if it is one. */
export function failedUndo(store: Rows, act: Act, kind: string, undo: Undo | undefined, error: unknown): Act {
  const words = wordsFor(kind)
  if (!(error instanceof Refusal)) return { ...act, words }
  const touched = undo && 'touched' in undo ? undo.touched : []
  return { ...act, words, title: about(undoneMessages.notUndone, nameOfOnly(store, touched)) }
}

/** What the row is called that was changed; undefined where there are several. */
function nameOfOnly(store: Rows, touched: readonly TouchedRow[]): string | undefined {
  const [first, ...others] = touched
  if (!first || others.some(({ id }) => id !== first.id)) return undefined
  return titleOf(first.kind, store.get(first.kind, first.id) ?? first.after ?? first.before)
}

function about(title: string, name: string | undefined): string {
  return name === undefined ? title : actionMessages.about(title, name)
}

function keptSince(labels: readonly string[]): readonly string[] {
  return labels.length === 0 ? [] : [undoneMessages.changedSince(labels)]
}

function inWords(title: string, why: readonly string[]): Words {
  return { title, detail: why.join(' ') || undoneMessages.asBefore }
}

/** The given fields of a row with their values, as they are shown. */
function valuesOf(kind: string, row: AnyRow | undefined, names: readonly string[], rows: RowReader) {
  const entity = entityOf(kind)
  if (!entity || !row) return []
  const currency = row['currency'] ?? row['baseCurrency']
  const context = { currency: typeof currency === 'string' ? currency : '', nameOf: namesIn(rows) }
  return patchedFields(entity, Object.fromEntries(names.map((name) => [name, row[name]])), context)
}

/** Brings a row back as it was left. What has a number of its own may lose it by that: its own page says so. */
function restoring(store: Rows, { kind, id, after }: TouchedRow): ToastMessage['action'] {
  if (entityOf(kind)?.issue) return undefined
  const row = { kind, id, before: after, after: undefined }
  const act = { act: 'restore' as const, thing: nounFor(kind).one, words: wordsFor(kind) }
  return {
    label: recordMessages.bringBack,
    run: () => void bringBack(store, [row]).catch((error: unknown) => showFailure(error, act)),
  }
}
