import type { Ref } from 'react'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { OtherCosts } from '#web/kit/price/other-costs.tsx'
import { CostField } from './cost-field.tsx'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorMessages as messages } from './editor-messages.ts'
import { ProductCurrency } from './product-currency.tsx'
import { ProductField } from './product-field.tsx'

const { line } = product.fields.additionalCosts

/** What a product costs: supplier price and its currency, shipping, duty, VAT, and any further costs. */
export function CostsSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, context, save, act } = editing
  const currency = row.baseCurrency
  return (
    <EditorSection
      title={messages.sections.costs}
      {...(ref ? { ref } : {})}
      aside={<ProductCurrency editing={editing} />}
    >
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-4 min-[23rem]:grid-cols-2">
        <ForeignCost editing={editing} name="baseCost" />
        <ForeignCost editing={editing} name="shippingCost" />
        <ProductField row={row} save={save} name="importDuty" />
        <ProductField
          row={row}
          save={save}
          name="vatTax"
          help={context.vatRecoverable ? messages.vatReclaimed : messages.vatHelp}
        />
      </div>
      <OtherCosts
        costs={row.additionalCosts}
        labelField={line?.['label'] as Field<string>}
        save={save}
        remove={act}
        renderAmount={(cost, { onSave, ...field }) => (
          <CostField
            {...field}
            currency={currency}
            cost={{ amount: cost.amount, origin: cost.origin ?? null }}
            onChange={onSave}
          />
        )}
      />
    </EditorSection>
  )
}

interface ForeignCostProps {
  readonly editing: Editing
  readonly name: 'baseCost' | 'shippingCost'
}

/** A cost of the product that may have been paid in another currency. */
function ForeignCost({ editing: { row, save }, name }: ForeignCostProps) {
  const { label } = product.fields[name]
  return (
    <CostField
      label={label}
      currency={row.baseCurrency}
      min={0}
      unknown={name === 'baseCost' && row.totalCost === 0 ? messages.costUnknown : undefined}
      cost={{ amount: row[name], origin: row[`${name}Origin`] }}
      onChange={({ amount, origin }) => save({ [name]: amount, [`${name}Origin`]: origin }, label)}
    />
  )
}
