import type { ReactNode } from 'react'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { orEmpty, readInteger, readMargin, readMoney, readPercent } from '#web/kit/form/number-text.ts'
import { integerText, moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import type { BulkPart } from './bulk-draft.ts'
import type { BulkPartsProps } from './bulk-parts.tsx'
import { bulkText as text } from './bulk-text.ts'
import { LiveField } from './live-field.tsx'

const readDuty = readPercent()
const readFloor = orEmpty(readMargin)
const readStock = orEmpty(readInteger())

/** The controls of figures and tags that are the same for all products of a bulk edit. */
export const figureControls = {
  shippingCost: (props) => (
    <AmountPart
      {...props}
      part="shippingCost"
      parse={readMoney(props.currency ?? '')}
      value={props.edit.shippingCost ?? 0}
    />
  ),
  importDuty: ({ edit, onChange, onReadable }) => {
    const value = edit.importDuty ?? 0
    const set = (importDuty: number) => onChange({ ...edit, importDuty })
    return (
      <LiveField value={value} parse={readDuty} onValue={set} onReadable={(is) => onReadable('importDuty', is)}>
        <PercentField label={text.parts.importDuty} text={percentText(value)} parse={readDuty} onCommit={set} />
      </LiveField>
    )
  },
  tradePrice: (props) => (
    <AmountPart
      {...props}
      part="tradePrice"
      parse={orEmpty(readMoney(props.currency ?? ''))}
      value={props.edit.tradePrice ?? null}
      placeholder={text.byTradeMargin}
    />
  ),
  floorMargin: ({ edit, onChange, onReadable }) => {
    const value = edit.floorMargin ?? null
    const set = (floorMargin: number | null) => onChange({ ...edit, floorMargin })
    return (
      <LiveField value={value} parse={readFloor} onValue={set} onReadable={(is) => onReadable('floorMargin', is)}>
        <PercentField
          label={text.parts.floorMargin}
          text={percentText(value)}
          parse={readFloor}
          placeholder={text.inheritedFloor}
          onCommit={set}
        />
      </LiveField>
    )
  },
  stock: ({ edit, onChange, onReadable }) => {
    const value = edit.stock ?? null
    const set = (stock: number | null) => onChange({ ...edit, stock })
    return (
      <LiveField value={value} parse={readStock} onValue={set} onReadable={(is) => onReadable('stock', is)}>
        <NumberField<number | null>
          label={text.parts.stock}
          text={integerText(value)}
          parse={readStock}
          placeholder={text.notCounted}
          onCommit={set}
        />
      </LiveField>
    )
  },
  addTags: ({ edit, onChange }) => (
    <TagsField
      label={text.parts.addTags}
      tags={edit.addTags ?? []}
      onAdd={(tags) => onChange({ ...edit, addTags: [...(edit.addTags ?? []), ...tags] })}
      onRemove={(tag) => onChange({ ...edit, addTags: (edit.addTags ?? []).filter((each) => each !== tag) })}
    />
  ),
  removeTags: ({ edit, onChange }) => (
    <TagsField
      label={text.parts.removeTags}
      tags={edit.removeTags ?? []}
      onAdd={(tags) => onChange({ ...edit, removeTags: [...(edit.removeTags ?? []), ...tags] })}
      onRemove={(tag) => onChange({ ...edit, removeTags: (edit.removeTags ?? []).filter((each) => each !== tag) })}
    />
  ),
} satisfies Partial<Record<BulkPart, (props: BulkPartsProps) => ReactNode>>

interface AmountPartProps<T extends number | null> extends BulkPartsProps {
  readonly part: 'shippingCost' | 'tradePrice'
  readonly value: T
  readonly parse: (text: string) => Parsed<T>
  readonly placeholder?: string
}

function AmountPart<T extends number | null>(props: AmountPartProps<T>) {
  const { part, value, parse, placeholder, edit, onChange, onReadable, currency } = props
  const set = (amount: T) => onChange({ ...edit, [part]: amount })
  return (
    <LiveField value={value} parse={parse} onValue={set} onReadable={(is) => onReadable(part, is)}>
      <MoneyField
        label={text.parts[part]}
        currency={currency ?? ''}
        text={moneyText(value, currency ?? '')}
        parse={parse}
        {...(placeholder === undefined ? {} : { placeholder })}
        help={currency === undefined && text.mixedCurrencies}
        onCommit={set}
      />
    </LiveField>
  )
}
