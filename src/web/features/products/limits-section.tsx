import { effectiveFloor } from '#domain/price-floor.ts'
import { usedTradeMargin } from '#domain/pricing.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import type { Editing } from './editing.ts'
import { editorMessages as messages } from './editor-messages.ts'
import { ProductField } from './product-field.tsx'

/** The lowest margin of a product, and what it sells for to the trade. */
export function LimitsSection({ editing }: { readonly editing: Editing }) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4">
      <FloorField editing={editing} />
      <TradeField editing={editing} />
    </div>
  )
}

function FloorField({ editing: { row, context, save, preview } }: { readonly editing: Editing }) {
  const { floor, floorSource } = effectiveFloor(null, context.categoryFloors, context.floorMargin)
  const inherited =
    floor === null || floorSource === null
      ? messages.floorNone
      : messages.floorInherited(formatRate(floor), messages.floorSources[floorSource])
  return (
    <ProductField
      row={row}
      save={save}
      preview={preview}
      name="floorMargin"
      placeholder={percentText(floor)}
      help={row.floorMargin === null ? inherited : messages.floorHelp}
    />
  )
}

function TradeField({ editing: { row, price, save, preview } }: { readonly editing: Editing }) {
  const { effectiveTradePrice } = price.result
  const isComputed = row.tradePrice === null && effectiveTradePrice !== null
  return (
    <ProductField
      row={row}
      save={save}
      preview={preview}
      name="tradePrice"
      placeholder={moneyText(effectiveTradePrice, row.baseCurrency)}
      help={
        isComputed &&
        messages.tradeComputed(
          formatMoney(effectiveTradePrice, row.baseCurrency),
          formatRate(usedTradeMargin(price.rules)),
        )
      }
    />
  )
}
