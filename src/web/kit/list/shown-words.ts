import { foldText } from '#domain/text-fold.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { ShownListing } from '#contract/lists/declared-list.ts'
import type { Kind } from '#contract/row-kinds.ts'
import type { FileDeclaration } from '../row-files/file-form.ts'
import type { FilterMessages } from './list-view.ts'

/** What a view says of the values of its rows: the words of its columns and of its filters. */
export interface WordedView {
  readonly kind: Kind
  readonly list: ShownListing
  readonly messages: () => { readonly filters: Readonly<Record<string, FilterMessages>> }
  readonly columns: Readonly<Record<string, { readonly words?: () => Readonly<Record<string, string>> }>>
}

/** Reads the words that a list shows for choices and flags as the values they stand for; one that stands for several is left as it is. */
export function shownWords(view: WordedView): NonNullable<FileDeclaration['words']> {
  const readers = fieldsOf(knownEntity(view.kind)).flatMap(([name, field]) => {
    const values = valuesOf(field)
    const meant = meanings(view, name, new Set(values))
    if (meant.size === 0) return []
    const read = (cell: string): string => (values.includes(cell) ? cell : (meant.get(foldText(cell)) ?? cell))
    return [[name, read] as const]
  })
  return Object.fromEntries(readers)
}

function valuesOf({ type, choices = [] }: Field): readonly string[] {
  return type === 'flag' ? ['true', 'false'] : type === 'choice' ? choices : []
}

/** The value of each word. */
function meanings({ list, messages, columns }: WordedView, name: string, values: ReadonlySet<string>) {
  const { filters } = messages()
  const ofFilters = Object.entries(list.filters).flatMap(([filter, declared]) => {
    if (declared.by !== 'words' || declared.field !== name) return []
    const options = filters[filter]?.options ?? {}
    return Object.entries(declared.words).map(([word, value]) => [String(value), options[word] ?? ''] as const)
  })
  const meant = new Map<string, string | undefined>()
  for (const [value, shown] of [...ofFilters, ...Object.entries(columns[name]?.words?.() ?? {})]) {
    const word = foldText(shown)
    if (word === '' || !values.has(value)) continue
    meant.set(word, meant.has(word) && meant.get(word) !== value ? undefined : value)
  }
  return meant
}
