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
import { LiveField } from './live-field.tsx'

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
            label={text.remove(text.parts[part])}
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
const readChange = readPercent({ min: -PPM, max: MAX_PPM })
const readRate = readPercent()
const readVat = orEmpty(readPercent())

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
  priceChange: (props) => <PriceChangePart {...props} />,
  costChange: (props) => <ChangePart {...props} part="costChange" />,
  vatTax: ({ edit, onChange, onReadable }) => {
    const set = (vatTax: Ppm | null) => onChange({ ...edit, vatTax })
    return (
      <LiveField
        value={edit.vatTax ?? null}
        parse={readVat}
        onValue={set}
        onReadable={(is) => onReadable('vatTax', is)}
      >
        <PercentField
          label={text.parts.vatTax}
          text={percentText(edit.vatTax ?? null)}
          parse={readVat}
          placeholder={text.noVat}
          onCommit={set}
        />
      </LiveField>
    )
  },
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
  part,
  edit,
  onChange,
  onReadable,
}: BulkPartsProps & { readonly part: 'priceChange' | 'costChange' }) {
  const value = edit[part] ?? 0
  const set = (next: Ppm) => onChange({ ...edit, [part]: next })
  return (
    <LiveField value={value} parse={readChange} onValue={set} onReadable={(is) => onReadable(part, is)}>
      <PercentField
        label={text.parts[part]}
        help={text.changeHelp}
        text={percentText(value)}
        parse={readChange}
        onCommit={set}
      />
    </LiveField>
  )
}

const KEEPS = (['rule', 'price'] as const).map((value) => ({ value, label: text.keepsWays[value] }))

function PriceChangePart(props: BulkPartsProps) {
  const { edit, onChange } = props
  const keeps = edit.priceChangeKeeps ?? 'price'
  const { priceChangeKeeps: _, ...fixed } = edit
  return (
    <div>
      <div className="grid items-start gap-2 sm:grid-cols-2">
        <ChangePart {...props} part="priceChange" />
        <SegmentedControl
          label={text.keeps}
          value={keeps}
          segments={KEEPS}
          onChange={(next) => onChange(next === 'rule' ? { ...fixed, priceChangeKeeps: next } : fixed)}
        />
      </div>
      <p className="mt-1.5 text-[13px] text-pretty text-muted">{text.keepsHelp[keeps]}</p>
    </div>
  )
}

const WAYS = (['margin', 'markup', 'manual'] as const).map((value) => ({ value, label: text.way[value] }))

function PricingPart({ edit, onChange, onReadable, currency }: BulkPartsProps) {
  const { pricing } = edit
  if (!pricing) return null
  const set = (next: BulkPricing) => onChange({ ...edit, pricing: next })
  const live = { onReadable: (is: boolean) => onReadable('pricing', is) }
  const setAmount = (amount: number) => set({ strategy: 'manual', amount })
  const readAmount = readMoney(currency ?? '')
  return (
    <div className="grid items-end gap-2 sm:grid-cols-2">
      <SegmentedControl
        label={text.parts.pricing}
        value={pricing.strategy}
        segments={WAYS}
        onChange={(strategy) => {
          onReadable('pricing', true)
          set(switched(pricing, strategy))
        }}
      />
      {pricing.strategy === 'manual' ? (
        <LiveField {...live} value={pricing.amount} parse={readAmount} onValue={setAmount}>
          <MoneyField
            label={text.value.manual}
            currency={currency ?? ''}
            text={moneyText(pricing.amount, currency ?? '')}
            parse={readAmount}
            help={currency === undefined && text.mixedCurrencies}
            onCommit={setAmount}
          />
        </LiveField>
      ) : (
        <PercentPricing key={pricing.strategy} pricing={pricing} live={live} onChange={set} />
      )}
    </div>
  )
}

function PercentPricing({
  pricing,
  live,
  onChange,
}: {
  readonly pricing: Exclude<BulkPricing, { strategy: 'manual' }>
  readonly live: { readonly onReadable: (isReadable: boolean) => void }
  readonly onChange: (pricing: BulkPricing) => void
}) {
  const parse = pricing.strategy === 'margin' ? readMargin : readRate
  const set = (percent: Ppm) => onChange({ ...pricing, percent })
  return (
    <LiveField {...live} value={pricing.percent} parse={parse} onValue={set}>
      <PercentField
        label={text.value[pricing.strategy]}
        text={percentText(pricing.percent)}
        parse={parse}
        onCommit={set}
      />
    </LiveField>
  )
}

function switched(pricing: BulkPricing, strategy: BulkPricing['strategy']): BulkPricing {
  if (strategy === 'manual') return { strategy, amount: 0 }
  const percent = pricing.strategy === 'manual' ? 400_000 : pricing.percent
  return { strategy, percent: strategy === 'margin' ? Math.min(percent, PPM - 1) : percent }
}
