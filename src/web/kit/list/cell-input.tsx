import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { fieldText } from '../form/field-text.ts'
import { textIn } from './row-text.ts'

interface CellInputProps {
  readonly kind: string
  readonly row: AnyRow
  readonly field: string
  readonly onSave: ((id: string, field: string, value: unknown) => void) | undefined
  readonly onLeave: (step: 0 | 1 | -1) => void
}

/** The field of a cell; what is typed is read as the form of the field reads it. */
export function CellInput({ kind, row, field: name, onSave, onLeave }: CellInputProps) {
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
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    const isTab = event.key === 'Tab'
    if (event.key !== 'Escape' && event.key !== 'Enter' && !isTab) return
    event.preventDefault()
    if (event.key !== 'Escape' && !commit()) return
    // The blur that follows saves nothing: Escape meant that, and all else is saved.
    isLeft.current = true
    if (!isTab) line.current?.focus()
    onLeave(isTab ? (event.shiftKey ? -1 : 1) : 0)
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
        if (!isLeft.current && commit()) onLeave(0)
      }}
    />
  )
}
