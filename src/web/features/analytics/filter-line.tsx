import { useMemo } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { MOST_YEARS, rangeIssue } from '#domain/analytics/period.ts'
import { useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import type { UpdateSearch } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { type analyticsShape, COST_BASES, OWN_RANGE, RANGES, RANKS } from './analytics-search.ts'
import { type AnalyticsSearch, chosenRange } from './chosen-filter.ts'
import { analyticsMessages } from './messages.ts'
import { rowTitle } from './row-title.ts'

const messages = analyticsMessages.filter

interface FilterLineProps {
  readonly search: AnalyticsSearch
  readonly update: UpdateSearch<typeof analyticsShape>
  /** The currency of the business. */
  readonly own: string
  /** The currencies of the rows. */
  readonly currencies: readonly string[]
  readonly today: string
}

/** What all figures of the page are about; the address keeps it. */
export function FilterLine({ search, update, own, currencies, today }: FilterLineProps) {
  const [categories, brands] = [useCategoryOptions(), useBrandOptions()]
  const [customers, profiles] = [useNamed('customer'), useNamed('businessProfile')]
  const { tab, range, category, brand, customer, currency, profile, rank, costs } = search
  const { from, to } = chosenRange(search, today)
  const gone = useGone(search)
  const options = {
    category: withGone(categories, gone, 'category', category),
    brand: withGone(brands, gone, 'brand', brand),
    customer: withGone(customers, gone, 'customer', customer),
    profile: withGone(profiles, gone, 'profile', profile),
  }
  return (
    <div
      role="search"
      aria-label={messages.label}
      className="mb-4 flex flex-wrap items-start gap-2 max-sm:*:grow print:hidden"
    >
      <NativeSelect
        label={messages.range}
        hideLabel
        className="max-w-full sm:min-w-40"
        value={range}
        options={RANGES.map((value) => ({ value, label: messages.ranges[value] }))}
        onChange={(next) => update(next === OWN_RANGE ? { range: next, from, to } : { range: next, from: '', to: '' })}
      />
      {range === OWN_RANGE && <OwnRange search={search} update={update} />}
      {options.category.length > 0 && (
        <Combobox
          label={messages.category}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-44"
          placeholder={messages.anyCategory}
          value={category || null}
          options={options.category}
          onChange={(next) => update({ category: next ?? '' })}
        />
      )}
      {options.brand.length > 0 && (
        <Combobox
          label={messages.brand}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-40"
          placeholder={messages.anyBrand}
          value={brand || null}
          options={options.brand}
          onChange={(next) => update({ brand: next ?? '' })}
        />
      )}
      {options.customer.length > 0 && (
        <Combobox
          label={messages.customer}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-44"
          placeholder={messages.anyCustomer}
          value={customer || null}
          options={options.customer}
          onChange={(next) => update({ customer: next ?? '' })}
        />
      )}
      <NativeSelect
        label={messages.currency}
        hideLabel
        className="max-w-full sm:min-w-32"
        value={currency}
        options={currencyOptions(own, currencies, currency)}
        onChange={(next) => update({ currency: next })}
      />
      {options.profile.length > 1 && (
        <NativeSelect
          label={messages.profile}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-40"
          value={profile}
          options={[{ value: '', label: messages.anyProfile }, ...options.profile]}
          onChange={(next) => update({ profile: next })}
        />
      )}
      {(tab === 'products' || tab === 'customers') && (
        <NativeSelect
          label={messages.rank}
          hideLabel
          className="max-w-full sm:min-w-44"
          value={rank}
          options={RANKS.map((value) => ({ value, label: labelMessages.named(messages.rank, messages.ranks[value]) }))}
          onChange={(next) => update({ rank: next })}
        />
      )}
      {tab === 'suppliers' && (
        <NativeSelect
          label={messages.costs}
          hideLabel
          className="max-w-full sm:min-w-48"
          value={costs}
          options={COST_BASES.map((value) => ({
            value,
            label: labelMessages.named(messages.costs, messages.bases[value]),
          }))}
          onChange={(next) => update({ costs: next })}
        />
      )}
      {[category, brand, customer, currency, profile].some((each) => each !== '') && (
        <Button
          tone="ghost"
          onClick={() => update({ category: '', brand: '', customer: '', currency: '', profile: '' })}
        >
          {messages.reset}
        </Button>
      )}
      {gone.length > 0 && (
        <p role="status" className="w-full font-medium text-pretty text-bad">
          {messages.gone(gone.map((each) => messages[each]))}
        </p>
      )}
    </div>
  )
}

function OwnRange({ search: { from, to }, update }: Pick<FilterLineProps, 'search' | 'update'>) {
  const issue = rangeIssue({ from, to })
  const { long, ...wrong } = messages.wrongRange
  return (
    <>
      <DayField
        name="from"
        label={messages.from}
        hideLabel
        required
        className="sm:w-40"
        value={from || null}
        onCommit={(day) => update({ from: day ?? '' })}
      />
      <DayField
        name="to"
        label={messages.to}
        hideLabel
        required
        className="sm:w-40"
        value={to || null}
        onCommit={(day) => update({ to: day ?? '' })}
      />
      {issue && (
        <p role="status" className="w-full font-medium text-pretty text-bad">
          {issue === 'long' ? long(formatNumber(MOST_YEARS)) : wrong[issue]}
        </p>
      )}
    </>
  )
}

function currencyOptions(own: string, currencies: readonly string[], chosen: string): readonly Option[] {
  const codes = [...new Set([own, ...currencies, ...(chosen === '' ? [] : [chosen])])].toSorted()
  return [
    { value: '', label: messages.anyCurrency(own) },
    ...codes.map((value) => ({ value, label: messages.onlyCurrency(value) })),
  ]
}

const NAMED = { category: 'category', brand: 'brand', customer: 'customer', profile: 'businessProfile' } as const
type NamedFilter = keyof typeof NAMED
const NAMED_FILTERS: readonly NamedFilter[] = ['category', 'brand', 'customer', 'profile']

/** The filters whose rows were deleted, or never were; none while rows may be on their way. */
function useGone(search: AnalyticsSearch): readonly NamedFilter[] {
  const [store, status] = [useStore(), useSyncStatus()]
  if (isArriving(status)) return []
  return NAMED_FILTERS.filter((name) => search[name] !== '' && !store.get(NAMED[name], search[name]))
}

/** The options of a filter; one that is gone says so where it was chosen. */
function withGone(
  options: readonly Option[],
  gone: readonly NamedFilter[],
  name: NamedFilter,
  chosen: string,
): readonly Option[] {
  return gone.includes(name) ? [...options, { value: chosen, label: analyticsMessages.names[NAMED[name]] }] : options
}

/** The rows of a kind to choose from, by name. */
function useNamed(kind: 'customer' | 'businessProfile'): readonly Option[] {
  const rows = useRows(kind)
  return useMemo(
    () =>
      rows
        .map((row) => ({ value: row.id, label: rowTitle(row) }))
        .sort((a, b) => a.label.localeCompare(b.label, messageLanguage())),
    [rows],
  )
}
