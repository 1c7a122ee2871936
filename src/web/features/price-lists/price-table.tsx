import { useState } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { ColumnTable } from '#web/kit/grid/column-table.tsx'
import { none } from '#web/kit/ui/none.tsx'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import type { SaidOfTax } from './odd-tax.ts'
import { tableMessages as messages } from './page-messages.ts'
import { Breaks } from './breaks-cell.tsx'
import { ListMargin, OddTax, Picture, PriceInput, RuleChip } from './price-cells.tsx'
import type { PriceActions } from './use-price-actions.ts'
import { WhyPopover } from './why-popover.tsx'

interface PriceTableProps {
  readonly prices: readonly ListedPrice[]
  readonly pricing: ListPricing
  readonly said: SaidOfTax
  readonly actions: PriceActions
  readonly chosen: ReadonlySet<string>
  readonly onOpen: (id: string) => void
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
  readonly onChooseAll: (isChosen: boolean) => void
}

/** The prices of a page of a list; a price is overridden where it stands. */
export function PriceTable(props: PriceTableProps) {
  const { prices, pricing, said, actions, chosen, onOpen, onChoose, onChooseAll } = props
  const [why, setWhy] = useState<{ readonly key: string; readonly anchor: Element }>()
  const told = prices.find(({ key }) => key === why?.key)
  const toggleWhy = (key: string, anchor: Element) =>
    setWhy((before) => (before?.key === key ? undefined : { key, anchor }))
  return (
    <>
      <ColumnTable
        label={messages.label}
        rows={prices}
        keyOf={({ key }) => key}
        onOpen={({ row }) => onOpen(row.id)}
        onSpace={({ key }, element) => toggleWhy(key, element.querySelector('[data-why]') ?? element)}
        choice={{ chosen, idOf: ({ row }) => row.id, nameOf: ({ name }) => name, onChoose, onChooseAll }}
        columns={[
          {
            head: messages.name,
            className: 'max-w-64 min-w-52 2xl:max-w-80',
            render: ({ row, name }) => (
              <span className="flex items-center gap-2.5">
                <Picture row={row} />
                <span className="line-clamp-3 font-semibold md:line-clamp-none md:truncate">{name}</span>
              </span>
            ),
          },
          {
            head: messages.sku,
            card: 'detail',
            className: 'max-w-44 min-w-24 whitespace-normal wrap-anywhere',
            render: ({ sku }) => sku || none,
          },
          {
            head: messages.base,
            card: 'detail',
            align: 'end',
            render: ({ item }) => (item.price === null ? none : formatMoney(item.price, item.currency)),
          },
          {
            head: messages.price,
            // Beside a field of its own width a name would have no room.
            card: 'line',
            align: 'end',
            render: (listed) => (
              <span className="ms-auto block w-28 font-normal max-md:relative max-md:z-1 md:w-32">
                <PriceInput listed={listed} actions={actions} />
                <OddTax listed={listed} said={said} />
              </span>
            ),
          },
          {
            head: messages.why,
            card: 'state',
            render: (listed) => <RuleChip listed={listed} isOpen={why?.key === listed.key} onToggle={toggleWhy} />,
          },
          { head: messages.margin, card: 'state', render: (listed) => <ListMargin listed={listed} /> },
          {
            head: messages.breaks,
            card: 'state',
            render: (listed) => <Breaks listed={listed} pricing={pricing} actions={actions} />,
          },
        ]}
      />
      {why && told && (
        <WhyPopover
          listed={told}
          pricing={pricing}
          actions={actions}
          anchor={why.anchor}
          onClose={() => setWhy(undefined)}
        />
      )}
    </>
  )
}
