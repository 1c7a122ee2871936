import type { DocumentType } from '#domain/documents/types.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NEW_TYPES } from '../new-types.ts'
import { actionMessages, pageMessages } from './messages.ts'
import { TypeChoice } from './type-choice.tsx'

interface UseTemplateDialogProps {
  readonly onUse: (type: DocumentType) => void
  readonly onClose: () => void
}

/** Asks which kind of document is made from a template (DOC-17). */
export function UseTemplateDialog({ onUse, onClose }: UseTemplateDialogProps) {
  return (
    <Dialog open title={actionMessages.use} description={pageMessages.newText} onClose={onClose}>
      <TypeChoice types={NEW_TYPES.filter((type) => type !== 'template')} onChoose={onUse} />
    </Dialog>
  )
}
