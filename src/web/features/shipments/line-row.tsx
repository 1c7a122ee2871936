import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import type { Units } from '#domain/money.ts'
import { Cell, Row } from '#web/kit/ui/data-table.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { GridCell } from '#web/kit/grid/grid-cell.tsx'
import type { FieldIssues } from './landed-input.ts'
import type { LineColumn, LineDeps } from './line-columns.ts'
import { DeletedProduct } from './deleted-product.tsx'
import { ProductCell } from './product-cell.tsx'
import { formatUnitMoney } from '#web/kit/format/unit-money.ts'
import { linesMessages as messages } from './page-messages.ts'

interface LineRowProps {
  readonly row: RowOfKind<'shipmentLine'>
  /** Its place in the shipment, from 1. */
  readonly place: number
  readonly columns: readonly LineColumn[]
  readonly deps: LineDeps
  readonly issues: FieldIssues | undefined
  /** Landed cost of one unit; undefined while it cannot be worked out. */
  readonly perUnit: Units | undefined
  readonly disabled: boolean
  readonly onSave: (id: string, patch: PatchOfKind<'shipmentLine'>) => void
  readonly onTyping: (id: string, patch: PatchOfKind<'shipmentLine'> | null) => void
  readonly onRemove: (row: RowOfKind<'shipmentLine'>) => void
  readonly onChosen: (id: string) => void
}

export const GridRow = memo(function GridRow(props: LineRowProps) {
  const { row, place, columns, deps, issues, perUnit, disabled, onSave, onTyping, onRemove, onChosen } = props
  const isUnlinked = row.productId === null && (row.sku !== '' || row.description !== '')
  const picking = (field: 'sku' | 'description', name: string, tip?: string) => (
    <ProductCell
      row={row}
      field={field}
      label={messages.cell(name, place)}
      deps={deps}
      placeholder={name}
      disabled={disabled}
      tip={tip}
      onSave={onSave}
      onChosen={onChosen}
    />
  )
  return (
    <Row aria-rowindex={place + 1} className="[&>*]:px-0.5">
      <Cell head pin="first" className="min-w-28 ps-2!">
        {picking('sku', messages.sku, isUnlinked ? messages.unlinked : undefined)}
      </Cell>
      <Cell className="w-full min-w-36">
        <span className="flex items-center gap-2">
          <span className="min-w-36 flex-1">{picking('description', messages.name, row.description)}</span>
          <DeletedProduct line={row} />
        </span>
      </Cell>
      {columns.map((column) => (
        <Cell key={column.id} align={column.align}>
          <span className={`block ${column.width}`}>
            <GridCell
              cell={`${row.id} ${column.id}`}
              label={messages.cell(column.label(), place)}
              text={column.text(row)}
              read={(typed) => column.read(typed, row, deps)}
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
          formatUnitMoney(perUnit, deps.currency)
        )}
      </Cell>
      {!disabled && (
        <Cell>
          <IconButton
            label={messages.remove(place)}
            icon={<Trash2 />}
            className="text-muted"
            onClick={() => onRemove(row)}
          />
        </Cell>
      )}
    </Row>
  )
})
