import { document } from '#contract/entities/document.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack } from '#web/kit/data/undo.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { showToast, type ToastMessage } from '#web/kit/ui/toast.ts'
import { documentText } from './document-text.ts'

/** Does something and tells of its failure; undefined then. */
export async function attempt<T>(
  act: string,
  work: () => Promise<T>,
  thing: string = documentText.thing.one,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    showFailure(error, { act, thing, words: wordsFor(document.kind) })
    return undefined
  }
}

/** What is told of a change, and of its failure; `why` stands beside it in the history. */
interface Told extends Pick<ToastMessage, 'key' | 'title'> {
  readonly thing?: string
  readonly why?: string | undefined
}

/** Saves a change of a document and says so, with the way back. */
export async function savedWithUndo(
  store: Store,
  id: string,
  data: AnyPatch,
  { thing, why, ...told }: Told,
): Promise<void> {
  const undo = await attempt('change', () => saveEdit(store, document.kind, id, data, why), thing)
  if (!undo) return
  const run = () => void attempt('change', () => takeBack(store, undo), thing)
  showToast({ ...told, action: { label: documentText.undo, run } })
}
