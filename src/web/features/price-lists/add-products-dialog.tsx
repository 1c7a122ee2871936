import { useMemo, useState } from 'react'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useQuery, useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { ListPages } from '#web/kit/list/list-pages.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { FITTING_SELECT } from '#web/kit/ui/fitting-select.ts'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { addMessages as messages } from './page-messages.ts'
import { sortedIds } from './product-choice.ts'

const ANY = ''
const PAGE_SIZE = 20

export interface AddProductsDialogProps {
  readonly inList: ReadonlySet<string>
  readonly onAdd: (ids: readonly string[]) => void
  readonly onClose: () => void
}

export function AddProductsDialog({ inList, onAdd, onClose }: AddProductsDialogProps) {
  const store = useStore()
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState({ category: ANY, brand: ANY, status: 'active' })
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  const where = useMemo(
    () => ({
      ...(filters.status === ANY ? {} : { isActive: filters.status === 'active' }),
      ...(filters.category === ANY ? {} : { categoryId: filters.category }),
      ...(filters.brand === ANY ? {} : { brandId: filters.brand }),
    }),
    [filters],
  )
  const found = useQuery('product', { search, where, page, pageSize: PAGE_SIZE })
  const missing = useMemo(
    () => store.idsOf('product', { search, where }).filter((id) => !inList.has(id)).length,
    [store, search, where, inList],
  )
  const tooMany = inList.size + Math.max(missing, chosen.size) > MAX_LIST_PRODUCTS

  const filter = (name: keyof typeof filters, options: readonly Option[]) => (
    <NativeSelect
      label={messages[name]}
      hideLabel
      className={FITTING_SELECT}
      value={filters[name]}
      options={[{ value: ANY, label: messages.any[name] }, ...options]}
      onChange={(value) => {
        setFilters({ ...filters, [name]: value })
        setPage(1)
      }}
    />
  )
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
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
      title={messages.title}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            disabled={missing === 0 || tooMany}
            onClick={() => add(sortedIds(store, where, search).filter((id) => !inList.has(id)))}
          >
            {messages.all(missing)}
          </Button>
          <Button tone="primary" disabled={chosen.size === 0 || tooMany} onClick={() => add([...chosen])}>
            {messages.chosen(chosen.size)}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={messages.search}
          placeholder={messages.hint}
          className="min-w-52 flex-1"
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(1)
          }}
        />
        {filter('category', categories)}
        {filter('brand', brands)}
        {filter('status', optionsOf(messages.statuses))}
      </div>
      {tooMany && <p className="mt-3 font-medium text-bad">{messages.tooMany(MAX_LIST_PRODUCTS)}</p>}
      {found.rows.length === 0 ? (
        <p className="py-10 text-center text-muted">{messages.none}</p>
      ) : (
        <ul aria-label={messages.title} className="mt-3 overflow-hidden rounded-xl border border-line">
          {found.rows.map((row) => {
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
                        {row.sku !== '' && <span className="ms-2 text-[13px] text-muted">{row.sku}</span>}
                      </span>
                    }
                    checked={isIn || chosen.has(row.id)}
                    disabled={isIn}
                    onChange={(isChosen) => choose(row.id, isChosen)}
                  />
                </span>
                <span className="shrink-0 text-[13px] text-muted">
                  {isIn
                    ? messages.inList
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
      {missing === 0 && found.total > 0 && <p className="mt-3 text-[13px] text-muted">{messages.allIn}</p>}
    </Dialog>
  )
}
