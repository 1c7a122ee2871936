import type { ComponentType } from 'react'
import type { BulkEdit } from '#domain/bulk-edit.ts'

/** Shows what a proposed edit of products would do, and does it as one change set (INS-03). */
export type PriceChange = ComponentType<{
  readonly ids: readonly string[]
  readonly edit: BulkEdit
  readonly onClose: () => void
}>
