import Pin from 'lucide-react/icons/pin'
import { type NoteRow, pinnedTo } from './note-place.ts'

/** Marks a note that is not on every page, and says where it is seen. */
export function PinnedMark({ row }: { readonly row: Pick<NoteRow, 'page' | 'record'> }) {
  if (row.page === '' && row.record === null) return null
  return (
    <span data-tip={pinnedTo(row)} className="me-auto ps-3">
      <Pin aria-hidden="true" className="size-4" />
      <span className="sr-only">{pinnedTo(row)}</span>
    </span>
  )
}
