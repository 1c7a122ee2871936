import type { Ref } from 'react'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { OtherCosts } from '#web/kit/price/other-costs.tsx'
import { CostField } from './cost-field.tsx'
import type { Cost } from './cost-origins.ts'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorMessages as messages } from './editor-messages.ts'
import { ProductCurrency } from './product-currency.tsx'
import { ProductField } from './product-field.tsx'

const { line } = product.fields.additionalCosts

/** What a product costs: supplier price and its currency, shipping, duty, VAT, and any further costs. */
export function CostsSection({ editing, ref }: { readonly editing: Editing; readonly ref?: Ref<HTMLElement> }) {
  const { row, shown, context, save, act, preview } = editing
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
        <ProductField row={row} save={save} preview={preview} name="importDuty" />
        <ProductField
          row={row}
          save={save}
          preview={preview}
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
            cost={costOf(cost)}
            shown={costOf(shown.additionalCosts.find(({ id }) => id === cost.id) ?? cost)}
            onChange={onSave}
            onType={(typed) => preview(typed ? { additionalCosts: { lines: { [cost.id]: typed } } } : null)}
          />
        )}
      />
    </EditorSection>
  )
}

function costOf({ amount, origin }: Pick<Cost, 'amount'> & Partial<Cost>): Cost {
  return { amount, origin: origin ?? null }
}

interface ForeignCostProps {
  readonly editing: Editing
  readonly name: 'baseCost' | 'shippingCost'
}

/** A cost of the product that may have been paid in another currency. */
function ForeignCost({ editing: { row, shown, save, preview }, name }: ForeignCostProps) {
  const { label } = product.fields[name]
  const patchOf = ({ amount, origin }: Cost) => ({ [name]: amount, [`${name}Origin`]: origin })
  return (
    <CostField
      name={name}
      label={label}
      currency={row.baseCurrency}
      min={0}
      unknown={name === 'baseCost' && row.totalCost === 0 ? messages.costUnknown : undefined}
      cost={{ amount: row[name], origin: row[`${name}Origin`] }}
      shown={{ amount: shown[name], origin: shown[`${name}Origin`] }}
      onChange={(cost) => save(patchOf(cost), label)}
      onType={(cost) => preview(cost ? patchOf(cost) : null)}
    />
  )
}
