import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { formatNumber } from '#web/kit/format/number.ts'
import { RowGap } from '#web/kit/grid/row-gap.tsx'
import { useRowWindow } from '#web/kit/grid/use-row-window.ts'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { LineHead } from './line-head.tsx'
import { lineAct } from './line-keys.ts'
import type { CellPosition, LineListProps } from './line-list.ts'
import { LinePick } from './line-pick.tsx'
import { NO_VALUES } from './line-values.ts'
import { LineTableRow } from './line-table-row.tsx'
import { lineMessages as messages } from './messages.ts'

const ROW_HEIGHT = 44
/** More lines than these have one height each, so that only those in sight are drawn. */
const FLAT_FROM = 80
/** The cell that adds a line. */
const NEW = 'new'

type LineTableProps = LineListProps & {
  readonly isFull: boolean
  readonly onPaste: (at: CellPosition, clipboard: string) => void
  readonly onOpen: (item: ItemRow) => void
}

/** The lines on the sheet, for fast work by keyboard; a thousand scroll as fluently as ten. */
export function LineTable(props: LineTableProps) {
  const { items, values, hasMargins, disabled, isFull, onAdd, onRemove, onMove, onPaste, onOpen, ...shared } = props
  const frame = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState('')
  const [wanted, setWanted] = useState<CellPosition>()
  /** The line that the cell for a new one stands behind; null is the end. */
  const [newAfter, setNewAfter] = useState<string | null>(null)
  const [dragged, setDragged] = useState('')
  const isFlat = items.length > FLAT_FROM
  const at = (id: string | undefined) => items.findIndex((item) => item.id === id)
  const { runs, onScroll } = useRowWindow(items.length, ROW_HEIGHT, [at(focused), at(wanted?.id)])
  const drawn = isFlat ? runs : [{ from: 0, to: items.length }]

  const isWantedHere = wanted !== undefined && (wanted.id === NEW || at(wanted.id) >= 0)
  useEffect(() => {
    if (!wanted || !isWantedHere) return
    frame.current?.querySelector<HTMLElement>(`[data-cell="${wanted.id} ${wanted.column}"]`)?.focus()
  }, [wanted, isWantedHere])

  const insertBehind = useCallback((item: ItemRow) => {
    setNewAfter(item.id)
    setWanted({ id: NEW, column: 'description' })
  }, [])
  const remove = useCallback(
    (item: ItemRow) => {
      const index = items.indexOf(item)
      const next = items[index + 1] ?? items[index - 1]
      onRemove(item)
      setWanted({ id: next?.id ?? NEW, column: 'description' })
    },
    [items, onRemove],
  )

  function add(what: Parameters<typeof onAdd>[0]) {
    const id = onAdd(what, newAfter)
    setNewAfter(null)
    setWanted({ id, column: 'quantity' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target)
    const target = event.target as HTMLElement & { readonly value?: string }
    if (!place || event.nativeEvent.isComposing || event.defaultPrevented) return
    const act = lineAct(event, {
      isChoice: target instanceof HTMLSelectElement,
      hasLines: target instanceof HTMLTextAreaElement && target.value.includes('\n'),
    })
    if (act === undefined || (disabled && act !== 'up' && act !== 'down')) return
    const order = orderWithNew(items, disabled || isFull ? undefined : newAfter)
    const index = order.indexOf(place.id)
    const item = items[at(place.id)]
    event.preventDefault()
    if (act === 'up' || act === 'down') {
      const next = order[index + (act === 'up' ? -1 : 1)]
      if (next !== undefined) setWanted({ id: next, column: next === NEW ? 'description' : place.column })
      return
    }
    if (!item) return
    // Leaving the cell saves it before anything else happens to its line.
    target.blur()
    if (act === 'remove') return remove(item)
    if (act === 'next') {
      setNewAfter(item.id === items.at(-1)?.id ? null : item.id)
      return setWanted({ id: NEW, column: 'description' })
    }
    onMove(item, at(item.id) + (act === 'moveUp' ? -1 : 1))
    setWanted(place)
  }

  function onPasteCells(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target)
    const clipboard = event.clipboardData.getData('text/plain')
    if (!place || disabled || !/\t|\n./.test(clipboard.trim())) return
    event.preventDefault()
    onPaste(place, clipboard)
  }

  const dragging = {
    onDragStart: (event: DragEvent) => {
      const id = (event.target as Element).getAttribute?.('data-grip') ?? ''
      if (id === '') return
      event.dataTransfer.setData('text/plain', id)
      event.dataTransfer.effectAllowed = 'move'
      setDragged(id)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged !== '') event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const over = (event.target as Element).closest('[data-line]')?.getAttribute('data-line') ?? ''
      const item = items[at(dragged)]
      event.preventDefault()
      if (item && over !== '') onMove(item, at(over))
      setDragged('')
    },
    onDragEnd: () => setDragged(''),
  }

  const placeOfNew = newAfter === null ? items.length + 1 : at(newAfter) + 2
  const newRow = !disabled && !isFull && (
    <tr key={NEW}>
      <td className="border-b border-line text-center text-[13px] text-muted">{formatNumber(placeOfNew)}</td>
      <td colSpan={99} className="border-b border-line px-0.5">
        <LinePick
          cell={`${NEW} description`}
          label={messages.add}
          value=""
          placeholder={messages.addHint}
          disabled={false}
          onText={(written) => written !== '' && add(written)}
          onPick={add}
        />
      </td>
    </tr>
  )
  return (
    <div
      ref={frame}
      role="presentation"
      data-costs={hasMargins ? '' : undefined}
      className={classNames('@container -mx-2 overflow-auto', isFlat && 'max-h-[max(24rem,calc(100dvh-14rem))]')}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onPaste={onPasteCells}
      onFocus={({ target }) => setFocused(placeOf(target)?.id ?? '')}
      onBlur={({ target }) => {
        if (placeOf(target)?.id === NEW) setNewAfter(null)
      }}
      {...dragging}
    >
      <table aria-label={messages.label} className="relative w-full border-separate border-spacing-0 text-start">
        <LineHead
          hasUnits
          hasMargins={hasMargins}
          hasMenu={!disabled}
          className="[&>th]:sticky [&>th]:top-0 [&>th]:z-1 [&>th]:bg-card [&>th]:px-2.5 @max-[49rem]:[&>th]:px-1.5 in-data-costs:[&>th]:px-1.5"
        />
        <tbody>
          {drawn.flatMap(({ from, to }, run) => [
            <RowGap key={`gap ${run}`} rows={from - (drawn[run - 1]?.to ?? 0)} height={ROW_HEIGHT} />,
            ...items
              .slice(from, to)
              .flatMap((item, offset) => [
                <LineTableRow
                  key={item.id}
                  {...shared}
                  item={item}
                  values={values.get(item.id) ?? NO_VALUES}
                  index={from + offset}
                  hasMargins={hasMargins}
                  disabled={disabled}
                  isFlat={isFlat}
                  isDragged={item.id === dragged}
                  onRemove={remove}
                  onMove={onMove}
                  onInsert={insertBehind}
                  onOpen={onOpen}
                />,
                newAfter === item.id && newRow,
              ]),
          ])}
          <RowGap rows={items.length - (drawn.at(-1)?.to ?? 0)} height={ROW_HEIGHT} />
          {newAfter === null && newRow}
        </tbody>
      </table>
    </div>
  )
}

/** The ids of the lines from above to below, with the cell for a new one where it stands; undefined: there is none. */
function orderWithNew(items: readonly ItemRow[], newAfter: string | null | undefined): readonly string[] {
  const ids = items.map(({ id }) => id)
  if (newAfter === undefined) return ids
  if (newAfter === null) return [...ids, NEW]
  return ids.flatMap((id) => (id === newAfter ? [id, NEW] : [id]))
}

function placeOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.getAttribute('data-cell') : null
  const [id, column] = cell?.split(' ') ?? []
  return id === undefined || column === undefined ? undefined : { id, column }
}
