import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo } from 'react'
import { lacksPrice } from '#contract/unpriced-line.ts'
import { formatAmount } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { GridCell } from '#web/kit/grid/grid-cell.tsx'
import type { ItemRow } from '#web/kit/documents/document-row.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { LINE_COLUMNS, type LineColumn } from './line-columns.ts'
import { UNIT_CLASS } from './line-head.tsx'
import type { LineListProps } from './line-list.ts'
import { LineMargin } from './line-margin.tsx'
import { LinePick } from './line-pick.tsx'
import { lineNote, unitOptions } from './line-texts.ts'
import type { LineValues } from './line-values.ts'
import { PriceStoryButton } from './price-story-button.tsx'
import { QuietSelect } from '../editor/quiet-fields.tsx'
import { lineMessages as messages } from './messages.ts'

type RowProps = Omit<LineListProps, 'items' | 'values' | 'onAdd'> & {
  readonly item: ItemRow
  readonly values: LineValues
  /** Its place, from 0. */
  readonly index: number
  /** Rows of one height, for long documents. */
  readonly isFlat: boolean
  readonly isDragged: boolean
  readonly onInsert: (item: ItemRow) => void
  readonly onOpen: (item: ItemRow) => void
}

const cellClass = 'border-b border-line px-0.5 align-top'

/** One line of the table on the sheet. */
export const LineTableRow = memo(function LineTableRow(props: RowProps) {
  const { item, values, index, currency, pricing, hasMargins, disabled, isFlat, isDragged } = props
  const { onSave, onTyping, onPick, onRemove, onMove, onInsert, onOpen } = props
  const position = index + 1
  const column = (each: LineColumn) => (
    <td key={each.id} className={classNames(cellClass, 'text-end', each.isPrivate && 'bg-bg')}>
      <span className={classNames('flex items-center', each.width)}>
        {each.id === 'unitPrice' && (
          <PriceStoryButton item={item} pricing={pricing} currency={currency} disabled={disabled} onSave={onSave} />
        )}
        <GridCell
          cell={`${item.id} ${each.id}`}
          label={messages.cell(messages[each.label], position)}
          text={each.text(item, currency)}
          read={(typed) => each.read(typed, currency)}
          onCommit={(patch) => onSave(item, patch)}
          onTyping={(patch) => onTyping(item.id, patch)}
          align="end"
          issue={each.id === 'unitPrice' && lacksPrice(item) ? messages.noPrice : undefined}
          disabled={disabled}
        />
      </span>
    </td>
  )
  const [quantity, ...others] = LINE_COLUMNS.filter(({ isPrivate }) => !isPrivate)
  const hidden = LINE_COLUMNS.filter(({ isPrivate }) => isPrivate)
  return (
    <tr
      data-line={item.id}
      aria-rowindex={index + 2}
      className={classNames(
        'group @max-[49rem]:[&_input]:px-1.5 in-data-costs:[&_input]:px-1.5',
        isFlat && 'h-11',
        isDragged && 'opacity-40',
      )}
    >
      <td className={classNames(cellClass, 'w-8 pt-2 text-center text-[13px] text-muted')}>
        <span className={disabled ? '' : 'group-hover:hidden group-focus-within:hidden'}>{formatNumber(position)}</span>
        {!disabled && (
          <span
            draggable
            data-grip={item.id}
            data-tip={messages.move(position)}
            className="hidden cursor-grab justify-center group-focus-within:flex group-hover:flex"
          >
            <GripVertical className="size-4" aria-hidden="true" />
          </span>
        )}
      </td>
      <td className={classNames(cellClass, 'w-full min-w-52 @max-[49rem]:min-w-24 in-data-costs:min-w-24')}>
        <LinePick
          cell={`${item.id} description`}
          label={messages.cell(messages.description, position)}
          value={item.description}
          disabled={disabled}
          multiline={!isFlat}
          className="font-medium"
          onText={(description) => onSave(item, { description })}
          onPick={(offer) => onPick(item, offer)}
        />
        {!isFlat && lineNote(item) !== '' && <p className="-mt-1.5 px-2 pb-1.5 text-xs text-muted">{lineNote(item)}</p>}
      </td>
      {quantity && column(quantity)}
      <td className={classNames(cellClass, UNIT_CLASS)}>
        <QuietSelect
          label={messages.cell(messages.unit, position)}
          hideLabel
          cell={`${item.id} unitCode`}
          className="w-20 @max-[49rem]:w-16"
          disabled={disabled}
          value={item.unitCode}
          options={unitOptions}
          onChange={(unitCode) => onSave(item, { unitCode })}
        />
      </td>
      {others.map(column)}
      <td className={classNames(cellClass, 'px-2! pt-2 text-end font-semibold whitespace-nowrap')}>
        {formatAmount(values.total, currency)}
      </td>
      {hasMargins && (
        <>
          {hidden.map(column)}
          <td className={classNames(cellClass, 'bg-bg px-2! pt-2 text-end whitespace-nowrap')}>
            <LineMargin margin={values.margin} />
          </td>
        </>
      )}
      {!disabled && (
        <td className={classNames(cellClass, 'w-9')}>
          <MenuButton
            label={messages.more(position)}
            icon={<Ellipsis aria-hidden="true" />}
            iconOnly
            align="end"
            className="text-muted"
            entries={[
              { label: messages.open(position), run: () => onOpen(item) },
              { label: messages.add, run: () => onInsert(item) },
              { label: messages.up, disabled: index === 0, run: () => onMove(item, index - 1) },
              { label: messages.down, run: () => onMove(item, index + 1) },
              { label: messages.removeShort, danger: true, run: () => onRemove(item) },
            ]}
          />
        </td>
      )}
    </tr>
  )
})
