import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import type { Units } from '#domain/money.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Cell, Row } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { GridCell } from '#web/kit/grid/grid-cell.tsx'
import type { LineColumn, LineSurroundings } from './line-columns.ts'
import { ProductCell } from './product-cell.tsx'
import type { FoundProduct } from '#contract/line-offers.ts'
import { linkPatch } from './link-patch.ts'
import type { LinePatch, LineRow } from './shipment-row.ts'
import { formatUnitMoney } from './unit-money.ts'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines

/** What is wrong with a row, by field, with the remedy. */
export type FieldIssues = Readonly<Record<string, string>>

interface LineRowProps {
  readonly row: LineRow
  /** Its place in the shipment, from 1. */
  readonly place: number
  readonly columns: readonly LineColumn[]
  readonly surroundings: LineSurroundings
  readonly issues: FieldIssues | undefined
  /** Landed cost of one unit; undefined while it cannot be worked out. */
  readonly perUnit: Units | undefined
  readonly disabled: boolean
  readonly onSave: (id: string, patch: LinePatch) => void
  readonly onTyping: (id: string, patch: LinePatch | null) => void
  readonly onRemove: (row: LineRow) => void
}

/** One line of the grid. */
export const GridRow = memo(function GridRow(props: LineRowProps) {
  const { row, place, columns, surroundings, issues, perUnit, disabled, onSave, onTyping, onRemove } = props
  const store = useStore()
  const position = formatNumber(place)
  const isUnlinked = row.productId === null && (row.sku !== '' || row.description !== '')
  const link = (found: FoundProduct) => onSave(row.id, linkPatch(found, row, store.get('product', found.productId)))
  return (
    <Row aria-rowindex={place + 1} className="[&>*]:px-0.5">
      <Cell head pin="first" className="w-32 min-w-32 pl-2!">
        <ProductCell
          bold
          cell={`${row.id} sku`}
          label={text.cell(text.sku, position)}
          value={row.sku}
          placeholder={text.sku}
          disabled={disabled}
          tip={isUnlinked ? text.unlinked : undefined}
          onText={(sku) => onSave(row.id, { sku, productId: null, variantId: '' })}
          onProduct={link}
        />
      </Cell>
      <Cell className="min-w-36">
        <ProductCell
          cell={`${row.id} description`}
          label={text.cell(text.name, position)}
          value={row.description}
          placeholder={text.name}
          disabled={disabled}
          onText={(description) => onSave(row.id, { description })}
          onProduct={link}
        />
      </Cell>
      {columns.map((column) => (
        <Cell key={column.id} align={column.align}>
          <span className={`block ${column.width}`}>
            <GridCell
              cell={`${row.id} ${column.id}`}
              label={text.cell(column.label, position)}
              text={column.text(row, surroundings)}
              read={(typed) => column.read(typed, row, surroundings)}
              onCommit={(patch) => onSave(row.id, patch)}
              onTyping={(patch) => onTyping(row.id, patch)}
              align={column.align}
              issue={issues?.[column.id]}
              disabled={disabled}
            />
          </span>
        </Cell>
      ))}
      <Cell align="end" className="px-2! font-semibold">
        {perUnit === undefined ? (
          <span className="font-normal text-muted">–</span>
        ) : (
          formatUnitMoney(perUnit, surroundings.currency)
        )}
      </Cell>
      {!disabled && (
        <Cell>
          <IconButton
            label={`${text.remove} ${position}`}
            icon={<Trash2 />}
            className="text-muted"
            onClick={() => onRemove(row)}
          />
        </Cell>
      )}
    </Row>
  )
})
