import Trash2 from 'lucide-react/icons/trash-2'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { priceText } from '#web/kit/price/text.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Cell, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { Editing } from './editing.ts'
import type { VariantLine } from './product-row.ts'
import {
  BarcodeField,
  CostField,
  DutyField,
  NameField,
  OwnPriceField,
  RebateField,
  ShippingField,
  SkuField,
  StockField,
  variantPrice,
  type VariantEditing,
} from './variant-fields.tsx'
import { variantText as text } from './variant-text.ts'

export interface VariantListProps {
  readonly editing: Editing
  /** Those of the page that is shown. */
  readonly variants: readonly VariantLine[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void
  readonly onRemove: (variant: VariantLine) => void
  readonly edit: (variant: VariantLine) => VariantEditing
  readonly opener: StoryOpener
  /** Shipping, duty and rebate of each variant are shown. */
  readonly withCosts: boolean
  readonly footer?: ReactNode
}

const { columns } = text

/** The costs that a variant may have beside its supplier price. */
export const COST_FIELDS = [
  ['shippingCost', ShippingField],
  ['dutyCost', DutyField],
  ['rebate', RebateField],
] as const

/** The variants as a table that is typed into; Enter and the arrows go from row to row. */
export function VariantTable(props: VariantListProps) {
  const { variants, chosen, onChoose, withCosts, footer } = props
  const ids = variants.map(({ id }) => id)
  const some = ids.some((id) => chosen.has(id))
  return (
    <DataTable label={text.title} footer={footer}>
      <thead>
        <tr className="[&>th]:px-1.5 [&>th:first-child]:px-3 [&>th:nth-child(2)]:px-3">
          <SelectAllCell
            checked={some && ids.every((id) => chosen.has(id))}
            some={some}
            onChange={(isChosen) => onChoose(ids, isChosen)}
          />
          <HeadCell pin="afterBox">{columns.name}</HeadCell>
          <HeadCell>{columns.sku}</HeadCell>
          <HeadCell>{columns.barcode}</HeadCell>
          <HeadCell align="end">{columns.baseCost}</HeadCell>
          {withCosts &&
            COST_FIELDS.map(([name]) => (
              <HeadCell key={name} align="end">
                {columns[name]}
              </HeadCell>
            ))}
          <HeadCell align="end">{columns.retailPrice}</HeadCell>
          <HeadCell align="end">{columns.price}</HeadCell>
          <HeadCell>{columns.margin}</HeadCell>
          <HeadCell align="end">{columns.stock}</HeadCell>
          <HeadCell>{columns.isActive}</HeadCell>
          <HeadCell>
            <span className="sr-only">{text.delete('')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <FieldScope key={variant.id} of={variant.id}>
            <VariantTableRow {...props} variant={variant} />
          </FieldScope>
        ))}
      </tbody>
    </DataTable>
  )
}

function VariantTableRow({
  editing,
  variant,
  chosen,
  onChoose,
  onRemove,
  edit,
  opener,
  withCosts,
}: VariantListProps & { readonly variant: VariantLine }) {
  const fields = { ...edit(variant), hideLabel: true }
  const { price } = variantPrice(editing, variant)
  return (
    <Row
      onKeyDown={moveBetweenRows}
      selected={chosen.has(variant.id)}
      className="[&>*]:py-1.5 [&>*]:align-top [&>td]:px-1.5 [&>td:first-child]:px-3 [&>td:first-child]:pt-3.5"
    >
      <SelectCell
        name={variant.name}
        checked={chosen.has(variant.id)}
        onChange={(isChosen) => onChoose([variant.id], isChosen)}
      />
      <Cell head pin="afterBox" className="max-w-48 min-w-28 font-semibold">
        {variant.optionValues.some(Boolean) ? (
          <span className="block truncate py-1.5">{variant.name}</span>
        ) : (
          <NameField {...fields} />
        )}
      </Cell>
      <Cell>
        <div className="w-32 whitespace-normal">
          <SkuField {...fields} />
        </div>
      </Cell>
      <Cell>
        <div className="w-36 whitespace-normal">
          <BarcodeField {...fields} />
        </div>
      </Cell>
      <Cell>
        <div className="w-25 whitespace-normal">
          <CostField {...fields} />
        </div>
      </Cell>
      {withCosts &&
        COST_FIELDS.map(([name, Field]) => (
          <Cell key={name}>
            <div className="w-25 whitespace-normal">
              <Field {...fields} />
            </div>
          </Cell>
        ))}
      <Cell>
        <div className="w-25 whitespace-normal">
          <OwnPriceField {...fields} />
        </div>
      </Cell>
      <Cell align="end">
        <VariantPriceButton editing={editing} variant={variant} opener={opener} />
      </Cell>
      <Cell>
        <span className="inline-flex h-9 items-center">
          <MarginPill result={price.result} />
        </span>
      </Cell>
      <Cell>
        <div className="w-16 whitespace-normal">
          <StockField {...fields} />
        </div>
      </Cell>
      <Cell>
        <span className="inline-flex h-9 items-center">
          <Checkbox
            label={text.fieldOf(columns.isActive, variant.name)}
            hideLabel
            checked={variant.isActive}
            onChange={(isActive) => fields.onChange({ isActive }, columns.isActive)}
          />
        </span>
      </Cell>
      <Cell>
        <IconButton
          label={text.delete(variant.name)}
          icon={<Trash2 />}
          className="text-muted"
          onClick={() => onRemove(variant)}
        />
      </Cell>
    </Row>
  )
}

interface VariantPriceButtonProps {
  readonly editing: Editing
  readonly variant: VariantLine
  readonly opener: StoryOpener
}

/** What a variant sells for; its story is one hover or press away. */
export function VariantPriceButton({ editing, variant, opener }: VariantPriceButtonProps) {
  const { effectivePrice } = variantPrice(editing, variant).price.result
  const shown = effectivePrice === null ? '–' : formatMoney(effectivePrice, editing.row.baseCurrency)
  const told = effectivePrice === null ? priceText.noPrice : shown
  return (
    <button
      type="button"
      aria-label={priceText.showStory(`${variant.name}, ${told}`)}
      className="-mx-1.5 inline-flex h-9 items-center rounded-md px-1.5 font-bold hover:bg-accent-strong"
      onPointerEnter={(event) => opener.onPointerEnter(variant.id, event)}
      onPointerLeave={opener.onPointerLeave}
      onClick={(event) => opener.toggle(variant.id, event.currentTarget)}
    >
      {shown}
    </button>
  )
}

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Goes to the same field of the next or the previous row; Enter has saved what was typed by then. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const input = event.target
  if (step === undefined || event.nativeEvent.isComposing || event.altKey) return
  if (!(input instanceof HTMLInputElement) || input.type === 'checkbox') return
  const cell = input.closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  if (!cell || !(next instanceof HTMLTableRowElement)) return
  const target = next.cells[cell.cellIndex]?.querySelector('input')
  if (!target) return
  event.preventDefault()
  target.focus()
}
