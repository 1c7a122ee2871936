import { useState } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { uiText } from '#web/kit/ui/text.ts'
import { pageText } from './page-text.ts'
import { Breaks, ListMargin, Picture, PriceInput, RuleChip } from './price-cells.tsx'
import type { PriceRowsProps } from './price-table.tsx'
import { WhyPopover } from './why-popover.tsx'

const text = pageText.table

/** The prices of a page of a list on a phone: the product and its price, below it why and what it leaves. */
export function PriceCards({ prices, pricing, acts, chosen, onChoose }: PriceRowsProps) {
  const [why, setWhy] = useState<{ readonly key: string; readonly anchor: Element } | undefined>(undefined)
  const told = prices.find(({ key }) => key === why?.key)
  return (
    <>
      <ul aria-label={text.label} className="overflow-hidden rounded-xl border border-line bg-card">
        {prices.map((listed) => {
          const { row, key, name, sku, item } = listed
          return (
            <li key={key} className="border-b border-line px-3 py-3 last:border-b-0">
              <div className="flex items-center gap-2.5">
                <Checkbox
                  label={uiText.selectRow(name)}
                  hideLabel
                  checked={chosen.has(row.id)}
                  onChange={(isChosen) => onChoose(row.id, isChosen, false)}
                />
                <Picture row={row} />
                <div className="min-w-0 flex-1">
                  <ScreenLink
                    screen="product-detail"
                    search={{ id: row.id }}
                    className="block truncate text-[15px] font-semibold"
                  >
                    {name}
                  </ScreenLink>
                  <p className="truncate text-[13px] text-muted">
                    {[sku, item.price === null ? '' : formatMoney(item.price, item.currency)]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </p>
                </div>
                <div className="w-28 shrink-0">
                  <PriceInput listed={listed} acts={acts} />
                </div>
              </div>
              <div className="mt-2 flex items-center justify-between gap-2">
                <RuleChip
                  listed={listed}
                  isOpen={why?.key === key}
                  onToggle={(key, anchor) => setWhy({ key, anchor })}
                />
                <span className="flex items-center gap-1.5">
                  <ListMargin listed={listed} />
                  <Breaks listed={listed} acts={acts} />
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      {why && told && (
        <WhyPopover listed={told} pricing={pricing} acts={acts} anchor={why.anchor} onClose={() => setWhy(undefined)} />
      )}
    </>
  )
}
