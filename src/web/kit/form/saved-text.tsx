import type { HTMLInputTypeAttribute, Ref } from 'react'
import type { FieldLayoutProps } from '../ui/field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { type Parsed, useDraft } from '../ui/use-draft.ts'

export interface SavedTextProps extends FieldLayoutProps {
  /** The stored text. */
  readonly value: string
  readonly read: (text: string) => Parsed<string>
  readonly onSave: (value: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly type?: HTMLInputTypeAttribute
  readonly inputRef?: Ref<HTMLInputElement>
}

/** One line of text that is saved on Enter or on leaving; Escape takes back what was typed. */
export function SavedText({ value, read, onSave, inputRef, ...field }: SavedTextProps) {
  const { text, issue, onChange, onBlur, onKeyDown } = useDraft({
    name: field.label,
    text: value,
    parse: read,
    onCommit: onSave,
  })
  return (
    <TextField
      {...field}
      {...(inputRef ? { ref: inputRef } : {})}
      value={text}
      error={issue ?? field.error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}

/** Several lines of text that are saved on leaving or with Ctrl and Enter. */
export function SavedArea({
  value,
  read,
  onSave,
  ...field
}: Omit<SavedTextProps, 'type' | 'inputRef'> & { readonly rows?: number }) {
  const { text, issue, onChange, onBlur, onKeyDown } = useDraft({
    name: field.label,
    text: value,
    parse: read,
    onCommit: onSave,
  })
  return (
    <TextArea
      {...field}
      value={text}
      error={issue ?? field.error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}
