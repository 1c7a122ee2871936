import { type FormEvent, useId, useState } from 'react'
import { product } from '#contract/entities/product.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { floorText as text } from './floor-text.ts'

const readReason = readField(product.fields.floorOverride)

/** A change of a price that the lowest margin refused, and the two ways on from there. */
export interface FloorDialogProps {
  /** What the refusal says. */
  readonly message: string
  /** The reason that an earlier price below the lowest margin was given. */
  readonly reason: string
  readonly onKeep: (reason: string) => void
  readonly onClose: () => void
}

/** Asks whoever chose a price below the lowest margin to change it or to say why (PRICE-12). */
export function FloorDialog({ message, reason, onKeep, onClose }: FloorDialogProps) {
  const [typed, setTyped] = useState(reason)
  const [issue, setIssue] = useState<string>()
  const form = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = readReason(typed.trim())
    if ('issue' in parsed) return setIssue(parsed.issue)
    if (parsed.value === '') return setIssue(text.missing)
    onKeep(parsed.value)
  }

  return (
    <Dialog
      open
      keepOpen
      title={text.title}
      description={message}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.change}</Button>
          <Button tone="primary" type="submit" form={form}>
            {text.keep}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={text.reason}
          help={text.reasonHelp}
          error={issue}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIssue(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
