import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable } from '#web/kit/grid/column-table.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import type { ShownFigures } from '#domain/simulator/simulator-columns.ts'
import type { Compared } from './comparison.tsx'
import { simulatorMessages as messages } from './messages.ts'
import { nameOf, productOf } from './row-names.ts'
import type { Workbench } from './workbench.ts'

/** The biggest winners and losers of any of the scenarios, with price and margin under each of them. */
export function ComparedProducts({ compared }: { readonly compared: readonly Compared[] }) {
  const goTo = useGo()
  const [first] = compared
  if (!first) return null
  const { catalogue } = first.bench
  const rows = [...new Set(compared.flatMap(({ bench }) => movedMost(bench)))]
  return (
    <section aria-label={messages.comparison.products}>
      <h2 className="mb-2 text-base">{messages.comparison.products}</h2>
      {rows.length === 0 ? (
        <p className="rounded-xl border border-line bg-card px-4 py-6 text-center text-muted">{messages.table.none}</p>
      ) : (
        <ColumnTable
          label={messages.comparison.products}
          rows={rows}
          keyOf={String}
          onOpen={(row) => goTo('product-detail', { id: productOf(catalogue, row).id, view: 'costs' })}
          columns={[
            {
              head: messages.columns.product,
              className: 'max-w-64 truncate font-semibold max-md:max-w-32',
              render: (row) => nameOf(catalogue, row),
            },
            {
              head: messages.comparison.today,
              align: 'end',
              render: (row) => (
                <PriceAndMargin
                  figures={catalogue.columns.before}
                  row={row}
                  currency={productOf(catalogue, row).baseCurrency}
                />
              ),
            },
            ...compared.map(({ name, bench }) => ({
              head: (
                <span className="inline-block max-w-64 whitespace-normal wrap-anywhere max-md:max-w-32">{name}</span>
              ),
              align: 'end' as const,
              render: (row: number) => (
                <PriceAndMargin
                  figures={bench.frame.after}
                  row={row}
                  currency={productOf(catalogue, row).baseCurrency}
                />
              ),
            })),
          ]}
        />
      )}
    </section>
  )
}

interface PriceAndMarginProps {
  readonly figures: ShownFigures
  readonly row: number
  readonly currency: string
}

function PriceAndMargin({ figures: { price, margin, loses }, row, currency }: PriceAndMarginProps) {
  const [units, ppm] = [price[row] ?? NaN, margin[row] ?? NaN]
  return (
    <>
      <span className="font-semibold">{Number.isNaN(units) ? '–' : formatMoney(units, currency)}</span>{' '}
      <span className={loses[row] === 1 ? 'text-bad' : 'text-muted'}>
        {Number.isNaN(ppm) ? '–' : formatPercent(ppm)}
      </span>
    </>
  )
}

/** Losers first, then winners. */
function movedMost({ totals: { losers, winners } }: Workbench): readonly number[] {
  return [...losers.rows.slice(0, losers.count), ...winners.rows.slice(0, winners.count)]
}
