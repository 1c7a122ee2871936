import type { ImportCommand } from '#contract/commands/import-rows.ts'
import { openedStore } from '../data/current-store.ts'
import { csvFile, saveFile } from '../files/save-file.ts'
import { today } from '../format/date.ts'
import { retry } from '../load/retry.ts'
import type { FileForm } from '../row-files/file-form.ts'

/** How rows of a kind come in from files and go out with all their fields; loaded when it is first wanted. */
export interface RowFile {
  readonly load: () => Promise<LoadedRowFile>
  /** Saves every row with everything that is written of it; what comes of it again is the same. */
  readonly saveAll: () => Promise<void>
}

/** The form of the files of a kind, and the command that brings rows in. */
export interface LoadedRowFile {
  readonly form: FileForm
  readonly command: ImportCommand
}

/** The files of a kind; `name` is the beginning of their names. */
export function rowFile(name: string, load: () => Promise<LoadedRowFile>): RowFile {
  return {
    load,
    async saveAll() {
      const store = openedStore()
      if (!store) return
      const [{ fileText }, { form }] = await retry(() => Promise.all([import('../row-files/file-text.ts'), load()]))
      saveFile(`${name}_${today()}.csv`, csvFile([fileText(form, store.all(form.entity.kind), store)]))
    },
  }
}
