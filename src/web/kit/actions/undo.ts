import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import type { TouchedRow } from '../data/local-view.ts'
import type { Store } from '../data/store.ts'
import type { NewMutation } from '../data/store-options.ts'
import { ifHere, needed } from '../load/needed.ts'
import { retry } from '../load/retry.ts'
import { whenQuiet } from '../load/when-quiet.ts'
import { showToast } from '../ui/toast.ts'

/** What was done to rows, to be taken back; a change set as a whole by the server, which has its history. `deleted` are its rows where all that it did was to delete them. */
export type Undo =
  | { readonly touched: readonly TouchedRow[] }
  | { readonly changeSetId: string; readonly deleted?: readonly TouchedRow[] }

/** What is written along with what goes back to a row, such as the reason that its price needs. */
export type Beside = (kind: string, row: AnyRow, back: AnyPatch) => AnyPatch

/** The part of a store that rows are taken back in. */
export type Rows = Pick<Store, 'get' | 'change'>

/** Declarations stand beside their validation, which lists are shown without; it is there by the time that something can be taken back. */
const loadRules = () => import('./undo-rules.ts')

/** Both before anything is taken back: what was taken back in part has to be said. */
const loadUndo = () => Promise.all([loadRules(), import('./undo-outcome.ts')])

let isFetched = false

/** Fetches once what an undo and its message need, before there is anything to undo: later there may be no network to fetch it over. */
export function fetchUndo(): void {
  if (isFetched) return
  isFetched = true
  whenQuiet(() => void retry(() => Promise.all([loadUndo(), import('../ui/toast-host.tsx')])))
}

/**
 * Does something and answers what takes it back; undefined where it changed nothing. What is written is written: where the rules of an undo
 * cannot be loaded, it is offered, and asks for them again. Rejects as `Store.mutate` does.
 */
export async function undoable(store: Rows, ...bodies: readonly NewMutation[]): Promise<Undo | undefined> {
  const done = await Promise.all(bodies.map((body) => store.change(body)))
  const touched = done.flatMap((rows, part) => rows.map((row) => ({ ...row, part })))
  const header = touched.find(({ kind, before }) => kind === 'changeSet' && before === undefined)
  if (header) {
    const rows = touched.filter(({ kind }) => kind !== 'changeSet')
    return { changeSetId: header.id, deleted: rows.every(({ after }) => after === undefined) ? rows : [] }
  }
  if (touched.length === 0) return undefined
  const rules = await ifHere(loadRules)
  return !rules || rules.canBeUndone(touched) ? { touched } : undefined
}

/**
 * Saves a patch and answers what takes it back; undefined where it changed nothing. `why` stands beside it in the history. Rejects as
 * `Store.mutate` does.
 */
export function undoableEdit(
  store: Rows,
  kind: string,
  id: string,
  data: AnyPatch,
  why?: string,
): Promise<Undo | undefined> {
  return undoable(store, { op: 'patch', kind, id, data, ...(why === undefined ? {} : { why }) })
}

/**
 * Takes back what still stands as it was left; what was changed since stays, and that is said (CHANGE-02). Rejects as `Store.mutate` does, and
 * with `NotLoaded` where nothing was taken back yet because its rules could not be loaded.
 */
export async function takeBack(store: Store, undo: Undo, beside?: Beside): Promise<void> {
  if ('changeSetId' in undo) {
    const [{ takeBackChanges }, { deletedRows }] = await needed(() =>
      Promise.all([import('../change-sets/take-back.ts'), import('./row-titles.ts')]),
    )
    return takeBackChanges(store, undo.changeSetId, deletedRows(undo.deleted ?? []))
  }
  return takeRowsBack(store, undo.touched, beside)
}

/** The same for single rows, over any store. */
export async function takeRowsBack(store: Rows, touched: readonly TouchedRow[], beside?: Beside): Promise<void> {
  const [{ bringBack }, { notUndone }] = await needed(loadUndo)
  const brought = await bringBack(store, touched, beside)
  if (brought.kept.length === 0 && brought.gone.length === 0 && !brought.isAll) return
  showToast(notUndone(store, brought, touched))
}
