import { type Ref, Suspense, useState } from 'react'
import { isMarginClamped } from '#domain/price-formulas.ts'
import { PRICE_ENDINGS, type PriceEnding } from '#domain/price-ending.ts'
import { effectiveFloor } from '#domain/price-floor.ts'
import { inheritedEnding } from '#domain/pricing-rules.ts'
import { orEmpty, readMargin, readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { priceText } from '#web/kit/price/text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorText as text } from './editor-text.ts'
import { PRICING_WAYS, pricingWay, switchPricing } from './switch-pricing.ts'

const SolvePanel = lazyPart(() => import('./solve-panel.tsx').then((module) => module.SolvePanel))

const WAYS = PRICING_WAYS.map((value) => ({ value, label: text.ways[value] }))

/** How a product is priced: by margin, markup, hand or a stored price, its ending, its floor and its trade price. */
export function PricingSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, price, save } = editing
  const way = pricingWay(row)
  const currency = row.baseCurrency
  const [isSolving, setSolving] = useState(false)
  return (
    <EditorSection
      title={text.sections.pricing}
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
          {isSolving ? text.solved : text.solve}
        </Button>
      }
    >
      {way === null && <p className="mb-3 text-pretty text-muted">{text.noWay}</p>}
      <SegmentedControl<string>
        label={text.way}
        value={way ?? ''}
        segments={WAYS}
        onChange={(next) => {
          const chosen = PRICING_WAYS.find((each) => each === next)
          if (chosen) save(switchPricing(row, price.result, chosen), text.way)
        }}
      />
      <div className="mt-4 grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <PricingValue editing={editing} />
        <EndingSelect editing={editing} />
        <FloorField editing={editing} />
        <MoneyField
          label={text.trade}
          currency={currency}
          name="tradePrice"
          text={moneyText(row.tradePrice, currency)}
          parse={orEmpty(readMoney(currency))}
          placeholder={
            price.result.effectiveTradePrice === null ? '' : moneyText(price.result.effectiveTradePrice, currency)
          }
          help={
            row.tradePrice === null &&
            price.result.effectiveTradePrice !== null &&
            text.tradeComputed(formatMoney(price.result.effectiveTradePrice, currency))
          }
          onCommit={(tradePrice) => save({ tradePrice }, text.trade)}
        />
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
  const currency = row.baseCurrency
  const way = pricingWay(row)
  if (way === 'byHand' || way === 'stored') {
    const [name, label] =
      way === 'byHand' ? (['pricingAmount', text.byHand] as const) : (['retailPrice', text.stored] as const)
    return (
      <MoneyField
        label={label}
        currency={currency}
        name={name}
        text={moneyText(row[name], currency)}
        parse={orEmpty(readMoney(currency))}
        onCommit={(amount) => save({ [name]: amount }, label)}
      />
    )
  }
  const isMarkup = way === 'markup'
  const label = isMarkup ? text.markup : text.margin
  const percent = row.pricingPercent
  const isClamped = !isMarkup && percent !== null && isMarginClamped(percent)
  return (
    <PercentField
      label={label}
      name="pricingPercent"
      disabled={way === null}
      text={percentText(percent)}
      parse={orEmpty(isMarkup ? readPercent() : readMargin)}
      placeholder={isMarkup ? '0' : percentText(context.defaultMargin)}
      error={isClamped ? text.clamped : undefined}
      help={percent === null && !isMarkup && text.defaultMargin(formatRate(context.defaultMargin))}
      onCommit={(pricingPercent) => save({ pricingPercent }, label)}
    />
  )
}

const AS_IN_SETTINGS = 'settings'

function EndingSelect({ editing: { row, context, save } }: { readonly editing: Editing }) {
  const { ending } = inheritedEnding(row.baseCurrency, context)
  const inherited = text.endingDefault(priceText.endings[ending].toLowerCase())
  return (
    <NativeSelect<PriceEnding | typeof AS_IN_SETTINGS>
      label={text.ending}
      value={row.priceEnding ?? AS_IN_SETTINGS}
      options={[
        { value: AS_IN_SETTINGS, label: inherited },
        ...PRICE_ENDINGS.map((value) => ({ value, label: priceText.endings[value] })),
      ]}
      onChange={(value) => save({ priceEnding: value === AS_IN_SETTINGS ? null : value }, text.ending)}
    />
  )
}

function FloorField({ editing: { row, context, save } }: { readonly editing: Editing }) {
  const { floor, floorSource } = effectiveFloor(null, context.categoryFloors, context.floorMargin)
  const inherited =
    floor === null || floorSource === null
      ? text.floorNone
      : text.floorInherited(formatRate(floor), text.floorSources[floorSource])
  return (
    <PercentField
      label={text.floor}
      name="floorMargin"
      text={percentText(row.floorMargin)}
      parse={orEmpty(readMargin)}
      placeholder={percentText(floor)}
      help={row.floorMargin === null ? inherited : text.floorHelp}
      onCommit={(floorMargin) => save({ floorMargin }, text.floor)}
    />
  )
}
