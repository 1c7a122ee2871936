import { useState } from 'react'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { pageText } from './page-text.ts'
import type { PriceActs } from './price-acts.ts'
import { BasePrice, Breaks, ListMargin, Picture, PriceInput, RuleChip } from './price-cells.tsx'
import { WhyPopover } from './why-popover.tsx'

const text = pageText.table

/** What table and cards of a list's prices share. */
export interface PriceRowsProps {
  /** The prices of the page. */
  readonly prices: readonly ListedPrice[]
  readonly pricing: ListPricing
  readonly acts: PriceActs
  readonly chosen: ReadonlySet<string>
  readonly onOpen: (id: string) => void
  readonly onChoose: (id: string, isChosen: boolean, range: boolean) => void
}

interface PriceTableProps extends PriceRowsProps {
  readonly onChooseAll: (isChosen: boolean) => void
}

/** The prices of a page of a list; a price is overridden where it stands. */
export function PriceTable({ prices, pricing, acts, chosen, onOpen, onChoose, onChooseAll }: PriceTableProps) {
  const [why, setWhy] = useState<{ readonly key: string; readonly anchor: Element } | undefined>(undefined)
  const idAt = (index: number): string => prices[index]?.row.id ?? ''
  const show = (key: string, anchor: Element): void =>
    setWhy((before) => (before?.key === key ? undefined : { key, anchor }))
  const navigable = useRowNavigation({
    count: prices.length,
    onOpen: (index) => onOpen(idAt(index)),
    onToggle: (index, range) => onChoose(idAt(index), !chosen.has(idAt(index)), range),
    onSpace: (index, row) => show(prices[index]?.key ?? '', row.querySelector('[data-why]') ?? row),
  })
  const count = prices.filter(({ row }) => chosen.has(row.id)).length
  const told = prices.find(({ key }) => key === why?.key)
  return (
    <>
      <DataTable label={text.label}>
        <thead>
          <tr>
            <SelectAllCell checked={count > 0 && count === prices.length} some={count > 0} onChange={onChooseAll} />
            <HeadCell pin="afterBox">{text.name}</HeadCell>
            <HeadCell>{text.sku}</HeadCell>
            <HeadCell align="end">{text.base}</HeadCell>
            <HeadCell align="end">{text.price}</HeadCell>
            <HeadCell>{text.why}</HeadCell>
            <HeadCell>{text.margin}</HeadCell>
            <HeadCell>{text.breaks}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {prices.map((listed, index) => {
            const { row, key, name, sku } = listed
            return (
              <Row key={key} {...navigable(index)} selected={chosen.has(row.id)} className="scroll-mt-10">
                <SelectCell
                  name={name}
                  checked={chosen.has(row.id)}
                  onChange={(isChosen, range) => onChoose(row.id, isChosen, range)}
                />
                <Cell head pin="afterBox" className="max-w-80 min-w-52">
                  <span className="flex items-center gap-2.5">
                    <Picture row={row} />
                    <span className="truncate font-semibold">{name}</span>
                  </span>
                </Cell>
                <Cell className="max-w-36 truncate">{sku || <span className="text-muted">–</span>}</Cell>
                <Cell align="end">
                  <BasePrice item={listed.item} />
                </Cell>
                <Cell align="end">
                  <span className="ml-auto block w-32">
                    <PriceInput listed={listed} acts={acts} />
                  </span>
                </Cell>
                <Cell>
                  <RuleChip listed={listed} isOpen={why?.key === key} onToggle={show} />
                </Cell>
                <Cell>
                  <ListMargin listed={listed} />
                </Cell>
                <Cell>
                  <Breaks listed={listed} acts={acts} />
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </DataTable>
      {why && told && (
        <WhyPopover listed={told} pricing={pricing} acts={acts} anchor={why.anchor} onClose={() => setWhy(undefined)} />
      )}
    </>
  )
}
