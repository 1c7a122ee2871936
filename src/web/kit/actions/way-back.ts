import { NotLoaded } from '../load/needed.ts'
import { noteUndo } from '../ui/last-undo.ts'
import { showToast } from '../ui/toast.ts'
import { actionMessages } from './messages.ts'

/** Does something and tells of its failure. */
type Attempt = (work: () => Promise<void>) => Promise<unknown>

/**
 * The way back from what was done, for its message and for the key that takes back the last change. It leads back once; where its rules cannot
 * be loaded nothing has changed, so that is said once and the way back stays open.
 */
export function wayBack(called: string, work: () => Promise<void>, attempt: Attempt): () => void {
  const back = (): Promise<void> =>
    work().catch((error: unknown) => {
      if (!(error instanceof NotLoaded)) throw error
      const run = wayBack(called, work, attempt)
      showToast({
        key: 'undo-waits',
        title: actionMessages.undoWaits,
        detail: actionMessages.undoWaitsRemedy(called),
        action: { label: actionMessages.undo, run },
      })
    })
  return noteUndo(called, () => void attempt(back))
}
