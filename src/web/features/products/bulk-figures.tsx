import type { ReactNode } from 'react'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { orEmpty, readInteger, readMargin, readMoney } from '#web/kit/form/number-text.ts'
import { integerText, moneyText, percentText } from '#web/kit/form/typed-number.ts'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import type { BulkPart } from './bulk-draft.ts'
import type { BulkPartsProps } from './bulk-parts.tsx'
import { bulkText as text } from './bulk-text.ts'

/** The controls of figures and tags that are the same for all products of a bulk edit. */
export const figureControls = {
  tradePrice: ({ edit, onChange, currency }) => (
    <MoneyField
      label={text.parts.tradePrice}
      currency={currency ?? ''}
      text={moneyText(edit.tradePrice ?? null, currency ?? '')}
      parse={orEmpty(readMoney(currency ?? ''))}
      placeholder={text.byTradeMargin}
      help={currency === undefined && text.mixedCurrencies}
      onCommit={(tradePrice) => onChange({ ...edit, tradePrice })}
    />
  ),
  floorMargin: ({ edit, onChange }) => (
    <PercentField
      label={text.parts.floorMargin}
      text={percentText(edit.floorMargin ?? null)}
      parse={orEmpty(readMargin)}
      placeholder={text.inheritedFloor}
      onCommit={(floorMargin) => onChange({ ...edit, floorMargin })}
    />
  ),
  stock: ({ edit, onChange }) => (
    <NumberField<number | null>
      label={text.parts.stock}
      text={integerText(edit.stock ?? null)}
      parse={orEmpty(readInteger())}
      placeholder={text.notCounted}
      onCommit={(stock) => onChange({ ...edit, stock })}
    />
  ),
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
