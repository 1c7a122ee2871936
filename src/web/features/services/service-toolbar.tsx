import FileDown from 'lucide-react/icons/file-down'
import { STATUS_FILTERS } from '#domain/list-query.ts'
import { PRICING_MODELS } from '#domain/service-pricing.ts'
import { orEmpty, readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { PickFilter } from '#web/kit/list/pick-filter.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { OrderChoice } from '#web/kit/ui/order-choice.tsx'
import { SERVICE_SORTS, type ServiceSearch } from './service-list.ts'
import { servicesText as text } from './text.ts'

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: text.status[value] }))
const MODELS = PRICING_MODELS.map((value) => ({ value, label: text.models[value] }))
const SORTS = SERVICE_SORTS.map((value) => ({ value, label: text.sortBy(text.columns[value]) }))
/** Prices are compared in major units; two digits after the point and four more fit them. */
const ANY_CURRENCY = 'USD'

export interface ServiceToolbarProps {
  readonly query: ServiceSearch
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChange: (change: Partial<ServiceSearch>) => void
  readonly categories: readonly string[]
  /** A phone: the filters wait behind a button, and the order has no column heads to be changed by. */
  readonly phone: boolean
  readonly onExport: () => void
}

/** Search, filters and export of the list of services (SERV-04, SERV-06). */
export function ServiceToolbar(props: ServiceToolbarProps) {
  const { query, search, onSearch, phone, onExport } = props
  const { categories, models, minPrice, maxPrice, status } = query
  const isFiltered =
    categories.length > 0 || models.length > 0 || minPrice !== null || maxPrice !== null || status !== 'all'
  return (
    <ListToolbar
      words={text}
      value={search}
      onType={onSearch}
      filters={<Filters {...props} />}
      folded={phone && { isFiltered }}
      actions={
        phone ? (
          <IconButton label={text.export} icon={<FileDown />} bordered onClick={onExport} />
        ) : (
          <Button icon={<FileDown aria-hidden="true" />} onClick={onExport}>
            {text.export}
          </Button>
        )
      }
    />
  )
}

function Filters({ query, onChange, categories, phone }: ServiceToolbarProps) {
  const { status, models, sort, direction } = query
  const countOf = (list: readonly string[]): string => (list.length === 0 ? '' : formatNumber(list.length))
  return (
    <>
      <NativeSelect
        label={text.status.label}
        hideLabel
        className="w-36 max-md:grow"
        value={status}
        options={STATUSES}
        onChange={(next) => onChange({ status: next })}
      />
      <PickFilter
        label={text.categories(countOf(query.categories))}
        anyLabel={text.anyCategory}
        options={categories.map((name) => ({ value: name, label: name }))}
        value={query.categories}
        onChange={(next) => onChange({ categories: next })}
      />
      <PickFilter
        label={text.modelFilter(countOf(models))}
        anyLabel={text.anyModel}
        options={MODELS}
        value={models}
        onChange={(next) => onChange({ models: next })}
      />
      <PriceLimit
        label={text.minPrice}
        hint={text.from}
        value={query.minPrice}
        onChange={(minPrice) => onChange({ minPrice })}
      />
      <PriceLimit
        label={text.maxPrice}
        hint={text.to}
        value={query.maxPrice}
        onChange={(maxPrice) => onChange({ maxPrice })}
      />
      {phone && <OrderChoice words={text} sorts={SORTS} sort={sort} direction={direction} onChange={onChange} />}
    </>
  )
}

/** One end of the range of prices, in whatever currency each service has. */
function PriceLimit({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string
  readonly hint: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}) {
  return (
    <NumberField
      label={label}
      hideLabel
      className="w-28 max-md:grow"
      placeholder={hint}
      text={moneyText(value, ANY_CURRENCY)}
      parse={orEmpty(readMoney(ANY_CURRENCY))}
      onCommit={onChange}
    />
  )
}
