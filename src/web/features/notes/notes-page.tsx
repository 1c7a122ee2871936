import StickyNote from 'lucide-react/icons/sticky-note'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import type { FieldsOwn } from '#web/kit/list/fields-panel.tsx'
import { plainFile } from '#web/kit/list/plain-file.ts'
import { PlainList } from '#web/kit/list/plain-list.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { fixedMessages, notesMessages as messages } from './messages.ts'
import { useNoteActs } from './note-acts.ts'
import { notesShown } from './notes-state.ts'
import { useIsRecordGone } from './gone-record.ts'
import { pinnedTo } from './note-place.ts'
import { notesView } from './notes-view.tsx'

// English | German | French | Spanish | Dutch.
const file = plainFile(notesView, 'sticky-notes', {
  names: {
    content: 'note, text, content, description | Notiz, Inhalt | contenu | contenido | notitie, inhoud',
    color: 'color | Farbe | couleur | kleur',
  },
})

/** Where and how large they are, notes show themselves; what they are pinned to is chosen on its page. */
const controls: FieldsOwn = {
  content: { rows: 8, placeholder: messages.write },
  ...Object.fromEntries(
    ['x', 'y', 'zIndex', 'width', 'height', 'page', 'record'].map((name) => [name, { isLeftOut: true }]),
  ),
}

/** All sticky notes, with search. */
export function NotesPage() {
  const isShown = notesShown.use()
  const isWithoutCopy = useIsWithoutCopy()
  const isGone = useIsRecordGone()
  return (
    <>
      {isWithoutCopy && <NotLoaded />}
      <PlainList
        view={notesView}
        context={isGone}
        icon={<StickyNote />}
        controls={() => controls}
        renderFooter={(row) => <PinnedTo row={row} isGone={isGone(row)} />}
        menu={[
          {
            type: 'check',
            label: messages.showAll,
            checked: isShown,
            onChange: (next) => notesShown.set(next),
          },
        ]}
        file={file}
      />
    </>
  )
}

/** Whether this device has none because it heard nothing from the server, and cannot at the moment (NOTE-05). */
function useIsWithoutCopy(): boolean {
  const hasNone = useRows('stickyNote').length === 0
  const { lastSyncAt, network, problem } = useSyncStatus()
  return hasNone && lastSyncAt === null && (network === 'offline' || problem !== null)
}

function NotLoaded() {
  const store = useStore()
  return (
    <div className="mb-5">
      <Banner
        tone="bad"
        urgent
        title={fixedMessages.notLoaded}
        action={
          <Button size="small" onClick={() => store.retry()}>
            {messages.retry}
          </Button>
        }
      >
        {messages.retryText}
      </Banner>
    </div>
  )
}

interface PinnedToProps {
  readonly row: RowOfKind<'stickyNote'>
  /** The record that it is pinned to is deleted. */
  readonly isGone: boolean
}

function PinnedTo({ row, isGone }: PinnedToProps) {
  const { save } = useNoteActs()
  const isPinned = row.page !== '' || row.record !== null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
      <p>
        <span className="block text-[13px] text-muted">{messages.columns.page}</span>
        {isGone ? messages.goneRecordText : pinnedTo(row)}
      </p>
      {isPinned && (
        <Button size="small" onClick={() => void save(row.id, { page: '', record: null }, messages.pinned)}>
          {messages.unpin}
        </Button>
      )}
    </div>
  )
}
