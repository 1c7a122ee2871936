import { useState } from 'react'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { customersText } from './text.ts'

const text = customersText.tagging

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
  const without = (tags: readonly string[], tag: string) => tags.filter((each) => each !== tag)
  const apply = async () => {
    if (await onApply([...added], [...removed])) onClose()
  }
  return (
    <Dialog
      open
      title={text.title(formatCount(count, customersText.customer))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" disabled={added.length + removed.length === 0} onClick={() => void apply()}>
            {text.apply}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <TagsField
          label={text.add}
          tags={added}
          onAdd={(tags) => setAdded([...added, ...tags])}
          onRemove={(tag) => setAdded(without(added, tag))}
        />
        <TagsField
          label={text.remove}
          tags={removed}
          onAdd={(tags) => setRemoved([...removed, ...tags])}
          onRemove={(tag) => setRemoved(without(removed, tag))}
        />
      </div>
    </Dialog>
  )
}
