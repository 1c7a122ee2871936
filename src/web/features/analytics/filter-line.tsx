import { useMemo } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import { messageLanguage } from '#web/kit/format/locale.ts'
import type { UpdateSearch } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { type analyticsShape, COST_BASES, OWN_RANGE, RANGES, RANKS } from './analytics-search.ts'
import { type AnalyticsSearch, chosenRange, isOwnRange } from './chosen-filter.ts'
import { analyticsMessages } from './messages.ts'

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
        onChange={(next) =>
          update(
            next === OWN_RANGE ? { range: next, ...chosenRange(search, today) } : { range: next, from: '', to: '' },
          )
        }
      />
      {range === OWN_RANGE && <OwnRange search={search} update={update} />}
      {categories.length > 0 && (
        <Combobox
          label={messages.category}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-44"
          placeholder={messages.anyCategory}
          value={category || null}
          options={categories}
          onChange={(next) => update({ category: next ?? '' })}
        />
      )}
      {brands.length > 0 && (
        <Combobox
          label={messages.brand}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-40"
          placeholder={messages.anyBrand}
          value={brand || null}
          options={brands}
          onChange={(next) => update({ brand: next ?? '' })}
        />
      )}
      {customers.length > 0 && (
        <Combobox
          label={messages.customer}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-44"
          placeholder={messages.anyCustomer}
          value={customer || null}
          options={customers}
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
      {profiles.length > 1 && (
        <NativeSelect
          label={messages.profile}
          hideLabel
          className="max-w-full sm:max-w-72 sm:min-w-40"
          value={profile}
          options={[{ value: '', label: messages.anyProfile }, ...profiles]}
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
    </div>
  )
}

function OwnRange({ search: { from, to }, update }: Pick<FilterLineProps, 'search' | 'update'>) {
  const isWrong = from !== '' && to !== '' && !isOwnRange(from, to)
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
        error={isWrong ? messages.wrongRange : undefined}
        onCommit={(day) => update({ to: day ?? '' })}
      />
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

/** The rows of a kind to choose from, by name. */
function useNamed(kind: 'customer' | 'businessProfile'): readonly Option[] {
  const rows = useRows(kind)
  return useMemo(
    () =>
      rows
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label, messageLanguage())),
    [rows],
  )
}
