import Eye from 'lucide-react/icons/eye'
import { useReadOnly } from '../shell/reach.ts'
import { recordMessages } from './record-messages.ts'

/** Why nothing can be changed here, in a quiet line (TEAM-02). */
export function ReaderNote() {
  if (!useReadOnly()) return null
  return (
    <p className="mb-3 flex items-center gap-2 text-[13px] text-muted">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      {recordMessages.looksOnly}
    </p>
  )
}
