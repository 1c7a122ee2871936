import { knownEntity } from '#contract/entities/registry.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { ListFilter, Listing } from '#contract/lists/declared-list.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { countOf, nounFor } from '../actions/nouns.ts'
import type { FilterMessages, ListMessages } from './list-view.ts'
import { plainSentences } from './sentence-messages.ts'

/** The words of a plain list and of the record beside it. */
export interface PlainMessages extends ListMessages {
  /** The line below the title. */
  readonly facts: (count: number) => string
  readonly create: string
  /** What a new row waits for. */
  readonly newHelp: string
  readonly empty: { readonly title: string; readonly text: string; readonly importFile: string }
  readonly gone: { readonly title: string; readonly text: string }
}

/** The columns of a list, with what the values of their fields are called. */
type WordedColumns = Readonly<Record<string, { readonly words?: () => Readonly<Record<string, string>> }>>

/** The words of a plain list from the labels of its entity; what the page says of its own stands instead. */
export function plainMessages(
  kind: Kind,
  list: Listing,
  columns: WordedColumns,
  own: Partial<PlainMessages> = {},
): PlainMessages {
  const entity = knownEntity(kind)
  const { one, other } = nounFor(kind)
  return {
    noun: nounFor(kind),
    title: entity.label.many,
    label: entity.label.many,
    search: plainSentences.search(other),
    searchHint: searchHint(entity),
    nothing: plainSentences.nothing(other),
    chosen: plainSentences.chosen(other),
    facts: (count) => countOf(kind, count),
    create: plainSentences.create(one),
    newHelp: plainSentences.newHelp(fieldLabel(entity, entity.title)),
    gone: plainSentences.gone,
    ...own,
    empty: { ...plainSentences.empty(other), ...own.empty },
    columns: {
      ...Object.fromEntries(Object.keys(columns).map((name) => [name, fieldLabel(entity, name)])),
      ...own.columns,
    },
    filters: filterMessages(list, entity, columns, own.filters),
  }
}

function fieldLabel({ fields }: Entity, name: string): string {
  return fields[name]?.label ?? plainSentences.stamps[name] ?? name
}

/** The fields that are searched: `Name, e-mail, notes`. */
function searchHint(entity: Entity): string {
  return plainSentences.searchHint(fieldsOf(entity).flatMap(([, { label, search }]) => (search ? label : [])))
}

function filterMessages(
  { filters }: Listing,
  { fields }: Entity,
  columns: WordedColumns,
  own: PlainMessages['filters'] = {},
): PlainMessages['filters'] {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const label = fields[name]?.label ?? inWords(name)
      return [name, { label, all: plainSentences.all(label), ...optionsOf(filter, columns), ...own[name] }]
    }),
  )
}

function optionsOf(filter: ListFilter, columns: WordedColumns): Pick<FilterMessages, 'options'> {
  if (filter.by === 'told' && filter.words.length > 0)
    return { options: Object.fromEntries(filter.words.map((word) => [word, inWords(word)])) }
  if (filter.by !== 'words') return {}
  const shown = columns[filter.field]?.words?.() ?? {}
  const options = Object.entries(filter.words).map(([word, value]) => [word, shown[String(value)] ?? inWords(word)])
  return { options: Object.fromEntries(options) as Readonly<Record<string, string>> }
}

/** `leadTime` and `lead-time` as `Lead time`: English, for filters of which the page says nothing of its own. */
function inWords(name: string): string {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
