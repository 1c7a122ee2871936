import { use } from 'react'
import { ImportDialog } from '../row-files/import-dialog.tsx'
import type { LoadedRowFile, RowFile } from './row-file.ts'

const loaded = new WeakMap<RowFile, Promise<LoadedRowFile>>()

/** Brings rows of a list in from a file. */
export function RowImport({ file, onClose }: { readonly file: RowFile; readonly onClose: () => void }) {
  const { form, command } = use(loadedOnce(file))
  return <ImportDialog form={form} command={command} onClose={onClose} />
}

function loadedOnce(file: RowFile): Promise<LoadedRowFile> {
  const known = loaded.get(file) ?? file.load()
  loaded.set(file, known)
  return known
}
