import Trash2 from 'lucide-react/icons/trash-2'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatMoney } from '#web/kit/format/money.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { priceMessages } from '#web/kit/price/messages.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Cell, type CellAlign, DataTable, HeadCell, Row, SelectAllCell, SelectCell } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { Editing } from './editing.ts'
import { OWN_COSTS, VariantField, type VariantFieldName, variantPrice, type VariantEditing } from './variant-fields.tsx'
import type { VariantLine } from './variant-edits.ts'
import { variantMessages as messages } from './variant-messages.ts'

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

interface Column {
  readonly name: keyof typeof messages.columns
  readonly align?: CellAlign
  readonly render: (fields: VariantEditing, list: VariantListProps) => ReactNode
}

function typed(name: VariantFieldName, width: string, align: CellAlign = 'start'): Column {
  const render = (fields: VariantEditing) => (
    <VariantField {...fields} name={name} hideLabel className={classNames('whitespace-normal', width)} />
  )
  return { name, align, render }
}

const money = (name: VariantFieldName): Column => typed(name, 'w-25', 'end')

/** The columns after the name. */
const COLUMNS: readonly Column[] = [
  typed('sku', 'w-32'),
  typed('barcode', 'w-36'),
  money('baseCost'),
  ...OWN_COSTS.map((name) => money(name)),
  money('retailPrice'),
  {
    name: 'price',
    align: 'end',
    render: ({ editing, variant }, { opener }) => (
      <VariantPriceButton editing={editing} variant={variant} opener={opener} />
    ),
  },
  {
    name: 'margin',
    render: ({ editing, variant }) => (
      <span className="inline-flex h-9 items-center">
        <MarginPill result={variantPrice(editing, variant).price.result} />
      </span>
    ),
  },
  typed('stock', 'w-16', 'end'),
  {
    name: 'isActive',
    render: ({ variant, onChange }) => (
      <span className="inline-flex h-9 items-center">
        <Checkbox
          aria-label={messages.fieldOf(messages.columns.isActive, variant.name)}
          checked={variant.isActive}
          onChange={(isActive) => onChange({ isActive }, messages.columns.isActive)}
        />
      </span>
    ),
  },
]

function columnsOf({ withCosts }: VariantListProps): readonly Column[] {
  return withCosts ? COLUMNS : COLUMNS.filter(({ name }) => !OWN_COSTS.some((cost) => cost === name))
}

/** The variants as a table that is typed into; Enter and the arrows go from row to row. */
export function VariantTable(props: VariantListProps) {
  const { variants, chosen, onChoose, footer } = props
  const ids = variants.map(({ id }) => id)
  const some = ids.some((id) => chosen.has(id))
  return (
    <DataTable label={messages.title} footer={footer}>
      <thead>
        <tr className="[&>th]:px-1.5 [&>th:first-child]:px-3 [&>th:nth-child(2)]:px-3">
          <SelectAllCell
            checked={some && ids.every((id) => chosen.has(id))}
            some={some}
            onChange={(isChosen) => onChoose(ids, isChosen)}
          />
          <HeadCell pin="afterBox">{messages.columns.name}</HeadCell>
          {columnsOf(props).map(({ name, align = 'start' }) => (
            <HeadCell key={name} align={align}>
              {messages.columns[name]}
            </HeadCell>
          ))}
          <HeadCell>
            <span className="sr-only">{messages.delete('')}</span>
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

function VariantTableRow({ variant, ...list }: VariantListProps & { readonly variant: VariantLine }) {
  const { chosen, onChoose, onRemove, edit } = list
  const fields = edit(variant)
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
          <VariantField {...fields} name="name" hideLabel />
        )}
      </Cell>
      {columnsOf(list).map(({ name, align = 'start', render }) => (
        <Cell key={name} align={align}>
          {render(fields, list)}
        </Cell>
      ))}
      <Cell>
        <IconButton
          label={messages.delete(variant.name)}
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
  const told = effectivePrice === null ? priceMessages.noPrice : shown
  return (
    <button
      type="button"
      aria-label={priceMessages.showStory(`${variant.name}, ${told}`)}
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
