import type { ChangeEvent, HTMLInputTypeAttribute, Ref } from 'react'
import type { FieldLayoutProps } from '../ui/field.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { type NamedField, type Parsed, useDraft } from '../ui/use-draft.ts'

export interface SavedTextProps extends FieldLayoutProps, NamedField {
  /** The stored text. */
  readonly value: string
  readonly read: (text: string) => Parsed<string>
  readonly onSave: (value: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly type?: HTMLInputTypeAttribute
  readonly inputRef?: Ref<HTMLInputElement>
}

/** What the control of a saved text is given, by what is typed and what is wrong with it. */
function useSaved({ name, error, value, read, onSave }: SavedTextProps) {
  const draft = useDraft({ name, text: value, parse: read, onCommit: onSave })
  return {
    value: draft.text,
    error: draft.issue ?? error,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => draft.onChange(event.target.value),
    onBlur: draft.onBlur,
    onKeyDown: draft.onKeyDown,
  }
}

/** One line of text that is saved on Enter or on leaving; Escape takes back what was typed. */
export function SavedText(props: SavedTextProps) {
  const { name: _name, value: _value, read: _read, onSave: _onSave, inputRef, ...field } = props
  return <TextField {...field} {...(inputRef ? { ref: inputRef } : {})} {...useSaved(props)} />
}

/** Several lines of text that are saved on leaving or with Ctrl and Enter. */
export function SavedArea(props: Omit<SavedTextProps, 'type' | 'inputRef'> & { readonly rows?: number }) {
  const { name: _name, value: _value, read: _read, onSave: _onSave, ...field } = props
  return <TextArea {...field} {...useSaved(props)} />
}
