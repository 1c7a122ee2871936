import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import type { TouchedRow } from '../data/local-view.ts'
import type { NewMutation, Store } from '../data/store.ts'
import { Refusal } from '#contract/messages.ts'
import { showToast } from '../ui/toast.ts'
import type { Undoing } from './undo-rules.ts'

/** What was done to rows, to be taken back; a change set as a whole by the server, which has its history. */
export type Undo = { readonly touched: readonly TouchedRow[] } | { readonly changeSetId: string }

/** What is written along with what goes back to a row, such as the reason that its price needs. */
export type Beside = (kind: string, row: AnyRow, back: AnyPatch) => AnyPatch

/** The part of a store that rows are taken back in. */
export type Rows = Pick<Store, 'get' | 'change'>

/** Declarations stand beside their validation, which lists are shown without. */
const loadRules = () => import('./undo-rules.ts')

/** Does something and answers what takes it back; undefined where it changed nothing. Rejects as `Store.mutate` does. */
export async function undoable(store: Rows, ...bodies: readonly NewMutation[]): Promise<Undo | undefined> {
  const done = await Promise.all(bodies.map((body) => store.change(body)))
  const touched = done.flatMap((rows, part) => rows.map((row) => ({ ...row, part })))
  const header = touched.find(({ kind, before }) => kind === 'changeSet' && before === undefined)
  if (header) return { changeSetId: header.id }
  const { canBeUndone } = await loadRules()
  return canBeUndone(touched) ? { touched } : undefined
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
 * Takes back what still stands as it was left; what was changed since stays, and that is said (CHANGE-02). Rejects as `Store.mutate` does.
 */
export async function takeBack(store: Store, undo: Undo, beside?: Beside): Promise<void> {
  if ('changeSetId' in undo) {
    const { takeBackChanges } = await import('../change-sets/take-back.ts')
    return takeBackChanges(store, undo.changeSetId)
  }
  return takeRowsBack(store, undo.touched, beside)
}

/** The same for single rows, over any store. */
export async function takeRowsBack(store: Rows, touched: readonly TouchedRow[], beside?: Beside): Promise<void> {
  const brought = await bringBack(store, touched, beside)
  if (brought.kept.length === 0 && brought.gone.length === 0 && !brought.isAll) return
  const { notUndone } = await import('./undo-outcome.ts')
  showToast(notUndone(store, brought, touched))
}

/** How far rows went back: what was changed or deleted since and stays so, and whether that is all of it. */
export interface Brought extends Omit<Undoing, 'bodies'> {
  readonly isAll: boolean
}

/** The same without a word. */
export async function bringBack(store: Rows, touched: readonly TouchedRow[], beside?: Beside): Promise<Brought> {
  const { blankedAgain, madeOf, titleOfBody, undoing } = await loadRules()
  const { bodies, kept, gone, isTogether } = undoing(touched, store)
  const refused: NewMutation[] = []
  for (const body of bodies) {
    try {
      await store.change(beside ? along(body, store, beside) : body)
      const blanked = blankedAgain(body, store)
      if (blanked) await store.change(blanked)
    } catch (error) {
      // What others did since stands in its way: that row stays, the others go back.
      if (!(error instanceof Refusal) || (bodies.length === 1 && madeOf(body).length === 0)) throw error
      refused.push(body)
    }
  }
  return {
    kept: [...kept, ...refused.map((body) => titleOfBody(body, store))],
    gone,
    isAll: bodies.length === refused.length,
    isTogether: isTogether || refused.some((body) => madeOf(body).length > 1),
  }
}

function along(body: NewMutation, store: Rows, beside: Beside): NewMutation {
  const row = body.op === 'patch' ? store.get(body.kind, body.id) : undefined
  if (body.op !== 'patch' || !row) return body
  const more = beside(body.kind, row, body.data)
  const asNow = Object.fromEntries(Object.keys(more).map((name) => [name, row[name]]))
  return { ...body, data: { ...body.data, ...more }, expect: { ...body.expect, ...asNow } }
}
