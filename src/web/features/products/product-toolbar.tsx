import type { ReactNode } from 'react'
import { type ListQuery, STATUS_FILTERS } from '#domain/list-query.ts'
import { PRODUCT_PROBLEMS, type ProductProblem } from '#domain/product-problem.ts'
import { ColumnsButton } from '#web/kit/list/columns-button.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { listText as text } from './list-text.ts'
import { DEFAULT_COLUMNS, PRODUCT_COLUMNS, type ProductColumn } from './product-columns.tsx'
import { NO_CATEGORY } from './product-index.ts'
import type { ChangeQuery } from './use-list-query.ts'

export interface ProductToolbarProps {
  readonly query: ListQuery
  /** Little room: the filters wait behind a button. */
  readonly compact: boolean
  readonly onChange: ChangeQuery
  readonly categories: readonly Option[]
  readonly brands: readonly Option[]
  readonly columns: readonly ProductColumn[]
  readonly onColumns: (columns: readonly ProductColumn[]) => void
  readonly exportMenu?: ReactNode
}

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: text.status[value] }))
const ANY = ''
const PROBLEMS: readonly Option<ProductProblem | typeof ANY>[] = [
  { value: ANY, label: text.anyPrice },
  ...PRODUCT_PROBLEMS.map((value) => ({ value, label: text.problems[value] })),
]

/** Search, filters and columns of the product list. */
export function ProductToolbar(props: ProductToolbarProps) {
  const { query, compact, onChange, columns, onColumns, exportMenu } = props
  const phone = useMediaQuery(PHONE_QUERY)
  const isFiltered =
    query.status !== 'all' || query.categoryId !== null || query.brandId !== null || query.problem !== null
  return (
    <ListToolbar
      words={text}
      value={query.search}
      onType={(search) => onChange({ search }, 'typing')}
      filters={<Filters {...props} />}
      folded={compact && { isFiltered }}
      actions={
        !phone && (
          <>
            {exportMenu}
            <ColumnsButton
              all={PRODUCT_COLUMNS}
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

function Filters({ query, onChange, categories, brands }: ProductToolbarProps) {
  return (
    <>
      <NativeSelect
        label={text.status.label}
        hideLabel
        className="w-[8.5rem] max-md:grow max-md:basis-36"
        value={query.status}
        options={STATUSES}
        onChange={(status) => onChange({ status })}
      />
      <NativeSelect
        label={text.problem}
        hideLabel
        className="w-[11.5rem] max-md:grow max-md:basis-36"
        value={query.problem ?? ANY}
        options={PROBLEMS}
        onChange={(problem) => onChange({ problem: problem === ANY ? null : problem })}
      />
      <NativeSelect
        label={text.category}
        hideLabel
        className="w-40 max-md:grow max-md:basis-36"
        value={query.categoryId ?? ANY}
        options={[
          { value: ANY, label: text.anyCategory },
          ...categories,
          { value: NO_CATEGORY, label: text.uncategorized },
        ]}
        onChange={(id) => onChange({ categoryId: id === ANY ? null : id })}
      />
      <NativeSelect
        label={text.brand}
        hideLabel
        className="w-36 max-md:grow max-md:basis-36"
        value={query.brandId ?? ANY}
        options={[{ value: ANY, label: text.anyBrand }, ...brands]}
        onChange={(id) => onChange({ brandId: id === ANY ? null : id })}
      />
    </>
  )
}
