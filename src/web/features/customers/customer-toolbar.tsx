import { useMemo } from 'react'
import { UNKNOWN } from '#domain/customers/metrics.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { countryName } from '#web/kit/format/places.ts'
import { ColumnsButton } from '#web/kit/list/columns-button.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { PickFilter } from '#web/kit/list/pick-filter.tsx'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { OrderChoice } from '#web/kit/ui/order-choice.tsx'
import { CUSTOMER_SORTS, type CustomerSearch, OWING, STATUS_FILTERS, wordsOf } from './customer-list.ts'
import type { CustomerRow } from './customer-row.ts'
import { CUSTOMER_COLUMNS, type CustomerColumn, DEFAULT_COLUMNS } from './customer-table.tsx'
import { customersText as text } from './text.ts'

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: text.status[value] }))
const BALANCES = OWING.map((value) => ({ value, label: text.owing[value] }))
const SORTS = CUSTOMER_SORTS.map((value) => ({ value, label: text.columns[value] }))

export interface CustomerToolbarProps {
  readonly rows: readonly CustomerRow[]
  readonly query: CustomerSearch
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChange: (change: Partial<CustomerSearch>) => void
  readonly columns: readonly CustomerColumn[]
  readonly onColumns: (columns: readonly CustomerColumn[]) => void
  /** A phone: the filters wait behind a button, and the order has no column heads to be changed by. */
  readonly phone: boolean
}

/** Search, filters and columns of the list of customers (CUST-06, DOC-10). */
export function CustomerToolbar(props: CustomerToolbarProps) {
  const { query, search, onSearch, columns, onColumns, phone } = props
  const { status, country, industry, tags, owing } = query
  const isFiltered = status !== 'all' || country !== '' || industry !== '' || tags.length > 0 || owing !== 'any'
  return (
    <ListToolbar
      words={text}
      value={search}
      onType={onSearch}
      filters={<Filters {...props} />}
      folded={phone && { isFiltered }}
      actions={
        !phone && (
          <ColumnsButton
            all={CUSTOMER_COLUMNS}
            labels={text.columns}
            shown={columns}
            defaults={DEFAULT_COLUMNS}
            onChange={onColumns}
          />
        )
      }
    />
  )
}

function Filters({ rows, query, onChange, phone }: CustomerToolbarProps) {
  const { status, country, industry, tags, owing, sort, direction } = query
  const countries = useMemo(() => withUnknown(wordsOf(rows, 'country'), country, countryName), [rows, country])
  const industries = useMemo(() => withUnknown(wordsOf(rows, 'industry'), industry), [rows, industry])
  const known = useMemo(() => wordsOf(rows, 'tags').map((tag) => ({ value: tag, label: tag })), [rows])
  const grown = 'w-36 max-md:grow'
  return (
    <>
      <NativeSelect
        label={text.status.label}
        hideLabel
        className={grown}
        value={status}
        options={STATUSES}
        onChange={(next) => onChange({ status: next })}
      />
      {countries.length > 1 && (
        <NativeSelect
          label={text.country.label}
          hideLabel
          className={grown}
          value={country}
          options={[{ value: '', label: text.country.all }, ...countries]}
          onChange={(next) => onChange({ country: next })}
        />
      )}
      {industries.length > 1 && (
        <NativeSelect
          label={text.industry.label}
          hideLabel
          className={grown}
          value={industry}
          options={[{ value: '', label: text.industry.all }, ...industries]}
          onChange={(next) => onChange({ industry: next })}
        />
      )}
      <NativeSelect
        label={text.owing.label}
        hideLabel
        className={grown}
        value={owing}
        options={BALANCES}
        onChange={(next) => onChange({ owing: next })}
      />
      <PickFilter
        label={text.tags(tags.length === 0 ? '' : formatNumber(tags.length))}
        anyLabel={text.anyTag}
        options={known}
        value={tags}
        onChange={(next) => onChange({ tags: next })}
      />
      {phone && <OrderChoice words={text} sorts={SORTS} sort={sort} direction={direction} onChange={onChange} />}
    </>
  )
}

/** The words there are, those without one, and the chosen one even when nobody has it any more. */
function withUnknown(
  words: readonly string[],
  chosen: string,
  nameOf: (word: string) => string = (word) => word,
): readonly Option[] {
  const known = words.includes(chosen) || chosen === '' || chosen === UNKNOWN ? words : [...words, chosen]
  return [
    ...known.filter((word) => word !== UNKNOWN).map((word) => ({ value: word, label: nameOf(word) })),
    { value: UNKNOWN, label: text.unknown },
  ]
}
