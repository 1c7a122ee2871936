import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { DUTY_LINE, REBATE_LINE } from '#domain/landed-cost/cost-lines.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import { orEmpty, readInteger, readMoney } from '#web/kit/form/number-text.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { integerText, moneyText } from '#web/kit/form/typed-number.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import type { Editing } from './editing.ts'
import type { VariantLine } from './product-row.ts'
import type { VariantChange } from './variant-edits.ts'
import { variantText as text } from './variant-text.ts'

const { line } = product.fields.variants

/** One variant while it is edited. */
export interface VariantEditing {
  readonly editing: Editing
  readonly variant: VariantLine
  /** Another variant of the product has its SKU too. */
  readonly isSkuRepeated: boolean
  readonly onChange: (change: VariantChange, what: string) => void
}

export interface VariantFieldProps extends VariantEditing {
  /** The label only for screen readers: a table's head says it. */
  readonly hideLabel?: boolean
}

/** What a variant sells for, as the screens show prices. */
export function variantPrice({ row, context }: Editing, variant: VariantLine) {
  const input = variantInput(row, variant)
  return { input, price: shownPrice(input, context, null) }
}

function labelOf(field: string, { variant, hideLabel }: VariantFieldProps): string {
  return hideLabel ? text.fieldOf(field, variant.name) : field
}

function VariantText({
  name,
  error,
  ...props
}: VariantFieldProps & { readonly name: 'name' | 'sku' | 'barcode'; readonly error?: string | undefined }) {
  const { variant, hideLabel = false, onChange } = props
  const label = text.columns[name]
  return (
    <SavedText
      label={labelOf(label, props)}
      hideLabel={hideLabel}
      value={variant[name]}
      error={error}
      read={readField(line?.[name] as Field<string>)}
      onSave={(value) => onChange({ [name]: value }, label)}
    />
  )
}

/** The name of a variant without options. */
export function NameField(props: VariantFieldProps) {
  return <VariantText {...props} name="name" />
}

export function SkuField(props: VariantFieldProps) {
  return <VariantText {...props} name="sku" error={props.isSkuRepeated ? text.sameSku : undefined} />
}

export function BarcodeField(props: VariantFieldProps) {
  return <VariantText {...props} name="barcode" />
}

/** Its own supplier price; empty, the product's. */
export function CostField(props: VariantFieldProps) {
  const { variant, editing, hideLabel = false, onChange } = props
  const { baseCurrency, baseCost } = editing.row
  return (
    <MoneyField
      label={labelOf(text.columns.baseCost, props)}
      hideLabel={hideLabel}
      currency={baseCurrency}
      text={moneyText(variant.baseCost, baseCurrency)}
      placeholder={moneyText(baseCost, baseCurrency)}
      parse={orEmpty(readMoney(baseCurrency))}
      onCommit={(amount) => onChange({ baseCost: amount }, text.columns.baseCost)}
    />
  )
}

/** Its own shipping, duty or rebate, as landings leave them; empty, the product's (SHIP-02). */
function OwnCostField({
  name,
  ...props
}: VariantFieldProps & { readonly name: 'shippingCost' | 'dutyCost' | 'rebate' }) {
  const { variant, editing, hideLabel = false, onChange } = props
  const { baseCurrency, shippingCost, additionalCosts } = editing.row
  const ofProduct = {
    shippingCost,
    dutyCost: additionalCosts.find(({ id }) => id === DUTY_LINE)?.amount ?? null,
    rebate: additionalCosts.find(({ id }) => id === REBATE_LINE)?.amount ?? null,
  }
  return (
    <MoneyField
      label={labelOf(text.columns[name], props)}
      hideLabel={hideLabel}
      currency={baseCurrency}
      text={moneyText(variant[name] ?? null, baseCurrency)}
      placeholder={moneyText(ofProduct[name], baseCurrency)}
      parse={orEmpty(name === 'rebate' ? readMoney(baseCurrency, { max: 0 }) : readMoney(baseCurrency))}
      onCommit={(amount) => onChange({ [name]: amount }, text.columns[name])}
    />
  )
}

export function ShippingField(props: VariantFieldProps) {
  return <OwnCostField {...props} name="shippingCost" />
}

export function DutyField(props: VariantFieldProps) {
  return <OwnCostField {...props} name="dutyCost" />
}

export function RebateField(props: VariantFieldProps) {
  return <OwnCostField {...props} name="rebate" />
}

/** Whether a variant has costs of its own beside its supplier price. */
export function hasOwnCosts({ shippingCost, dutyCost, rebate }: VariantLine): boolean {
  return [shippingCost, dutyCost, rebate].some((amount) => (amount ?? null) !== null)
}

/** Its own retail price; empty, the one that the product's rule computes. */
export function OwnPriceField(props: VariantFieldProps) {
  const { variant, editing, hideLabel = false, onChange } = props
  const { baseCurrency } = editing.row
  return (
    <MoneyField
      label={labelOf(text.columns.retailPrice, props)}
      hideLabel={hideLabel}
      currency={baseCurrency}
      text={moneyText(variant.retailPrice, baseCurrency)}
      placeholder={moneyText(variant.calculated_price, baseCurrency)}
      parse={orEmpty(readMoney(baseCurrency))}
      onCommit={(retailPrice) => onChange({ retailPrice }, text.columns.retailPrice)}
    />
  )
}

export function StockField(props: VariantFieldProps) {
  const { variant, hideLabel = false, onChange } = props
  return (
    <NumberField<number | null>
      label={labelOf(text.columns.stock, props)}
      hideLabel={hideLabel}
      text={integerText(variant.stock)}
      parse={orEmpty(readInteger())}
      onCommit={(stock) => onChange({ stock }, text.columns.stock)}
    />
  )
}
