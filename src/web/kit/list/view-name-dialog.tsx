import { useState } from 'react'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { barMessages } from './bar-messages.ts'

interface ViewNameDialogProps {
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks under which name a view of a list is saved. */
export function ViewNameDialog({ onSave, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState('')
  const typed = name.trim()
  return (
    <FormDialog
      title={barMessages.saveView}
      description={barMessages.saveViewHelp}
      submit={barMessages.save}
      isBlocked={typed === ''}
      onSubmit={() => onSave(typed)}
      onClose={onClose}
    >
      <TextField
        label={barMessages.viewName}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
