import { type Act, showFailure } from '../data/failure.ts'
import type { Store } from '../data/store.ts'
import { showToast } from '../ui/toast.ts'
import { noteUndo } from '../ui/last-undo.ts'
import { takeBackChanges } from './take-back.ts'
import { takeBackMessages } from './messages.ts'

/** What is done to many rows, and what is said of it when it is done. */
export interface ManyChanged extends Act {
  /** The most that one change set takes. */
  readonly most: number
  /** What is deleted: its name, or how many; absent where something else is done. */
  readonly deleted?: string | undefined
  readonly told: { readonly title: string; readonly detail?: string }
}

/** Changes many rows, as many at once as a change set takes; all of it is undone from one message. Answers whether that worked. */
export async function changeInSets<T>(
  store: Store,
  act: ManyChanged,
  entries: readonly T[],
  run: (changeSetId: string, some: T[]) => Promise<unknown>,
): Promise<boolean> {
  const sets: string[] = []
  let isDone = false
  try {
    for (const some of portions(entries, act.most)) {
      const changeSetId = store.newId()
      await run(changeSetId, some)
      sets.push(changeSetId)
    }
    isDone = true
  } catch (error) {
    showFailure(error, act)
  }
  const undo = (): void => {
    Promise.all(sets.map((changeSetId) => takeBackChanges(store, changeSetId, act.deleted))).catch((error: unknown) =>
      showFailure(error, { ...act, act: 'restore' }),
    )
  }
  if (sets.length > 0)
    showToast({ ...act.told, action: { label: takeBackMessages.undo, run: noteUndo(act.told.title, undo) } })
  return isDone
}

/** Well below what the server takes in one body. */
const MOST_CHARACTERS = 5_000_000

/** As much at once as one push can carry: nearly always all of it. */
function portions<T>(entries: readonly T[], most: number): T[][] {
  const made: T[][] = []
  let size = 0
  for (const entry of entries) {
    const length = JSON.stringify(entry).length
    const last = made.at(-1)
    if (last && last.length < most && size + length <= MOST_CHARACTERS) {
      last.push(entry)
      size += length
    } else {
      made.push([entry])
      size = length
    }
  }
  return made
}
