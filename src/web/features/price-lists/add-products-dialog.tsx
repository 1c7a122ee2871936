import { useMemo, useState } from 'react'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useQuery, useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListPages } from '#web/kit/list/list-pages.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { pageText } from './page-text.ts'
import { asProduct } from './price-list-row.ts'
import { sortedIds } from './product-choice.ts'

const text = pageText.add
const ANY = ''
const PAGE_SIZE = 20
const STATUSES = (['active', 'inactive', 'all'] as const).map((value) => ({ value, label: text.status[value] }))

export interface AddProductsDialogProps {
  /** The products that are in the list already. */
  readonly inList: ReadonlySet<string>
  readonly onAdd: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Adds products to a list: those ticked, or all that the filters find. */
export function AddProductsDialog({ inList, onAdd, onClose }: AddProductsDialogProps) {
  const store = useStore()
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const [search, setSearch] = useState('')
  const [categoryId, setCategoryId] = useState(ANY)
  const [brandId, setBrandId] = useState(ANY)
  const [status, setStatus] = useState<'all' | 'active' | 'inactive'>('active')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  const where = useMemo(
    () => ({
      ...(status === 'all' ? {} : { isActive: status === 'active' }),
      ...(categoryId === ANY ? {} : { categoryId }),
      ...(brandId === ANY ? {} : { brandId }),
    }),
    [status, categoryId, brandId],
  )
  const found = useQuery('product', { search, where, page, pageSize: PAGE_SIZE })
  const missing = useMemo(
    () => store.idsOf('product', { search, where }).filter((id) => !inList.has(id)).length,
    [store, search, where, inList],
  )
  const tooMany = inList.size + Math.max(missing, chosen.size) > MAX_LIST_PRODUCTS

  function filter<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      set(value)
      setPage(1)
    }
  }
  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  function add(ids: readonly string[]) {
    onAdd(ids)
    onClose()
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      keepOpen={chosen.size > 0}
      title={text.title}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            disabled={missing === 0 || tooMany}
            onClick={() => add(sortedIds(store, where, search).filter((id) => !inList.has(id)))}
          >
            {missing === 0 ? text.allOfThem : text.all(formatCount(missing, pageText.product))}
          </Button>
          <Button tone="primary" disabled={chosen.size === 0 || tooMany} onClick={() => add([...chosen])}>
            {chosen.size === 0 ? text.chosenOnes : text.chosen(formatCount(chosen.size, pageText.product))}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={text.search}
          placeholder={text.hint}
          className="min-w-52 flex-1"
          value={search}
          onChange={filter(setSearch)}
        />
        <NativeSelect
          label={text.category}
          hideLabel
          className="w-40 max-md:flex-auto"
          value={categoryId}
          options={[{ value: ANY, label: text.anyCategory }, ...categories]}
          onChange={filter(setCategoryId)}
        />
        <NativeSelect
          label={text.brand}
          hideLabel
          className="w-36 max-md:flex-auto"
          value={brandId}
          options={[{ value: ANY, label: text.anyBrand }, ...brands]}
          onChange={filter(setBrandId)}
        />
        <NativeSelect
          label={text.status.label}
          hideLabel
          className="w-32 max-md:flex-auto"
          value={status}
          options={STATUSES}
          onChange={filter(setStatus)}
        />
      </div>
      {tooMany && <p className="mt-3 font-medium text-bad">{text.tooMany(formatNumber(MAX_LIST_PRODUCTS))}</p>}
      {found.rows.length === 0 ? (
        <p className="py-10 text-center text-muted">{text.none}</p>
      ) : (
        <ul aria-label={text.title} className="mt-3 overflow-hidden rounded-xl border border-line">
          {found.rows.map((each) => {
            const row = asProduct(each)
            const isIn = inList.has(row.id)
            return (
              <li
                key={row.id}
                className="flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 last:border-b-0"
              >
                <span className="min-w-0 flex-1">
                  <Checkbox
                    label={
                      <span className="block">
                        <span className="font-semibold">{row.name}</span>
                        {row.sku !== '' && <span className="ml-2 text-[13px] text-muted">{row.sku}</span>}
                      </span>
                    }
                    checked={isIn || chosen.has(row.id)}
                    disabled={isIn}
                    onChange={(isChosen) => choose(row.id, isChosen)}
                  />
                </span>
                <span className="shrink-0 text-[13px] text-muted">
                  {isIn
                    ? text.inList
                    : row.effectivePrice === null
                      ? '–'
                      : formatMoney(row.effectivePrice, row.baseCurrency)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <div className="mt-3">
        <ListPages
          list={{ shown: found.rows, page: found.page, pageSize: PAGE_SIZE, total: found.total }}
          sizes={[PAGE_SIZE]}
          onChange={(change) => setPage(change.page)}
        />
      </div>
      {missing === 0 && found.total > 0 && <p className="mt-3 text-[13px] text-muted">{text.allIn}</p>}
    </Dialog>
  )
}
