import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import type { Kind } from '#contract/row-kinds.ts'
import { fieldText } from '../form/field-text.ts'
import type { CellEditorProps, EditedCell } from './cell-editor.tsx'
import { textIn } from './row-text.ts'

interface CellInputProps extends Omit<CellEditorProps<Kind>, 'kind' | 'row'> {
  readonly kind: string
  readonly row: AnyRow
}

/** The field of a cell; what is typed is read as the form of the field reads it. */
export function CellInput(props: CellInputProps) {
  const { kind, row, field: name, onSave, onEdit } = props
  const entity = entityOf(kind)
  const field = entity?.fields[name] as Field
  const currency = textIn(row, field.currencyField ?? entity?.amountsIn)
  const form = fieldText(field, currency)
  const [text, setText] = useState(() => form.write(row[name]))
  const [issue, setIssue] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const line = useRef<HTMLTableRowElement | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    // Not every browser focuses what it selects.
    input.current?.focus()
    input.current?.select()
    line.current = input.current?.closest('tr') ?? null
  }, [])

  function commit(): boolean {
    const read = form.read(text)
    if ('issue' in read) {
      setIssue(read.issue)
      return false
    }
    if (read.value !== row[name]) onSave?.(row.id, name, read.value)
    return true
  }
  const leave = useEffectEvent(() => {
    if (!isLeft.current) commit()
  })
  // Its row may go out of the page while somebody types in it.
  useEffect(() => leave, [])
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    const isTab = event.key === 'Tab'
    if (event.key !== 'Escape' && event.key !== 'Enter' && !isTab) return
    event.preventDefault()
    if (event.key !== 'Escape' && !commit()) return
    // The blur that follows saves nothing: Escape meant that, and all else is saved.
    isLeft.current = true
    if (!isTab) line.current?.focus()
    onEdit(isTab ? nextCell(props, event.shiftKey ? -1 : 1) : undefined)
  }
  return (
    <input
      ref={input}
      aria-label={field.label}
      aria-invalid={issue !== ''}
      data-tip={issue || undefined}
      className="-mx-2 h-8 w-full min-w-24 rounded-md border border-primary bg-card px-2 aria-invalid:border-bad"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        setIssue('')
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => {
        if (isLeft.current || !commit()) return
        isLeft.current = true
        onEdit(undefined)
      }}
    />
  )
}

/** The cell that editing goes on in: the next (1) or former (−1) of the row, or the first or last of the row beside it. */
function nextCell({ rows, editable, row, column }: CellInputProps, step: 1 | -1): EditedCell | undefined {
  const count = editable.length
  const at = rows.findIndex(({ id }) => id === row.id) * count + editable.indexOf(column) + step
  const [next, name] = [rows[Math.floor(at / count)], editable[((at % count) + count) % count]]
  return next && name !== undefined ? { id: next.id, column: name } : undefined
}
