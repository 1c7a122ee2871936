import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { BulkEdit, BulkPricing } from '#domain/bulk-edit.ts'
import { MAX_PPM, PPM } from '#domain/money.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { priceMessages } from '#web/kit/price/messages.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { type BulkPart, BULK_PARTS, withoutPart } from './bulk-draft.ts'
import { bulkMessages as messages } from './bulk-messages.ts'
import { LiveField } from './live-field.tsx'

const { fields } = product

export interface BulkPartsProps {
  readonly edit: BulkEdit
  /** The part that was added last: it takes the focus. */
  readonly added: BulkPart | undefined
  readonly onChange: (edit: BulkEdit) => void
  readonly categories: readonly Option[]
  readonly brands: readonly Option[]
  /** The currency of amounts; undefined where the products have several. */
  readonly currency: string | undefined
  /** What is typed for a part can be read, or not. */
  readonly onReadable: (part: BulkPart, isReadable: boolean) => void
}

/** The parts of a bulk edit that were added, each with its control and a way to take it off. */
export function BulkParts(props: BulkPartsProps) {
  const { edit, added, onChange } = props
  return (
    <ul className="space-y-3">
      {BULK_PARTS.filter((part) => edit[part] !== undefined).map((part) => (
        <li key={part} ref={part === added ? focusField : undefined} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">{controls[part](props)}</div>
          <IconButton
            label={messages.remove(messages.parts[part])}
            icon={<X />}
            className="mt-6 text-muted"
            onClick={() => {
              props.onReadable(part, true)
              onChange(withoutPart(edit, part))
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function focusField(part: HTMLElement | null): void {
  const field = part?.querySelector<HTMLElement>('input:not([type=radio]), select') ?? part?.querySelector('input')
  field?.focus()
}

const NONE = 'none'
const NO_ENDING = 'no-ending'

const controls: Readonly<Record<BulkPart, (props: BulkPartsProps) => ReactNode>> = {
  pricing: (props) => <PricingPart {...props} />,
  priceEnding: ({ edit, onChange }) => (
    <NativeSelect
      label={messages.parts.priceEnding}
      value={edit.priceEnding ?? NONE}
      options={[
        { value: NONE, label: messages.fromSettings },
        ...PRICE_ENDINGS.map((value) => ({
          value: value === 'none' ? NO_ENDING : value,
          label: priceMessages.endings[value],
        })),
      ]}
      onChange={(value) => {
        const chosen = PRICE_ENDINGS.find((each) => each === (value === NO_ENDING ? 'none' : value))
        onChange({ ...edit, priceEnding: value === NONE ? null : (chosen ?? null) })
      }}
    />
  ),
  endPrices: () => (
    <div>
      <p className="font-semibold">{messages.parts.endPrices}</p>
      <p className="mt-0.5 text-[13px] text-pretty text-muted">{messages.endPricesHelp}</p>
    </div>
  ),
  priceChange: (props) => <PriceChangePart {...props} />,
  costChange: (props) => <FigurePart {...props} part="costChange" field={changeField()} />,
  shippingCost: (props) => <FigurePart {...props} part="shippingCost" field={fields.shippingCost} />,
  importDuty: (props) => <FigurePart {...props} part="importDuty" field={fields.importDuty} />,
  vatTax: (props) => <FigurePart {...props} part="vatTax" field={fields.vatTax} placeholder={messages.noVat} />,
  categoryId: (props) => (
    <ReferencePart {...props} part="categoryId" options={props.categories} none={messages.noCategory} />
  ),
  brandId: (props) => <ReferencePart {...props} part="brandId" options={props.brands} none={messages.noBrand} />,
  isActive: ({ edit, onChange }) => (
    <SegmentedControl
      label={messages.parts.isActive}
      value={edit.isActive ? 'active' : 'inactive'}
      segments={[
        { value: 'active', label: messages.active },
        { value: 'inactive', label: messages.inactive },
      ]}
      onChange={(value) => onChange({ ...edit, isActive: value === 'active' })}
    />
  ),
  tradePrice: (props) => (
    <FigurePart {...props} part="tradePrice" field={fields.tradePrice} placeholder={messages.byTradeMargin} />
  ),
  floorMargin: (props) => (
    <FigurePart {...props} part="floorMargin" field={fields.floorMargin} placeholder={messages.inheritedFloor} />
  ),
  stock: (props) => <FigurePart {...props} part="stock" field={fields.stock} placeholder={messages.notCounted} />,
  addTags: (props) => <TagsPart {...props} part="addTags" />,
  removeTags: (props) => <TagsPart {...props} part="removeTags" />,
}

/** By how much figures go up, or down below zero. */
function changeField(): Field<number> {
  return { ...fields.importDuty, min: -PPM, max: MAX_PPM, help: messages.changeHelp }
}

interface FigurePartProps extends BulkPartsProps {
  readonly part: BulkPart
  readonly field: Field<number> | Field<number | null>
  readonly placeholder?: string
}

/** A figure that all products get, as their field is declared. */
function FigurePart({ part, field, placeholder = '', edit, onChange, onReadable, currency }: FigurePartProps) {
  return (
    <LiveField
      name={part}
      field={{ ...(field as Field), label: messages.parts[part] }}
      value={edit[part]}
      currency={currency ?? ''}
      placeholder={placeholder}
      help={field.type === 'money' && currency === undefined ? messages.mixedCurrencies : field.help}
      onCommit={(value) => onChange({ ...edit, [part]: value })}
      onReadable={(isReadable) => onReadable(part, isReadable)}
    />
  )
}

interface ReferencePartProps extends BulkPartsProps {
  readonly part: 'categoryId' | 'brandId'
  readonly options: readonly Option[]
  readonly none: string
}

function ReferencePart({ part, options, none, edit, onChange }: ReferencePartProps) {
  return (
    <NativeSelect
      label={messages.parts[part]}
      value={edit[part] ?? NONE}
      options={[{ value: NONE, label: none }, ...options]}
      onChange={(id) => onChange({ ...edit, [part]: id === NONE ? null : id })}
    />
  )
}

function TagsPart({ part, edit, onChange }: BulkPartsProps & { readonly part: 'addTags' | 'removeTags' }) {
  const tags = edit[part] ?? []
  return (
    <TagsField
      name={part}
      label={messages.parts[part]}
      tags={tags}
      onAdd={(added) => onChange({ ...edit, [part]: [...tags, ...added] })}
      onRemove={(tag) => onChange({ ...edit, [part]: tags.filter((each) => each !== tag) })}
    />
  )
}

function PriceChangePart(props: BulkPartsProps) {
  const { edit, onChange } = props
  const keeps = edit.priceChangeKeeps ?? 'price'
  const { priceChangeKeeps: _, ...fixed } = edit
  return (
    <div>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        <FigurePart {...props} part="priceChange" field={changeField()} />
        <SegmentedControl
          label={messages.keeps}
          value={keeps}
          segments={optionsOf(messages.keepsWays)}
          onChange={(next) => onChange(next === 'rule' ? { ...fixed, priceChangeKeeps: next } : fixed)}
        />
      </div>
      <p className="mt-1.5 text-[13px] text-pretty text-muted">{messages.keepsHelp[keeps]}</p>
    </div>
  )
}

/** The figure that each way of pricing needs. */
const pricingFields = (): Readonly<Record<BulkPricing['strategy'], Field>> => ({
  margin: { ...(fields.floorMargin as Field), nullable: false },
  markup: fields.importDuty,
  manual: { ...(fields.pricingAmount as Field), nullable: false },
})

function PricingPart({ edit, onChange, onReadable, currency }: BulkPartsProps) {
  const { pricing } = edit
  if (!pricing) return null
  const { strategy } = pricing
  const set = (next: BulkPricing) => onChange({ ...edit, pricing: next })
  return (
    <div className="grid items-end gap-2 sm:grid-cols-2">
      <SegmentedControl
        label={messages.parts.pricing}
        value={strategy}
        segments={optionsOf(messages.way)}
        onChange={(next) => {
          onReadable('pricing', true)
          set(switched(pricing, next))
        }}
      />
      <LiveField
        key={strategy}
        name={strategy}
        field={{ ...pricingFields()[strategy], label: messages.value[strategy] }}
        value={pricing.strategy === 'manual' ? pricing.amount : pricing.percent}
        currency={currency ?? ''}
        help={strategy === 'manual' && currency === undefined && messages.mixedCurrencies}
        onCommit={(value) => set(withFigure(strategy, value as number))}
        onReadable={(isReadable) => onReadable('pricing', isReadable)}
      />
    </div>
  )
}

function withFigure(strategy: BulkPricing['strategy'], figure: number): BulkPricing {
  return strategy === 'manual' ? { strategy, amount: figure } : { strategy, percent: figure }
}

function switched(pricing: BulkPricing, strategy: BulkPricing['strategy']): BulkPricing {
  if (strategy === 'manual') return withFigure(strategy, 0)
  const percent = pricing.strategy === 'manual' ? 400_000 : pricing.percent
  return withFigure(strategy, strategy === 'margin' ? Math.min(percent, PPM - 1) : percent)
}
