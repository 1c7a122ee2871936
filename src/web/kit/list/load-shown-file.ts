import { loadPlainFile } from './load-plain-file.ts'
import type { PlainFileOptions } from './plain-file.ts'
import type { LoadedRowFile } from './row-file.ts'
import { shownWords, type WordedView } from './shown-words.ts'

/** The form of the files of a plain kind that also hold what its list shows; words that the options read go first. */
export function loadShownFile(view: WordedView, options: PlainFileOptions): LoadedRowFile {
  return loadPlainFile(view.kind, { ...options, words: { ...shownWords(view), ...options.words } })
}
