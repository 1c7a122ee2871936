import { importCommand } from '#contract/commands/import-rows.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { nounFor } from '../actions/nouns.ts'
import { fileForm } from '../row-files/file-form.ts'
import type { PlainFileOptions } from './plain-file.ts'
import type { LoadedRowFile } from './row-file.ts'

/** The form of the files of a plain kind: every field that is written, known by label and by the names given here. */
export function loadPlainFile(kind: Kind, options: PlainFileOptions = {}): LoadedRowFile {
  const entity = knownEntity(kind)
  const { key = entity.title } = options
  const form = fileForm({ names: {}, knownBy: [entity.title], ...options, entity, noun: nounFor(kind), key })
  return { command: importCommand(entity), form }
}
