import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
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
  const save = (): void => {
    if (typed !== '') onSave(typed)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={barMessages.saveView}
      description={barMessages.saveViewHelp}
      footer={
        <>
          <Button onClick={onClose}>{barMessages.cancel}</Button>
          <Button tone="primary" disabled={typed === ''} onClick={save}>
            {barMessages.save}
          </Button>
        </>
      }
    >
      <TextField
        label={barMessages.viewName}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
    </Dialog>
  )
}
