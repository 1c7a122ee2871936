import { Suspense } from 'react'
import type { Listing, ListFilter } from '#contract/lists/declared-list.ts'
import { splitTerms } from '#contract/lists/list-texts.ts'
import { useSyncStatus } from '../data/use-store.ts'
import { lazyPart } from '../load/lazy-part.ts'
import { FITTING_SELECT } from '../ui/fitting-select.ts'
import { NativeSelect, type Option } from '../ui/native-select.tsx'
import type { FilterChoices, FilterMessages, ListMessages } from './list-view.ts'
import { isArriving } from './no-rows.tsx'
import type { ListState } from './use-list.ts'
import { barMessages } from './bar-messages.ts'

/** What few lists, or only phones, show: it comes when it is wanted. */
const FilterInput = lazyPart(() => import('./filter-input.tsx').then((module) => module.FilterInput))
const OrderChoice = lazyPart(() => import('../ui/order-choice.tsx').then((module) => module.OrderChoice<string>))

/** What the filters of a list show, and how they are set. */
export interface ListFiltersProps {
  readonly list: Listing
  readonly messages: Pick<ListMessages, 'columns' | 'filters'>
  readonly columns: Readonly<Record<string, { readonly sort?: string | null }>>
  readonly choices: Readonly<Record<string, Pick<FilterChoices<never, never>, 'nameOf' | 'isTyped'>>>
  readonly state: Pick<ListState<never>, 'filters' | 'setFilter' | 'sort' | 'direction' | 'setOrder'>
  readonly rows: readonly object[]
  /** What the view offers for a filter by itself. */
  readonly optionsFor: (name: string) => readonly Option[] | undefined
  /** Without heads of columns to press, the order is chosen here. */
  readonly withOrder: boolean
}

/** The controls of a list's filters, as they are declared. */
export function ListFilters(props: ListFiltersProps) {
  const { list, messages, state, withOrder } = props
  const sorts = Object.keys(list.sorts).filter((name) => labelOf(props, name) !== undefined)
  return (
    <>
      {Object.entries(list.filters).map(([name, filter]) => {
        const own = messages.filters[name]
        return own && <FilterControl key={name} {...props} name={name} filter={filter} own={own} />
      })}
      {withOrder && sorts.length > 0 && (
        <Suspense fallback={null}>
          <OrderChoice
            messages={barMessages}
            sorts={sorts.map((name) => ({ value: name, label: barMessages.sortBy(labelOf(props, name) ?? name) }))}
            sort={state.sort}
            direction={state.direction}
            onChange={(change) =>
              'sort' in change
                ? state.setOrder(change.sort, list.sorts[change.sort]?.first ?? 'asc')
                : state.setOrder(state.sort, change.direction)
            }
          />
        </Suspense>
      )}
    </>
  )
}

/** The label of the column that an order belongs to. */
function labelOf({ columns, messages }: ListFiltersProps, sort: string): string | undefined {
  const column = Object.entries(columns).find(([name, { sort: own = name }]) => own === sort)
  return column && messages.columns[column[0]]
}

interface FilterControlProps extends ListFiltersProps {
  readonly name: string
  readonly filter: ListFilter
  /** What this filter says. */
  readonly own: FilterMessages
}

function FilterControl(props: FilterControlProps) {
  const { state, name, filter, own } = props
  const text = state.filters[name] ?? ''
  const set = (next: string): void => state.setFilter(name, next)
  const isReading = isArriving(useSyncStatus())
  const isBound = filter.by === 'bound'
  const takesSeveral = filter.by === 'any' || filter.by === 'entries' || (filter.by === 'told' && filter.isOfIds)
  const options = isBound ? [] : optionsOf(props, isReading ? [] : takesSeveral ? splitTerms(text) : [text])
  if (!isBound && !takesSeveral && options.length === 0) return null
  if (isBound || takesSeveral || props.choices[name]?.isTyped) {
    const form = isBound ? (filter.isDay ? 'day' : 'amount') : takesSeveral ? 'several' : 'typed'
    return (
      <Suspense fallback={<span className="h-9 w-36 max-md:grow" />}>
        <FilterInput name={name} form={form} messages={own} text={text} options={options} onChange={set} />
      </Suspense>
    )
  }
  return (
    <NativeSelect
      label={own.label}
      hideLabel
      className={FITTING_SELECT}
      value={text}
      options={[{ value: '', label: own.all }, ...options]}
      onChange={set}
    />
  )
}

/** What a filter can be set to: its own values, what the list brings, or the different values that rows have; what is chosen stays. */
function optionsOf(
  { choices, optionsFor, rows, name, filter, own }: FilterControlProps,
  chosen: readonly string[],
): readonly Option[] {
  const fixed = Object.entries(own.options ?? {}).map(([value, label]) => ({ value, label }))
  if (fixed.length > 0) return fixed
  const { nameOf = isOfRows(filter) ? () => barMessages.gone(own.label) : itself } = choices[name] ?? {}
  // What other rows are called only the view knows.
  const isDifferent = 'field' in filter && !isOfRows(filter)
  const found = optionsFor(name) ?? (isDifferent ? differentValues(rows, filter.field, nameOf) : [])
  const absent = filter.by === 'value' ? filter.absent : undefined
  const known = new Set(['', absent, ...found.map(({ value }) => value)])
  const missing = chosen.filter((value) => !known.has(value))
  const listed = [...found, ...missing.map((value) => ({ value, label: nameOf(value) }))]
  return absent === undefined || own.absent === undefined || listed.length === 0
    ? listed
    : [...listed, { value: absent, label: own.absent }]
}

const itself = (value: string): string => value

/** Whether a filter is by other rows, which may be gone while it still is set. */
function isOfRows(filter: ListFilter): boolean {
  return filter.by === 'told' ? Boolean(filter.isOfId || filter.isOfIds) : filter.by === 'value' && filter.isId === true
}

function differentValues(rows: readonly object[], field: string, nameOf: (value: string) => string): readonly Option[] {
  const values = new Set(
    rows.flatMap((row) => ((row as Readonly<Record<string, unknown>>)[field] ?? []) as string | readonly string[]),
  )
  values.delete('')
  return [...values].map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label))
}
