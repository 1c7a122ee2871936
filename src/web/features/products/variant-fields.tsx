import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { DUTY_LINE, REBATE_LINE } from '#domain/landed-cost/cost-lines.ts'
import type { Units } from '#domain/money.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import type { Editing } from './editing.ts'
import { stockRemark } from './stock-remark.ts'
import type { VariantChange, VariantLine } from './variant-edits.ts'
import { variantMessages as messages } from './variant-messages.ts'

export const variantLine: Readonly<Record<string, Field | undefined>> = product.fields.variants.line ?? {}

/** The costs that a variant may have beside its supplier price, as landings leave them (SHIP-02). */
export const OWN_COSTS = ['shippingCost', 'dutyCost', 'rebate'] as const
export type VariantFieldName =
  | 'name'
  | 'sku'
  | 'barcode'
  | 'baseCost'
  | (typeof OWN_COSTS)[number]
  | 'retailPrice'
  | 'stock'

export interface VariantEditing {
  readonly editing: Editing
  readonly variant: VariantLine
  /** Another variant of the product has its SKU too. */
  readonly isSkuRepeated: boolean
  readonly onChange: (change: VariantChange, what: string) => void
}

export interface VariantFieldProps extends VariantEditing {
  readonly name: VariantFieldName
  /** The label only for screen readers: a table's head says it. */
  readonly hideLabel?: boolean
  readonly className?: string
}

/** The control of one field of a variant. An empty amount stands for that of the product, or for the price by its rule. */
export function VariantField(props: VariantFieldProps) {
  const { name, editing, variant, isSkuRepeated, onChange, hideLabel = false, className = '' } = props
  const declared = variantLine[name]
  if (!declared) return null
  const currency = editing.row.baseCurrency
  const column = messages.columns[name]
  const label = hideLabel ? messages.fieldOf(column, variant.name) : column
  return (
    <FieldControl
      name={name}
      field={{ ...declared, label }}
      help={name === 'stock' && stockRemark(variant.stock)}
      error={name === 'sku' && isSkuRepeated ? messages.sameSku : undefined}
      hideLabel={hideLabel}
      className={className}
      value={variant[name] ?? null}
      currency={currency}
      placeholder={moneyText(inherited(name, editing, variant), currency)}
      onCommit={(value) => onChange({ [name]: value }, column)}
    />
  )
}

function inherited(name: VariantFieldName, { row }: Editing, variant: VariantLine): Units | null {
  if (name === 'baseCost' || name === 'shippingCost') return row[name]
  if (name === 'retailPrice') return variant.calculated_price
  const line = name === 'dutyCost' ? DUTY_LINE : name === 'rebate' ? REBATE_LINE : undefined
  return row.additionalCosts.find(({ id }) => id === line)?.amount ?? null
}

/** What a variant sells for, as the screens show prices. */
export function variantPrice({ shown: row, context }: Editing, variant: VariantLine) {
  const input = variantInput(row, variant)
  return { input, price: shownPrice(input, context, null) }
}

/** Whether a variant has costs of its own beside its supplier price. */
export function hasOwnCosts(variant: VariantLine): boolean {
  return OWN_COSTS.some((name) => (variant[name] ?? null) !== null)
}
