import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { BulkEdit, BulkPricing } from '#domain/bulk-edit.ts'
import { MAX_PPM, PPM, type Ppm } from '#domain/money.ts'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import { orEmpty, readMargin, readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { priceText } from '#web/kit/price/text.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NativeSelect, type Option } from '#web/kit/ui/native-select.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { type BulkPart, BULK_PARTS, withoutPart } from './bulk-draft.ts'
import { figureControls } from './bulk-figures.tsx'
import { bulkText as text } from './bulk-text.ts'

export interface BulkPartsProps {
  readonly edit: BulkEdit
  /** The part that was added last: it takes the focus. */
  readonly added: BulkPart | undefined
  readonly onChange: (edit: BulkEdit) => void
  readonly categories: readonly Option[]
  readonly brands: readonly Option[]
  /** The currency of amounts; undefined where the products have several. */
  readonly currency: string | undefined
}

/** The parts of a bulk edit that were added, each with its control and a way to take it off. */
export function BulkParts(props: BulkPartsProps) {
  const { edit, added, onChange } = props
  return (
    <ul className="space-y-3">
      {BULK_PARTS.filter((part) => edit[part] !== undefined).map((part) => (
        <li key={part} ref={part === added ? focusField : undefined} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">{controls[part](props)}</div>
          <IconButton
            label={text.remove(text.parts[part])}
            icon={<X />}
            className="text-muted"
            onClick={() => onChange(withoutPart(edit, part))}
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
const readChange = readPercent({ min: -PPM, max: MAX_PPM })

const controls: Readonly<Record<BulkPart, (props: BulkPartsProps) => ReactNode>> = {
  pricing: (props) => <PricingPart {...props} />,
  priceEnding: ({ edit, onChange }) => (
    <NativeSelect
      label={text.parts.priceEnding}
      value={edit.priceEnding ?? NONE}
      options={[
        { value: NONE, label: text.fromSettings },
        ...PRICE_ENDINGS.map((value) => ({
          value: value === 'none' ? 'no-ending' : value,
          label: priceText.endings[value],
        })),
      ]}
      onChange={(value) => {
        const chosen = PRICE_ENDINGS.find((each) => each === (value === 'no-ending' ? 'none' : value))
        onChange({ ...edit, priceEnding: value === NONE ? null : (chosen ?? null) })
      }}
    />
  ),
  priceChange: ({ edit, onChange }) => (
    <ChangePart
      label={text.parts.priceChange}
      value={edit.priceChange ?? 0}
      onCommit={(priceChange) => onChange({ ...edit, priceChange })}
    />
  ),
  costChange: ({ edit, onChange }) => (
    <ChangePart
      label={text.parts.costChange}
      value={edit.costChange ?? 0}
      onCommit={(costChange) => onChange({ ...edit, costChange })}
    />
  ),
  vatTax: ({ edit, onChange }) => (
    <PercentField
      label={text.parts.vatTax}
      text={percentText(edit.vatTax ?? null)}
      parse={orEmpty(readPercent())}
      placeholder={text.noVat}
      onCommit={(vatTax) => onChange({ ...edit, vatTax })}
    />
  ),
  categoryId: ({ edit, onChange, categories }) => (
    <NativeSelect
      label={text.parts.categoryId}
      value={edit.categoryId ?? NONE}
      options={[{ value: NONE, label: text.noCategory }, ...categories]}
      onChange={(id) => onChange({ ...edit, categoryId: id === NONE ? null : id })}
    />
  ),
  brandId: ({ edit, onChange, brands }) => (
    <NativeSelect
      label={text.parts.brandId}
      value={edit.brandId ?? NONE}
      options={[{ value: NONE, label: text.noBrand }, ...brands]}
      onChange={(id) => onChange({ ...edit, brandId: id === NONE ? null : id })}
    />
  ),
  isActive: ({ edit, onChange }) => (
    <SegmentedControl
      label={text.parts.isActive}
      value={edit.isActive ? 'active' : 'inactive'}
      segments={[
        { value: 'active', label: text.active },
        { value: 'inactive', label: text.inactive },
      ]}
      onChange={(value) => onChange({ ...edit, isActive: value === 'active' })}
    />
  ),
  ...figureControls,
}

function ChangePart({
  label,
  value,
  onCommit,
}: {
  readonly label: string
  readonly value: Ppm
  readonly onCommit: (value: Ppm) => void
}) {
  return (
    <PercentField
      label={label}
      help={text.changeHelp}
      text={percentText(value)}
      parse={readChange}
      onCommit={onCommit}
    />
  )
}

const WAYS = (['margin', 'markup', 'manual'] as const).map((value) => ({ value, label: text.way[value] }))

function PricingPart({ edit, onChange, currency }: BulkPartsProps) {
  const { pricing } = edit
  if (!pricing) return null
  const set = (next: BulkPricing) => onChange({ ...edit, pricing: next })
  return (
    <div className="grid items-end gap-2 sm:grid-cols-2">
      <SegmentedControl
        label={text.parts.pricing}
        value={pricing.strategy}
        segments={WAYS}
        onChange={(strategy) => set(switched(pricing, strategy))}
      />
      {pricing.strategy === 'manual' ? (
        <MoneyField
          label={text.value.manual}
          currency={currency ?? ''}
          text={moneyText(pricing.amount, currency ?? '')}
          parse={readMoney(currency ?? '')}
          help={currency === undefined && text.mixedCurrencies}
          onCommit={(amount) => set({ strategy: 'manual', amount })}
        />
      ) : (
        <PercentField
          label={text.value[pricing.strategy]}
          text={percentText(pricing.percent)}
          parse={pricing.strategy === 'margin' ? readMargin : readPercent()}
          onCommit={(percent) => set({ ...pricing, percent })}
        />
      )}
    </div>
  )
}

function switched(pricing: BulkPricing, strategy: BulkPricing['strategy']): BulkPricing {
  if (strategy === 'manual') return { strategy, amount: 0 }
  const percent = pricing.strategy === 'manual' ? 400_000 : pricing.percent
  return { strategy, percent: strategy === 'margin' ? Math.min(percent, PPM - 1) : percent }
}
