import { retry } from '../load/retry.ts'
import type { FileDeclaration } from '../row-files/file-form.ts'
import { type RowFile, rowFile } from './row-file.ts'
import type { WordedView } from './shown-words.ts'

/** What the files of a plain kind say beyond its fields; without a key a row is known by its title. */
export type PlainFileOptions = Partial<Omit<FileDeclaration, 'entity' | 'noun'>>

/** The files of rows that are shown so, which come in by the command of their kind; they may hold the words that the list shows. */
export function plainFile(view: WordedView, name: string, options: PlainFileOptions = {}): RowFile {
  return rowFile(name, async () => (await retry(() => import('./load-shown-file.ts'))).loadShownFile(view, options))
}
