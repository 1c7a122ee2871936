import type { Command } from '../command.ts'
import { bulkEditProducts } from './bulk-edit.ts'
import { deleteCategory } from './categories.ts'
import { deleteBrands } from './brands.ts'
import { deleteProducts, duplicateProduct, recalculateProducts } from './products.ts'
import { setDefaultProfile } from './profiles.ts'
import { loadSample, removeSample } from './sample.ts'

/** A command where its input is known only at run time. */
export type AnyCommand = Command<unknown>

/** Every command. */
export const commands: readonly AnyCommand[] = [
  duplicateProduct,
  deleteProducts,
  bulkEditProducts,
  recalculateProducts,
  deleteCategory,
  deleteBrands,
  setDefaultProfile,
  loadSample,
  removeSample,
]

const byName = new Map(commands.map((each) => [each.name, each]))

/** The command of a name, or undefined for a word that names none. */
export function commandOf(name: string): AnyCommand | undefined {
  return byName.get(name)
}
