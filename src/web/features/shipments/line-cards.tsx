import { shipmentLine } from '#contract/entities/shipment-line.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { isBlankLine } from '#domain/landed-cost/shipment-cost.ts'
import { rowField } from '#web/kit/form/row-field.tsx'
import { countryOptions, currencyOptions } from '#web/kit/format/country-names.ts'
import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatNumber, formatQuantity } from '#web/kit/format/number.ts'
import { PagedCards } from '#web/kit/list/paged-cards.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { DeletedProduct } from './deleted-product.tsx'
import { LINE_COLUMNS, ratedBy } from './line-columns.ts'
import type { LinesGridProps } from './lines-grid.tsx'
import { lineName } from './names.ts'
import { linesMessages as messages } from './page-messages.ts'
import { ProductCell } from './product-cell.tsx'
import { formatUnitMoney } from '#web/kit/format/unit-money.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'

const LineField = rowField<'shipmentLine'>(shipmentLine)

type LineSheetProps = Pick<LinesGridProps, 'deps' | 'onBegun' | 'issues' | 'disabled' | 'onSave' | 'onRemove'> & {
  readonly row: RowOfKind<'shipmentLine'>
  readonly place: number
  readonly onClose: () => void
}

/** The lines as a phone shows them; each opens its fields. */
export function LineCards(props: Omit<LinesGridProps, 'onAdd' | 'onPaste'>) {
  const { lines, deps, issues, perUnit, wanted } = props
  const [open, setOpen] = useState('')
  const [seen, setSeen] = useState(wanted)
  if (wanted !== seen) {
    setSeen(wanted)
    setOpen(wanted?.id ?? '')
  }
  const current = lines.findIndex(({ id }) => id === open)
  const line = lines[current]
  return (
    <>
      <PagedCards
        label={messages.label}
        rows={lines}
        keyOf={({ id }) => id}
        card={(row) => {
          const cost = perUnit.get(row.id)
          const count = Object.keys(issues.get(row.id) ?? {}).length
          return {
            title: lineName(row),
            value: cost === undefined ? '–' : formatUnitMoney(cost, deps.currency),
            detail: `${formatQuantity(row.quantity)} × ${formatMoneyExact(row.unitCost, row.currency)}`,
            state: count > 0 ? <Pill tone="warn">{formatNumber(count)}</Pill> : <DeletedProduct line={row} />,
            current: row.id === open,
            onOpen: () => setOpen(row.id),
          }
        }}
      />
      {line && (
        <FieldScope of={line.id}>
          <LineSheet key={line.id} {...props} row={line} place={current + 1} onClose={() => setOpen('')} />
        </FieldScope>
      )}
    </>
  )
}

/** The fields of one line on a sheet of their own, for phones. */
function LineSheet({ row, place, deps, onBegun, issues, disabled, onSave, onRemove, onClose }: LineSheetProps) {
  const [wasBlank] = useState(() => isBlankLine(row))
  useEffect(() => {
    if (wasBlank) onBegun(row.id)
    return () => onBegun('')
  }, [wasBlank, row.id, onBegun])
  const productFields = [
    ['sku', messages.sku],
    ['description', messages.name],
  ] as const
  return (
    <Dialog
      savesAsTyped
      open
      title={messages.open(place)}
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
              {messages.removeShort}
            </Button>
          )}
          <Button reads tone="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {productFields.map(([field, label]) => (
          <div key={field} className="col-span-2">
            <p aria-hidden="true" className="mb-1.5 text-[13px] font-semibold">
              {label}
            </p>
            <div className="rounded-lg border border-field-line">
              <ProductCell row={row} field={field} label={label} deps={deps} disabled={disabled} onSave={onSave} />
            </div>
          </div>
        ))}
        {LINE_COLUMNS.map((column) =>
          column.id === 'currency' ? (
            <NativeSelect
              key={column.id}
              label={column.label()}
              disabled={disabled}
              value={row.currency}
              options={currencyOptions()}
              onChange={(currency) => onSave(row.id, { currency, ...ratedBy(currency, deps) })}
            />
          ) : column.id === 'originCountry' ? (
            <NativeSelect
              key={column.id}
              label={column.label()}
              disabled={disabled}
              value={row.originCountry}
              options={[{ value: '', label: '–' }, ...countryOptions()]}
              onChange={(originCountry) => onSave(row.id, { originCountry })}
            />
          ) : (
            <LineField
              key={column.id}
              name={column.id}
              label={column.label()}
              help={undefined}
              disabled={disabled}
              error={issues.get(row.id)?.[column.id]}
              row={row}
              save={(patch) => onSave(row.id, patch)}
            />
          ),
        )}
      </div>
    </Dialog>
  )
}
