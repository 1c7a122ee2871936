import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useRef } from 'react'
import { readQuantity } from '#web/kit/form/number-text.ts'
import { quantityText } from '#web/kit/form/typed-number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'

interface QuantityRow {
  readonly id: string
  readonly minQuantity: number
}

interface QuantityRowsProps<Row> {
  readonly words: { readonly from: string; readonly add: string; readonly remove: (quantity: number) => string }
  readonly rows: readonly Row[]
  /** The least quantity that a row may be from, in 1/10,000. */
  readonly least: number
  readonly errorOf?: (row: Row) => string | undefined
  /** Told with every key in a quantity, as in `useDraft`. */
  readonly onType?: (value: number | undefined) => void
  /** The price or percentage from the quantity on. */
  readonly renderValue: (row: Row) => ReactNode
  readonly onMove: (row: Row, minQuantity: number) => void
  readonly onRemove: (row: Row) => void
  readonly onAdd: () => void
}

/** One row for each quantity from which another price applies: quantity breaks and tiers. */
export function QuantityRows<Row extends QuantityRow>(props: QuantityRowsProps<Row>) {
  const { words, rows, least, errorOf, onType, renderValue, onMove, onRemove, onAdd } = props
  const [list, follow] = useFocusOnAdded(rows)
  return (
    <>
      <ul ref={list} className="space-y-2">
        {rows.map((row) => (
          <li key={row.id} className="flex items-end gap-2">
            <FieldScope of={row.id}>
              <NumberField
                name="minQuantity"
                label={words.from}
                className="flex-1"
                error={errorOf?.(row)}
                text={quantityText(row.minQuantity)}
                parse={readQuantity({ min: least })}
                onCommit={(minQuantity) => onMove(row, minQuantity)}
                onType={onType}
              />
              {renderValue(row)}
              <IconButton
                label={words.remove(row.minQuantity)}
                icon={<Trash2 />}
                className="text-muted"
                onClick={() => onRemove(row)}
              />
            </FieldScope>
          </li>
        ))}
      </ul>
      <Button
        tone="ghost"
        size="small"
        icon={<Plus aria-hidden="true" />}
        className="mt-2 -ms-2.5"
        onClick={() => {
          follow()
          onAdd()
        }}
      >
        {words.add}
      </Button>
    </>
  )
}

/** The list, and what is called before a row is added: its quantity has the focus, with its text selected, once it is there. */
function useFocusOnAdded(rows: readonly QuantityRow[]) {
  const list = useRef<HTMLUListElement>(null)
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    const before = known.current
    const added = before ? rows.findIndex(({ id }) => !before.has(id)) : -1
    if (added < 0) return
    known.current = undefined
    list.current?.children[added]?.querySelector('input')?.focus()
  }, [rows])
  const follow = (): void => {
    known.current = new Set(rows.map(({ id }) => id))
  }
  return [list, follow] as const
}
