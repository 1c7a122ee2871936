import type { AnyPatch } from '#contract/entity.ts'
import type { Inverse } from '#contract/inverse.ts'
import { showToast } from '../ui/toast.ts'
import type { Store } from './store.ts'
import { dataText } from './text.ts'

/** An edit of a row that can be taken back. */
export interface Undo extends Inverse {
  readonly kind: string
  readonly id: string
}

type Rows = Pick<Store, 'get' | 'mutate'>

/** Declarations stand beside their validation, which lists are shown without. */
const loadRules = () => import('./undo-rules.ts')

/**
 * Saves a patch and answers what takes it back; undefined where it changed nothing. `why` stands beside it in the history. Rejects as
 * `Store.mutate` does.
 */
export async function saveEdit(
  store: Rows,
  kind: string,
  id: string,
  data: AnyPatch,
  why?: string,
): Promise<Undo | undefined> {
  const before = store.get(kind, id)
  await store.mutate({ op: 'patch', kind, id, data, ...(why === undefined ? {} : { why }) })
  const after = store.get(kind, id)
  if (!before || !after) return undefined
  const { inverseIn } = await loadRules()
  const inverse = inverseIn(kind, before, after)
  return Object.keys(inverse.data).length === 0 ? undefined : { kind, id, ...inverse }
}

/**
 * Takes an edit back where the row still holds what it left there; what was changed since stays, and that is said (CHANGE-02). `along` is
 * written with it. Rejects as `Store.mutate` does.
 */
export async function takeBack(store: Rows, { kind, id, data, expect }: Undo, along: AnyPatch = {}): Promise<void> {
  const row = store.get(kind, id)
  const { standingIn } = await loadRules()
  const { data: stands, kept } = row ? standingIn(kind, row, { data, expect }) : { data, kept: [] }
  if (Object.keys(stands).length > 0) {
    const asNow = Object.fromEntries(Object.keys(along).map((name) => [name, row?.[name]]))
    await store.mutate({ op: 'patch', kind, id, data: { ...stands, ...along }, expect: { ...expect, ...asNow } })
  }
  if (kept.length === 0) return
  const isAll = Object.keys(stands).length === 0
  showToast({
    key: 'undone',
    title: isAll ? dataText.notUndone : dataText.partlyUndone,
    detail: dataText.changedSince(kept),
  })
}
