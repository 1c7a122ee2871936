import History from 'lucide-react/icons/history'
import { useRows } from '#web/kit/data/use-store.ts'
import { focusCurrentRow } from '#web/kit/list/current-row.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import { changeSearch } from '#web/kit/shell/current-router.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { AwaitedPanel } from './awaited-panel.tsx'
import { ChangePanel } from './change-panel.tsx'
import { changeSetListView } from './change-set-list-view.tsx'
import { changeSetsMessages as messages } from './messages.ts'
import { useChangeSetActions } from './use-change-set-actions.ts'

/** Every change set: what was or will be changed together, and the way back (CHANGE-01…03). */
export function ChangeSetsPage() {
  const rows = useRows('changeSet')
  const actions = useChangeSetActions()
  const panel = (id: string) => {
    const header = rows.find((row) => row.id === id)
    if (header) {
      return <ChangePanel key={id} header={header} actions={actions} onShow={() => open(id)} onClose={close} />
    }
    return id !== '' && <AwaitedPanel key={id} id={id} onClose={close} />
  }
  return (
    <DeclaredList
      view={changeSetListView}
      rows={rows}
      context={undefined}
      facts={messages.facts(rows.length)}
      renderEmpty={() => (
        <EmptyState
          icon={<History />}
          title={messages.empty.title}
          action={
            <ScreenButton screen="import" tone="primary">
              {messages.empty.action}
            </ScreenButton>
          }
        >
          {messages.empty.text}
        </EmptyState>
      )}
      onOpen={open}
      renderPanel={({ open: id }) => panel(id)}
      onClose={close}
    />
  )
}

/** Opens the panel of a change set, with all its rows from the first. */
function open(id: string): void {
  changeSearch((search) => ({ ...search, id: id || undefined, rows: undefined, rowsPage: undefined }))
}

function close(): void {
  focusCurrentRow()
  open('')
}
