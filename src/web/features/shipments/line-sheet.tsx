import Trash2 from 'lucide-react/icons/trash-2'
import { useStore } from '#web/kit/data/use-store.ts'
import { SavedText } from '#web/kit/form/saved-text.tsx'
import { currencyOptions } from '#web/kit/format/places.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { LINE_COLUMNS, ratedBy, readHsCode } from './line-columns.ts'
import type { LinesGridProps } from './lines-grid.tsx'
import { ProductCell } from './product-cell.tsx'
import type { FoundProduct } from '#contract/line-offers.ts'
import { linkPatch } from './link-patch.ts'
import type { LineRow } from './shipment-row.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines

type LineSheetProps = Pick<LinesGridProps, 'surroundings' | 'issues' | 'disabled' | 'onSave' | 'onRemove'> & {
  readonly row: LineRow
  readonly place: number
  readonly onClose: () => void
}

/** The fields of one line on a sheet of their own, for phones. */
export function LineSheet({ row, place, surroundings, issues, disabled, onSave, onRemove, onClose }: LineSheetProps) {
  const store = useStore()
  const position = formatNumber(place)
  const link = (found: FoundProduct) => onSave(row.id, linkPatch(found, row, store.get('product', found.productId)))
  return (
    <Dialog
      savesAsTyped
      open
      title={text.open(position)}
      onClose={onClose}
      footer={
        <>
          {!disabled && (
            <Button
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onRemove(row)
                onClose()
              }}
            >
              {text.removeShort}
            </Button>
          )}
          <Button tone="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {(['sku', 'description'] as const).map((field) => (
          <div key={field} className="col-span-2">
            <p aria-hidden="true" className="mb-1.5 text-[13px] font-semibold">
              {field === 'sku' ? text.sku : text.name}
            </p>
            <div className="rounded-lg border border-field-line">
              <ProductCell
                cell={`${row.id} ${field}`}
                label={field === 'sku' ? text.sku : text.name}
                value={row[field]}
                disabled={disabled}
                onText={(value) =>
                  onSave(
                    row.id,
                    field === 'sku' ? { sku: value, productId: null, variantId: '' } : { description: value },
                  )
                }
                onProduct={link}
              />
            </div>
          </div>
        ))}
        {LINE_COLUMNS.map((column) =>
          column.id === 'currency' ? (
            <NativeSelect
              key={column.id}
              label={column.label}
              disabled={disabled}
              value={row.currency}
              options={currencyOptions}
              onChange={(currency) => onSave(row.id, { currency, ...ratedBy(currency, surroundings) })}
            />
          ) : column.id === 'hsCode' ? (
            <SavedText
              key={column.id}
              label={column.label}
              disabled={disabled}
              value={row.hsCode}
              read={readHsCode}
              onSave={(hsCode) => onSave(row.id, { hsCode })}
            />
          ) : (
            <NumberField
              key={column.id}
              label={column.label}
              disabled={disabled}
              error={issues.get(row.id)?.[column.id]}
              text={column.text(row, surroundings)}
              parse={(typed) => column.read(typed, row, surroundings)}
              onCommit={(patch) => onSave(row.id, patch)}
            />
          ),
        )}
      </div>
    </Dialog>
  )
}
