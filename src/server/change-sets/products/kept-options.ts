import { foldText } from '#domain/text-fold.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'

interface NamedOption {
  readonly id: string
  readonly name: string
}

/** The options of a row, each with the id of the stored option of the same name: files have no ids of options. */
export function withKeptOptions(data: AnyPatch, current: AnyRow | undefined): AnyPatch {
  const declared = data['options'] as readonly NamedOption[] | undefined
  const kept = (current?.['options'] ?? []) as readonly NamedOption[]
  if (!declared || kept.length === 0) return data
  const free = [...kept]
  const options = declared.map((option) => {
    const at = free.findIndex(({ name }) => fold(name) === fold(option.name))
    const [same] = at < 0 ? [] : free.splice(at, 1)
    return same ? { ...option, id: same.id } : option
  })
  return { ...data, options }
}

function fold(name: string): string {
  return foldText(name).trim()
}
