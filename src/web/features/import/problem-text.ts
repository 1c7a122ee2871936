import { isTargetId } from '#domain/import/targets.ts'
import { labelled } from '#web/kit/format/problem-reasons.ts'
import { product } from '#contract/entities/product.ts'
import { targetLabels } from './messages.ts'

const declared: Readonly<Record<string, { readonly label: string; readonly path?: string } | undefined>> =
  product.fields
const byPath = new Map(Object.values(declared).flatMap((field) => (field?.path ? [[field.path, field] as const] : [])))

/** What a problem names: a target of the import, or a field of a product by its name or path. */
function fieldLabel(name: string): string {
  if (isTargetId(name)) return targetLabels[name].replace(/ %$/, '')
  return declared[name]?.label ?? byPath.get(name)?.label ?? name
}

/** A problem of a row in words. Sentences of their own stand behind a colon; the others go on from the name. */
export function problemText({ field, message }: { readonly field: string; readonly message: string }): string {
  return labelled(fieldLabel(field), message)
}
