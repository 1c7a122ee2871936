import { plainValue } from '#domain/import/field-cells.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { AnyRow, Entity } from '#contract/entity.ts'
import { plainListOf } from '#contract/lists/plain-lists.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { formatDay } from '../format/date.ts'
import { none } from '../ui/none.tsx'
import { Time } from '../ui/time.tsx'
import { fieldValue } from './field-value.ts'
import { type ListCard, type ListColumn, type ListView, listView } from './list-view.ts'
import { type PlainMessages, plainMessages } from './plain-texts.ts'
import { textIn } from './row-text.ts'

/** What a column says that does not follow from its field. One with a cell of its own is edited where it stands only if it says so. */
type PlainColumn<K extends Kind, Context> = Partial<ListColumn<RowOfKind<K>, Context>>

/** What a plain list says beyond the declaration of its rows. */
export interface PlainViewOptions<K extends Kind, Context> extends Partial<
  Pick<ListView<K, Context>, 'name' | 'list' | 'card' | 'choices' | 'isMuted' | 'pageSizes' | 'told' | 'arrange'>
> {
  readonly pageSize?: number
  /** The columns in order, by the names of fields or, with a cell of their own, by others; the first names the row. */
  readonly columns: { readonly [N in keyof RowOfKind<K> & string]?: PlainColumn<K, Context> } & Readonly<
    Record<string, PlainColumn<K, Context>>
  >
  /** Words that do not follow from labels. They are read when they are shown. */
  readonly messages?: () => Partial<PlainMessages>
}

/** How a plain list is shown, with the words of its page. */
export interface PlainView<K extends Kind, Context = undefined> extends ListView<K, Context> {
  readonly messages: () => PlainMessages
}

const NUMBERS = new Set(['money', 'percent', 'quantity', 'integer'])
/** What is typed in a cell; all else is changed in the record beside the list. */
const TYPED = new Set([...NUMBERS, 'text'])
const MOST_DETAILS = 2

/** Shows the list that the entity of a kind declares: cells, card and words come from its fields where nothing else is said. */
export function plainView<K extends Kind, Context = undefined>(
  kind: K,
  options: PlainViewOptions<K, Context>,
): PlainView<K, Context> {
  const {
    columns: own,
    messages,
    name = knownEntity(kind).collection,
    card,
    list = plainListOf(kind),
    ...more
  } = options
  const entity = knownEntity(kind)
  const columns = Object.fromEntries(
    Object.entries(own as Readonly<Record<string, PlainColumn<K, Context>>>).map(([field, column]) => [
      field,
      { ...columnOf<K, Context>(entity, field, column), ...column },
    ]),
  )
  const words = () => plainMessages(kind, list, columns, messages?.())
  const view = listView<K, Context>({
    ...more,
    kind,
    name,
    list,
    messages: words,
    columns,
    card: card ?? ((row, context) => cardOf(entity, columns, row, context)),
  })
  return { ...view, messages: words }
}

function columnOf<K extends Kind, Context>(
  entity: Entity,
  name: string,
  { cell, words }: PlainColumn<K, Context>,
): ListColumn<RowOfKind<K>, Context> {
  const field = entity.fields[name]
  if (!field) return { cell: (row) => <Time at={Number((row as AnyRow)[name])} />, className: 'text-muted' }
  return {
    cell: (row) => (words ? wordOf(words(), name, row) : textOf(entity, name, row)) || none,
    ...(words ? { value: (row: AnyRow) => wordOf(words(), name, row) } : {}),
    ...(NUMBERS.has(field.type) ? { align: 'end' as const } : { className: 'max-w-56 truncate' }),
    ...(cell === undefined && TYPED.has(field.type) && !field.readOnly ? { edit: name } : {}),
  }
}

/** A row by its name, with what its next columns of text say, and its state. */
function cardOf<K extends Kind, Context>(
  entity: Entity,
  columns: ListView<K, Context>['columns'],
  row: RowOfKind<K>,
  context: Context,
): ListCard {
  const typed = Object.entries(columns).map(([name, column]) => ({ name, column, type: entity.fields[name]?.type }))
  const texts = typed.flatMap(({ name, column, type }) => {
    if (type !== 'text' || name === entity.title) return []
    const own = column.value?.(row, context)
    return (typeof own === 'string' ? own : textOf(entity, name, row)) || []
  })
  const state = typed.find(({ type }) => type === 'flag' || type === 'choice')
  return {
    title: textIn(row, entity.title),
    value: '',
    detail: texts.slice(0, MOST_DETAILS).join(' · '),
    state: state?.column.cell(row, context, []),
  }
}

/** What the value of a choice or flag is called. */
function wordOf(words: Readonly<Record<string, string>>, name: string, row: AnyRow): string {
  const value = plainValue(row[name])
  return words[value] ?? value
}

/** A value in words; empty where there is none. */
function textOf({ fields, amountsIn }: Entity, name: string, row: AnyRow): string {
  const [field, value] = [fields[name], row[name]]
  if (!field || value === null || value === undefined || value === '') return ''
  if (field.isDay) return formatDay(plainValue(value))
  return fieldValue(name, field, value, {
    currency: textIn(row, field.currencyField ?? amountsIn),
    nameOf: () => undefined,
  })
}
