import type { BulkEdit } from '#domain/bulk-edit.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface PriceChangeProps {
  readonly ids: readonly string[]
  /** What is proposed: filled in, to be looked at and changed before it is applied. */
  readonly edit: BulkEdit
  /** What is to be known before it is applied. */
  readonly warning?: string | undefined
  readonly onClose: () => void
}

/** A change of products that something else proposes, as the edit of many that it is: with a preview, as one change set (INS-03). */
export function PriceChange({ ids, edit, warning, onClose }: PriceChangeProps) {
  return (
    <BulkDialog
      ids={ids}
      title={countOf('product', ids.length)}
      whatIf={null}
      proposed={edit}
      warning={warning}
      onClose={onClose}
      onApplied={() => undefined}
    />
  )
}
