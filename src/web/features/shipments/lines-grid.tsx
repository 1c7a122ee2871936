import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isBlankLine } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'
import { DataTable, HeadCell } from '#web/kit/ui/data-table.tsx'
import type { FieldIssues } from './landed-input.ts'
import { GridRow } from './line-row.tsx'
import { LINE_COLUMNS, type LineDeps } from './line-columns.ts'
import { RowGap } from '#web/kit/grid/row-gap.tsx'
import { linesMessages as messages } from './page-messages.ts'
import { useRowWindow } from '#web/kit/grid/use-row-window.ts'

const ROW_HEIGHT = 44

export interface CellPosition {
  readonly id: string
  readonly column: string
}

export interface LinesGridProps {
  readonly lines: readonly RowOfKind<'shipmentLine'>[]
  readonly deps: LineDeps
  /** The line that is being made, as long as it is not left; empty for none. */
  readonly begun: string
  readonly onBegun: (id: string) => void
  readonly issues: ReadonlyMap<string, FieldIssues>
  readonly perUnit: ReadonlyMap<string, Units>
  readonly disabled: boolean
  /** The cell that is to take the focus, such as that of a line just added. */
  readonly wanted: CellPosition | undefined
  readonly onSave: (id: string, patch: PatchOfKind<'shipmentLine'>) => void
  readonly onTyping: (id: string, patch: PatchOfKind<'shipmentLine'> | null) => void
  readonly onRemove: (row: RowOfKind<'shipmentLine'>) => void
  readonly onAdd: () => void
  /** Several cells came from the clipboard. */
  readonly onPaste: (at: CellPosition, clipboard: string) => void
}

/** The lines of a shipment for fast work by keyboard; thousands scroll as fluently as ten. */
export function LinesGrid(props: LinesGridProps) {
  const { lines, deps, begun, onBegun, issues, perUnit, disabled, wanted, onSave, onTyping, onRemove, onAdd, onPaste } =
    props
  const frame = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState('')
  const columns = LINE_COLUMNS
  const [at, wantedAt] = [focused, wanted?.id].map((sought) => lines.findIndex(({ id }) => id === sought))
  const { runs, onScroll } = useRowWindow(lines.length, ROW_HEIGHT, [at ?? -1, wantedAt ?? -1])

  const goTo = useCallback((place: CellPosition) => {
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${place.id} ${place.column}"]`)
    cell?.focus()
  }, [])
  const goToQuantity = useCallback((id: string) => goTo({ id, column: 'quantity' }), [goTo])
  const isWantedHere = (wantedAt ?? -1) >= 0
  useEffect(() => {
    if (wanted && isWantedHere) goTo(wanted)
  }, [wanted, isWantedHere, goTo])

  useEffect(() => () => onBegun(''), [onBegun])

  function onFocus(target: EventTarget): void {
    const id = placeOf(target)?.id ?? ''
    setFocused(id)
    const line = lines.find((each) => each.id === id)
    if (id !== begun) onBegun(line && isBlankLine(line) ? id : '')
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = placeOf(event.target)
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!at || step === 0 || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    const index = lines.findIndex(({ id }) => id === at.id)
    const next = lines[index + step]
    if (next) return goTo({ id: next.id, column: at.column })
    const last = lines[index]
    if (event.key !== 'Enter' || disabled || !last) return
    // A line that was blank until now is not done with the name that Enter gave it.
    if (isBlankLine(last)) return isNamed(at.column, event.target) ? goToQuantity(at.id) : undefined
    // Leaving the cell saves it before the new line takes over its currency.
    if (event.target instanceof HTMLElement) event.target.blur()
    onAdd()
  }

  function onPasteCells(event: ClipboardEvent<HTMLElement>) {
    const at = placeOf(event.target)
    const clipboard = event.clipboardData.getData('text/plain')
    if (!at || disabled || !/[\t\n]/.test(clipboard.trim())) return
    event.preventDefault()
    onPaste(at, clipboard)
  }

  return (
    <div
      ref={frame}
      role="presentation"
      onScrollCapture={onScroll}
      onKeyDown={onKeyDown}
      onPaste={onPasteCells}
      onFocus={({ target }) => onFocus(target)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBegun('')}
    >
      <DataTable label={messages.label}>
        <thead>
          <tr>
            <HeadCell pin="first" className="ps-4!">
              {messages.sku}
            </HeadCell>
            <HeadCell>{messages.name}</HeadCell>
            {columns.map(({ id, label, align }) => (
              <HeadCell key={id} align={align} className="px-2!">
                {label()}
              </HeadCell>
            ))}
            <HeadCell align="end">
              <span data-tip={messages.landedHelp}>{messages.landed}</span>
            </HeadCell>
            {!disabled && (
              <HeadCell>
                <span className="sr-only">{messages.removeShort}</span>
              </HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {runs.flatMap(({ from, to }, index) => [
            // One list, so that a row stays itself, with its focus, when the runs around it change.
            <RowGap key={`gap ${index}`} rows={from - (runs[index - 1]?.to ?? 0)} height={ROW_HEIGHT} />,
            ...lines
              .slice(from, to)
              .map((row, offset) => (
                <GridRow
                  key={row.id}
                  row={row}
                  place={from + offset + 1}
                  columns={columns}
                  deps={deps}
                  issues={issues.get(row.id)}
                  perUnit={perUnit.get(row.id)}
                  disabled={disabled}
                  onSave={onSave}
                  onTyping={onTyping}
                  onRemove={onRemove}
                  onChosen={goToQuantity}
                />
              )),
          ])}
          <RowGap rows={lines.length - (runs.at(-1)?.to ?? 0)} height={ROW_HEIGHT} />
        </tbody>
      </DataTable>
    </div>
  )
}

function isNamed(column: string, target: EventTarget): boolean {
  const isName = column === 'sku' || column === 'description'
  return isName && target instanceof HTMLInputElement && target.value.trim() !== ''
}

function placeOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.getAttribute('data-cell') : null
  const [id, column] = cell?.split(' ') ?? []
  return id === undefined || column === undefined ? undefined : { id, column }
}
