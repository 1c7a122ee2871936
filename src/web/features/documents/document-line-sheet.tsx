import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { TAX_CATEGORIES, type TaxCategory } from '#domain/documents/totals.ts'
import { unitCodes } from '#domain/documents/unit-codes.ts'
import { documentFields } from '#contract/entities/document-fields.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import type { Field as DeclaredField } from '#contract/fields.ts'
import { LINE_COLUMNS } from './document-line-columns.ts'
import type { LineListProps } from './document-line-list.ts'
import { LinePick } from './document-line-pick.tsx'
import type { LineValues } from './document-line-values.ts'
import { PriceStoryButton } from './document-price-story.tsx'
import { documentText } from './document-text.ts'

const text = documentText.lines
const UNITS = unitCodes.map(({ code, label }) => ({ value: code, label }))
const CATEGORIES = [
  { value: '', label: text.byRate },
  ...TAX_CATEGORIES.map((value) => ({ value, label: `${value} · ${documentText.categories[value]}` })),
]
const itemFields = documentFields.items.line ?? {}

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
  const position = formatNumber(index + 1)
  const isUntaxed = item.taxCategory !== null && item.taxCategory !== 'S' && item.taxCategory !== 'Z'
  return (
    <Dialog
      savesAsTyped
      open
      title={text.open(position)}
      description={formatMoney(values.total, currency)}
      onClose={onClose}
      footer={
        <>
          {!disabled && (
            <>
              <IconButton
                label={text.up}
                icon={<ArrowUp />}
                disabled={index === 0}
                onClick={() => onMove(item, index - 1)}
              />
              <IconButton
                label={text.down}
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
                {text.removeShort}
              </Button>
            </>
          )}
          <Button tone="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <div className="col-span-2">
          <p aria-hidden="true" className="mb-1.5 text-[13px] font-semibold">
            {text.description}
          </p>
          <div className="rounded-lg border border-field-line">
            <LinePick
              multiline
              cell={`${item.id} sheet`}
              label={text.description}
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
            label={column.label}
            help={column.isPrivate && text.private}
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
          label={text.unit}
          disabled={disabled}
          value={item.unitCode}
          options={
            UNITS.some(({ value }) => value === item.unitCode)
              ? UNITS
              : [{ value: item.unitCode, label: item.unitCode }, ...UNITS]
          }
          onChange={(unitCode) => onSave(item, { unitCode })}
        />
        <NativeSelect
          label={text.category}
          disabled={disabled}
          value={item.taxCategory ?? ''}
          options={CATEGORIES}
          onChange={(category) => onSave(item, categoryPatch(category))}
        />
        <SavedText
          label={text.sku}
          disabled={disabled}
          value={item.sku}
          read={readField(itemFields['sku'] as DeclaredField<string>)}
          onSave={(sku) => onSave(item, { sku })}
        />
        {isUntaxed && (
          <SavedText
            label={text.exemption}
            className="col-span-2"
            disabled={disabled}
            value={item.exemptionReason}
            read={readField(itemFields['exemptionReason'] as DeclaredField<string>)}
            onSave={(exemptionReason) => onSave(item, { exemptionReason })}
          />
        )}
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
