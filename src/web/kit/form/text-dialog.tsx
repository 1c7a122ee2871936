import { type ReactNode, useState } from 'react'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Parsed } from '../ui/use-draft.ts'

interface TextDialogProps {
  readonly title: string
  readonly description: string
  readonly label: string
  readonly help?: ReactNode
  /** What the line begins with. */
  readonly value?: string
  readonly maxLength?: number
  readonly cancel: string
  readonly confirm: string
  /** Reads the line without blanks around it, or says why it cannot be taken. */
  readonly read: (text: string) => Parsed<string>
  readonly onConfirm: (text: string) => void
  readonly onClose: () => void
}

/** Asks for one line of text, such as a name or a reason. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, label, help, value = '', maxLength, cancel, confirm, read, onConfirm, onClose } = props
  const [typed, setTyped] = useState(value)
  const [issue, setIssue] = useState<string>()

  function submit() {
    const parsed = read(typed.trim())
    if ('issue' in parsed) setIssue(parsed.issue)
    else onConfirm(parsed.value)
  }

  return (
    <FormDialog
      keepOpen
      title={title}
      description={description}
      submit={confirm}
      cancel={cancel}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={label}
        help={help}
        error={issue}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setIssue(undefined)
        }}
      />
    </FormDialog>
  )
}
