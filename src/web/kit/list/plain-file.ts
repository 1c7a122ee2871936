import type { Kind } from '#contract/row-kinds.ts'
import { retry } from '../load/retry.ts'
import type { FileDeclaration } from '../row-files/file-form.ts'
import { type RowFile, rowFile } from './row-file.ts'

/** What the files of a plain kind say beyond its fields; without a key a row is known by its title. */
export type PlainFileOptions = Partial<Omit<FileDeclaration, 'entity' | 'noun'>>

/** The files of rows whose entity declares its list, which come in by the command of their kind. */
export function plainFile(kind: Kind, name: string, options: PlainFileOptions = {}): RowFile {
  return rowFile(name, async () => (await retry(() => import('./load-plain-file.ts'))).loadPlainFile(kind, options))
}
