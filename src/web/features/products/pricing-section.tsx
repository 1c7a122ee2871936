import { type Ref, Suspense, useState } from 'react'
import { isMarginClamped } from '#domain/price-formulas.ts'
import { PRICE_ENDINGS, type PriceEnding } from '#domain/price-ending.ts'
import { effectiveFloor } from '#domain/price-floor.ts'
import { inheritedEnding } from '#domain/pricing-rules.ts'
import { product } from '#contract/entities/product.ts'
import { orEmpty, readMargin, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorMessages as messages } from './editor-messages.ts'
import { ProductField } from './product-field.tsx'
import { PRICING_WAYS, pricingWay, switchPricing } from './switch-pricing.ts'

const SolvePanel = lazyPart(() => import('./solve-panel.tsx').then((module) => module.SolvePanel))

/** How a product is priced: by margin, markup, hand or a stored price, its ending, its floor and its trade price. */
export function PricingSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, price, save } = editing
  const way = pricingWay(row)
  const [isSolving, setSolving] = useState(false)
  return (
    <EditorSection
      title={messages.sections.pricing}
      {...(ref ? { ref } : {})}
      aside={
        <Button
          tone="ghost"
          size="small"
          className="-my-1.5 -mr-2.5"
          aria-expanded={isSolving}
          onPointerEnter={SolvePanel.preload}
          onClick={() => setSolving(!isSolving)}
        >
          {isSolving ? messages.solved : messages.solve}
        </Button>
      }
    >
      {way === null && <p className="mb-3 text-pretty text-muted">{messages.noWay}</p>}
      <SegmentedControl<string>
        label={messages.way}
        value={way ?? ''}
        segments={optionsOf(messages.ways)}
        onChange={(next) => {
          const chosen = PRICING_WAYS.find((each) => each === next)
          if (chosen) save(switchPricing(row, price.result, chosen), messages.way)
        }}
      />
      <div className="mt-4 grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <PricingValue editing={editing} />
        <EndingSelect editing={editing} />
        <FloorField editing={editing} />
        <TradeField editing={editing} />
      </div>
      {isSolving && (
        <Suspense fallback={null}>
          <SolvePanel editing={editing} />
        </Suspense>
      )}
    </EditorSection>
  )
}

/** The one figure that the chosen way needs. */
function PricingValue({ editing: { row, context, save } }: { readonly editing: Editing }) {
  const way = pricingWay(row)
  if (way === 'byHand' || way === 'stored') {
    return <ProductField row={row} save={save} name={way === 'byHand' ? 'pricingAmount' : 'retailPrice'} />
  }
  const isMarkup = way === 'markup'
  const label = isMarkup ? messages.markup : messages.margin
  const percent = row.pricingPercent
  const isClamped = !isMarkup && percent !== null && isMarginClamped(percent)
  return (
    <PercentField
      label={label}
      disabled={way === null}
      text={percentText(percent)}
      parse={orEmpty(isMarkup ? readPercent() : readMargin)}
      placeholder={isMarkup ? '0' : percentText(context.defaultMargin)}
      error={isClamped ? messages.clamped : undefined}
      help={percent === null && !isMarkup && messages.defaultMargin(formatRate(context.defaultMargin))}
      onCommit={(pricingPercent) => save({ pricingPercent }, label)}
    />
  )
}

const AS_IN_SETTINGS = 'settings'

function EndingSelect({ editing: { row, context, save } }: { readonly editing: Editing }) {
  const { ending } = inheritedEnding(row.baseCurrency, context)
  const inherited = messages.endingDefault(priceMessages.endings[ending].toLowerCase())
  return (
    <NativeSelect<PriceEnding | typeof AS_IN_SETTINGS>
      label={product.fields.priceEnding.label}
      value={row.priceEnding ?? AS_IN_SETTINGS}
      options={[
        { value: AS_IN_SETTINGS, label: inherited },
        ...PRICE_ENDINGS.map((value) => ({ value, label: priceMessages.endings[value] })),
      ]}
      onChange={(value) =>
        save({ priceEnding: value === AS_IN_SETTINGS ? null : value }, product.fields.priceEnding.label)
      }
    />
  )
}

function FloorField({ editing: { row, context, save } }: { readonly editing: Editing }) {
  const { floor, floorSource } = effectiveFloor(null, context.categoryFloors, context.floorMargin)
  const inherited =
    floor === null || floorSource === null
      ? messages.floorNone
      : messages.floorInherited(formatRate(floor), messages.floorSources[floorSource])
  return (
    <ProductField
      row={row}
      save={save}
      name="floorMargin"
      placeholder={percentText(floor)}
      help={row.floorMargin === null ? inherited : messages.floorHelp}
    />
  )
}

function TradeField({ editing: { row, price, save } }: { readonly editing: Editing }) {
  const { effectiveTradePrice } = price.result
  const isComputed = row.tradePrice === null && effectiveTradePrice !== null
  return (
    <ProductField
      row={row}
      save={save}
      name="tradePrice"
      placeholder={moneyText(effectiveTradePrice, row.baseCurrency)}
      help={isComputed && messages.tradeComputed(formatMoney(effectiveTradePrice, row.baseCurrency))}
    />
  )
}
