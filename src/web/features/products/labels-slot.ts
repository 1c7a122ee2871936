import type { ComponentType } from 'react'

/** Where another feature prints labels of products; without one there are none. */
export interface LabelsSlot {
  readonly LabelsDialog?: ComponentType<{ readonly ids: readonly string[]; readonly onClose: () => void }> | undefined
}
