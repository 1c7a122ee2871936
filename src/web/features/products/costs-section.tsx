import type { Ref } from 'react'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { orEmpty, readPercent } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { OtherCosts } from '#web/kit/price/other-costs.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { CostField } from './cost-field.tsx'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorText as text } from './editor-text.ts'
import { StaleRates } from './origin-note.tsx'

const { line } = product.fields.additionalCosts

/** What a product costs: supplier price and its currency, shipping, duty, VAT, and any further costs. */
export function CostsSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, price, context, save } = editing
  const currency = row.baseCurrency
  return (
    <EditorSection
      title={text.sections.costs}
      {...(ref ? { ref } : {})}
      aside={
        price.result.flag === 'no-cost' || price.result.totalCost === null ? null : (
          <span className="font-semibold text-muted">{formatMoney(price.result.totalCost, currency)}</span>
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4">
        <CostField
          label={text.supplierPrice}
          name="baseCost"
          currency={currency}
          min={0}
          cost={{ amount: row.baseCost, origin: row.baseCostOrigin }}
          onChange={(cost) => save({ baseCost: cost.amount, baseCostOrigin: cost.origin }, text.supplierPrice)}
        />
        <CostField
          label={text.shipping}
          name="shippingCost"
          currency={currency}
          min={0}
          cost={{ amount: row.shippingCost, origin: row.shippingCostOrigin }}
          onChange={(cost) => save({ shippingCost: cost.amount, shippingCostOrigin: cost.origin }, text.shipping)}
        />
        <PercentField
          label={text.duty}
          name="importDuty"
          text={percentText(row.importDuty)}
          parse={readPercent()}
          onCommit={(importDuty) => save({ importDuty }, text.duty)}
        />
        <PercentField
          label={text.vat}
          name="vatTax"
          className="col-span-2 sm:col-span-1"
          help={context.vatRecoverable ? text.vatReclaimed : text.vatHelp}
          text={percentText(row.vatTax)}
          parse={orEmpty(readPercent())}
          onCommit={(vatTax) => save({ vatTax }, text.vat)}
        />
      </div>
      <OtherCosts
        costs={row.additionalCosts}
        labelField={line?.['label'] as Field<string>}
        save={save}
        renderAmount={(cost, { onSave, ...field }) => (
          <CostField
            {...field}
            currency={currency}
            cost={{ amount: cost.amount, origin: cost.origin ?? null }}
            onChange={onSave}
          />
        )}
      />
      <StaleRates
        origins={[row.baseCostOrigin, row.shippingCostOrigin, ...row.additionalCosts.map(({ origin }) => origin)]}
      />
    </EditorSection>
  )
}
