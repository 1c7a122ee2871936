import { useState } from 'react'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import { customersMessages } from './messages.ts'

const messages = customersMessages.tagging

interface TagsDialogProps {
  readonly count: number
  /** Answers whether the change was made. */
  readonly onApply: (add: string[], remove: string[]) => Promise<boolean>
  readonly onClose: () => void
}

/** Adds tags to many customers and takes some away. */
export function TagsDialog({ count, onApply, onClose }: TagsDialogProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const field = (name: string, label: string, tags: readonly string[], onChange: (tags: readonly string[]) => void) => (
    <TagsField
      name={name}
      label={label}
      tags={tags}
      onAdd={(more) => onChange([...tags, ...more])}
      onRemove={(tag) => onChange(tags.filter((each) => each !== tag))}
    />
  )
  return (
    <FormDialog
      title={messages.title(count)}
      submit={messages.apply}
      isBlocked={added.length + removed.length === 0}
      onSubmit={async () => (await onApply([...added], [...removed])) && onClose()}
      onClose={onClose}
    >
      {field('add', messages.add, added, setAdded)}
      {field('remove', messages.remove, removed, setRemoved)}
    </FormDialog>
  )
}
