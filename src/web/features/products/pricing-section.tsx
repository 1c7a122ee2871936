import { type Ref, Suspense, useState } from 'react'
import { isMarginClamped } from '#domain/price-formulas.ts'
import { PRICE_ENDINGS, type PriceEnding } from '#domain/price-ending.ts'
import { inheritedEnding } from '#domain/pricing-rules.ts'
import { product } from '#contract/entities/product.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { orEmpty, readMargin, readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatRate } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
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

/** How a product is priced: by margin, markup, by hand or as its price was entered, and how the price ends. */
export function PricingSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, contextOf, save } = editing
  const way = pricingWay(row)
  // By hand means the same to whoever types; this is where a price came in with the product.
  const isStored = row.retailPrice !== null
  const [isSolving, setSolving] = useState(false)
  return (
    <EditorSection
      title={messages.sections.pricing}
      {...(ref ? { ref } : {})}
      aside={
        <Button
          tone="ghost"
          size="small"
          className="-my-1.5 -me-2.5"
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
        hideLabel
        value={way ?? ''}
        segments={optionsOf(messages.ways).filter(({ value }) => value !== 'stored' || isStored)}
        onChange={(next) => {
          const chosen = PRICING_WAYS.find((each) => each === next)
          if (!chosen) return
          const edit = (now: RowOfKind<'product'>) =>
            switchPricing(now, shownPrice(now, contextOf(now.categoryId), null).result, chosen)
          save(edit, messages.way)
        }}
      />
      <div className="mt-4 grid grid-cols-1 items-start gap-x-4 gap-y-4 min-[23rem]:grid-cols-2">
        <PricingValue editing={editing} />
        <EndingSelect editing={editing} />
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
function PricingValue({ editing: { row, context, save, preview } }: { readonly editing: Editing }) {
  const way = pricingWay(row)
  if (way === 'byHand' || way === 'stored') {
    return (
      <ProductField row={row} save={save} preview={preview} name={way === 'byHand' ? 'pricingAmount' : 'retailPrice'} />
    )
  }
  const isMarkup = way === 'markup'
  const label = isMarkup ? messages.markup : messages.margin
  const percent = row.pricingPercent
  const isClamped = !isMarkup && percent !== null && isMarginClamped(percent)
  return (
    <PercentField
      name={isMarkup ? 'markup' : 'margin'}
      label={label}
      disabled={way === null}
      text={percentText(percent)}
      parse={orEmpty(isMarkup ? readPercent() : readMargin)}
      placeholder={isMarkup ? '0' : percentText(context.defaultMargin)}
      error={isClamped ? messages.clamped : undefined}
      help={percent === null && !isMarkup && messages.defaultMargin(formatRate(context.defaultMargin))}
      onCommit={(pricingPercent) => save({ pricingPercent }, label)}
      onType={(typed) => preview(typed === undefined ? null : { pricingPercent: typed })}
    />
  )
}

const AS_IN_SETTINGS = 'settings'

function EndingSelect({ editing: { row, context, save } }: { readonly editing: Editing }) {
  const { ending } = inheritedEnding(row.baseCurrency, context)
  const inherited = messages.endingDefault(ending)
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
