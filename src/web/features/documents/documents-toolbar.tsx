import Download from 'lucide-react/icons/download'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { useMemo } from 'react'
import { compareByName } from '#domain/list-query.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { DayField } from '#web/kit/form/day-field.tsx'
import { ColumnsButton } from '#web/kit/list/columns-button.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { DEFAULT_COLUMNS, DOCUMENT_COLUMNS, type DocumentColumn } from './documents-columns.tsx'
import { DOCUMENT_SORTS, type DocumentSort, type DocumentsSearch, filtersOf, isNarrowed } from './documents-list.ts'
import { documentsText as text } from './documents-text.ts'

interface DocumentsToolbarProps {
  readonly query: DocumentsSearch
  /** What is typed at the moment. */
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChange: (change: Partial<DocumentsSearch>) => void
  readonly columns: readonly DocumentColumn[]
  readonly onColumns: (columns: readonly DocumentColumn[]) => void
  readonly onExport: () => void
}

/** Search, filters, columns and export of the list. */
export function DocumentsToolbar(props: DocumentsToolbarProps) {
  const { query, search, onSearch, columns, onColumns, onExport } = props
  const phone = useMediaQuery(PHONE_QUERY)
  return (
    <ListToolbar
      words={text}
      value={search}
      onType={onSearch}
      filters={
        <>
          <Filters {...props} />
          {phone && <Order {...props} />}
        </>
      }
      folded={phone && { isFiltered: isNarrowed(query) }}
      actions={
        !phone && (
          <>
            <ScreenButton screen="documents" search={{ view: 'numbers' }} icon={<ListOrdered aria-hidden="true" />}>
              {text.numbers}
            </ScreenButton>
            <IconButton label={text.exportCsv} icon={<Download />} bordered onClick={onExport} />
            <ColumnsButton
              all={DOCUMENT_COLUMNS}
              labels={text.columns}
              shown={columns}
              defaults={DEFAULT_COLUMNS}
              onChange={onColumns}
            />
          </>
        )
      }
    />
  )
}

function Filters({ query, onChange }: DocumentsToolbarProps) {
  const { type, status, customer, from, to } = query
  const customers = useCustomerOptions(customer)
  return (
    <>
      <NativeSelect
        label={text.status}
        hideLabel
        className="w-40 max-md:grow max-md:basis-36"
        value={status}
        options={filtersOf(type).map((value) => ({ value, label: text.statuses[value] }))}
        onChange={(next) => onChange({ status: next })}
      />
      {customers.length > 0 && (
        <Combobox
          label={text.customer}
          hideLabel
          className="w-48 max-md:grow max-md:basis-36"
          placeholder={text.anyCustomer}
          value={customer === '' ? null : customer}
          options={customers}
          onChange={(id) => onChange({ customer: id ?? '' })}
        />
      )}
      <div className="flex items-center gap-1.5 max-md:w-full">
        <span aria-hidden="true" className="text-[13px] font-semibold text-muted max-xl:hidden">
          {text.issued}
        </span>
        <DayField
          label={text.issuedFrom}
          hideLabel
          className="w-36 max-md:flex-auto"
          value={from === '' ? null : from}
          onCommit={(day) => onChange({ from: day ?? '' })}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <DayField
          label={text.issuedTo}
          hideLabel
          className="w-36 max-md:flex-auto"
          value={to === '' ? null : to}
          onCommit={(day) => onChange({ to: day ?? '' })}
        />
      </div>
    </>
  )
}

/** The order, where there are no heads of columns to press. */
function Order({ query, onChange }: DocumentsToolbarProps) {
  return (
    <>
      <NativeSelect
        label={text.sort}
        hideLabel
        className="grow basis-36"
        value={query.sort}
        options={DOCUMENT_SORTS.map((value) => ({ value, label: text.sortBy(sortName(value)) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <NativeSelect
        label={text.direction}
        hideLabel
        className="grow basis-36"
        value={query.direction}
        options={[
          { value: 'desc', label: text.downwards },
          { value: 'asc', label: text.upwards },
        ]}
        onChange={(direction) => onChange({ direction })}
      />
    </>
  )
}

function sortName(sort: DocumentSort): string {
  return sort === 'number' ? text.number : text.columns[sort]
}

type Named = AnyRow & { readonly name: string; readonly company: string; readonly nameKey: string }

/** The customers to choose from; one that was deleted stays named as long as the list is filtered by it. */
function useCustomerOptions(chosen: string) {
  const rows = useRows('customer') as readonly Named[]
  return useMemo(() => {
    const options = rows
      .toSorted((a, b) => compareByName(a, b))
      .map(({ id, name, company }) => ({ value: id, label: company === '' ? name : `${company} (${name})` }))
    const isKnown = chosen === '' || rows.some(({ id }) => id === chosen)
    return isKnown ? options : [...options, { value: chosen, label: text.goneCustomer }]
  }, [rows, chosen])
}
