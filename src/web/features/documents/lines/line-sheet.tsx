import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { TAX_CATEGORIES, type TaxCategory } from '#domain/documents/totals.ts'
import { documentFields } from '#contract/entities/document-fields.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { LINE_COLUMNS } from './line-columns.ts'
import type { LineListProps } from './line-list.ts'
import { LinePick } from './line-pick.tsx'
import { unitOptions } from './line-texts.ts'
import type { LineValues } from './line-values.ts'
import { PriceStoryButton } from './price-story-button.tsx'
import { categoryMessages } from '#web/kit/documents/choice-messages.ts'
import { lineMessages as messages } from './messages.ts'

const itemFields = documentFields.items.line

type LineSheetProps = Pick<
  LineListProps,
  'currency' | 'pricing' | 'disabled' | 'onSave' | 'onPick' | 'onRemove' | 'onMove'
> & {
  readonly item: ItemRow
  readonly values: LineValues
  readonly index: number
  readonly count: number
  readonly onClose: () => void
}

/** Everything about one line: on a phone the way to edit it, elsewhere what the table has no room for. */
export function LineSheet(props: LineSheetProps) {
  const { item, values, index, count, currency, pricing, disabled, onSave, onPick, onRemove, onMove, onClose } = props
  const position = index + 1
  const text = (name: 'sku' | 'exemptionReason', className = '') => {
    const field = itemFields?.[name]
    const onCommit = (value: unknown) => onSave(item, { [name]: value })
    return (
      field && (
        <FieldControl
          name={name}
          field={field}
          value={item[name]}
          disabled={disabled}
          className={className}
          onCommit={onCommit}
        />
      )
    )
  }
  const isUntaxed = item.taxCategory !== null && item.taxCategory !== 'S' && item.taxCategory !== 'Z'
  return (
    <Dialog
      savesAsTyped
      open
      title={messages.open(position)}
      description={formatMoney(values.total, currency)}
      onClose={onClose}
      footer={
        <>
          {!disabled && (
            <>
              <IconButton
                label={messages.up}
                icon={<ArrowUp />}
                disabled={index === 0}
                onClick={() => onMove(item, index - 1)}
              />
              <IconButton
                label={messages.down}
                icon={<ArrowDown />}
                disabled={index === count - 1}
                onClick={() => onMove(item, index + 1)}
              />
              <Button
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  onRemove(item)
                  onClose()
                }}
              >
                {messages.removeShort}
              </Button>
            </>
          )}
          <Button tone="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <div className="col-span-2">
          <p aria-hidden="true" className="mb-1.5 text-[13px] font-semibold">
            {messages.description}
          </p>
          <div className="rounded-lg border border-field-line">
            <LinePick
              multiline
              cell={`${item.id} sheet`}
              label={messages.description}
              value={item.description}
              disabled={disabled}
              onText={(description) => onSave(item, { description })}
              onPick={(offer) => onPick(item, offer)}
            />
          </div>
        </div>
        {LINE_COLUMNS.map((column) => (
          <NumberField
            key={column.id}
            name={column.id}
            label={messages[column.label]}
            help={column.isPrivate && messages.private}
            disabled={disabled}
            text={column.text(item, currency)}
            parse={(typed) => column.read(typed, currency)}
            onCommit={(patch) => onSave(item, patch)}
            trailing={
              column.id === 'unitPrice' && (
                <PriceStoryButton
                  item={item}
                  pricing={pricing}
                  currency={currency}
                  disabled={disabled}
                  onSave={onSave}
                />
              )
            }
          />
        ))}
        <NativeSelect
          label={messages.unit}
          disabled={disabled}
          value={item.unitCode}
          options={
            unitOptions.some(({ value }) => value === item.unitCode)
              ? unitOptions
              : [{ value: item.unitCode, label: item.unitCode }, ...unitOptions]
          }
          onChange={(unitCode) => onSave(item, { unitCode })}
        />
        <NativeSelect
          label={messages.category}
          disabled={disabled}
          value={item.taxCategory ?? ''}
          options={[
            { value: '', label: messages.byRate },
            ...TAX_CATEGORIES.map((value) => ({ value, label: `${value} · ${categoryMessages[value]}` })),
          ]}
          onChange={(category) => onSave(item, categoryPatch(category))}
        />
        {text('sku')}
        {isUntaxed && text('exemptionReason', 'col-span-2')}
      </div>
    </Dialog>
  )
}

/** Only the standard category has a rate. */
function categoryPatch(category: string) {
  const chosen = TAX_CATEGORIES.find((each) => each === category) ?? null
  const isTaxed = (value: TaxCategory | null) => value === null || value === 'S'
  return { taxCategory: chosen, ...(isTaxed(chosen) ? {} : { taxPercent: 0 }) }
}
