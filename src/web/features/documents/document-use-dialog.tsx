import { DOCUMENT_RULES, DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { documentText } from './document-text.ts'
import { TypeChoice } from './document-type-choice.tsx'

interface UseTemplateDialogProps {
  readonly onUse: (type: DocumentType) => void
  readonly onClose: () => void
}

const TYPES = DOCUMENT_TYPES.filter((type) => type !== 'template' && type !== 'creditnote')

/** Which document a template becomes (DOC-17). */
export function UseTemplateDialog({ onUse, onClose }: UseTemplateDialogProps) {
  return (
    <Dialog open title={documentText.actions.use} description={documentText.page.newText} onClose={onClose}>
      <TypeChoice types={TYPES} labelOf={(type) => DOCUMENT_RULES[type].label.one} onChoose={onUse} />
    </Dialog>
  )
}
