import Plus from 'lucide-react/icons/plus'
import Repeat from 'lucide-react/icons/repeat'
import { Suspense, useCallback } from 'react'
import { useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useRow, useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { type RecurringRow, RecurringDue } from './recurring-due.tsx'
import { TabsBesideRecurring } from '../list/document-type-tabs.tsx'
import { recurringView } from './recurring-view.tsx'
import { recurringMessages as messages } from './messages.ts'

const RecurringDialog = lazyPart(() => import('./recurring-dialog.tsx').then((module) => module.RecurringDialog))

/** Beside what the list keeps in the address: `from` begins a new one, made from that document. */
const SEARCH = { id: textParam(), from: textParam() }

/** In place of an id: one that is being made. */
const NEW = 'new'

/** Invoices that are made again and again by themselves (DOC-17). */
export function RecurringPage() {
  const [{ id, from }, update] = useSearchState(SEARCH)
  const rows = useRows('recurringDocument')
  const store = useStore()
  const actions = useActions('recurringDocument')
  const customerOf = useCallback(
    ({ customerId, documentId }: RecurringRow) =>
      store.get('customer', customerId ?? '')?.name || (store.get('document', documentId ?? '')?.customerName ?? ''),
    [store],
  )
  function remove(chosen: readonly RecurringRow[]): Promise<boolean> {
    const [first] = chosen
    const title =
      chosen.length === 1 && first
        ? actionMessages.deleted(first.name)
        : actionMessages.deletedMany('recurringDocument', chosen.length)
    const bodies = chosen.map(({ id: each }) => ({ op: 'delete', kind: 'recurringDocument', id: each }) as const)
    return actions.write('delete', bodies, { title })
  }
  const current = rows.find((row) => row.id === id)
  // On a device that is new to the account the document may still be on its way.
  const source = useRow('document', from)
  const isSourceHere = !isArriving(useSyncStatus()) || source !== undefined
  const isNew = id === NEW || (from !== '' && isSourceHere)
  const create = (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={RecurringDialog.preload}
      onClick={() => update({ id: NEW })}
    >
      <span className={rows.length > 0 ? 'max-md:sr-only' : ''}>{messages.create}</span>
    </Button>
  )
  return (
    <>
      <DeclaredList
        view={recurringView}
        rows={rows}
        context={customerOf}
        facts={countOf('recurringDocument', rows.length)}
        action={create}
        renderEmpty={() => (
          <>
            <TabsBesideRecurring />
            <EmptyState icon={<Repeat />} title={messages.empty.title} action={create}>
              {messages.empty.text}
            </EmptyState>
          </>
        )}
        notice={
          <>
            <RecurringDue />
            <TabsBesideRecurring />
          </>
        }
        onOpen={(open) => update({ id: open })}
        onRemove={remove}
        rowMenu={(row) => [
          { label: messages.edit, run: () => update({ id: row.id }) },
          {
            label: row.isActive ? messages.pause : messages.resume,
            run: () => void actions.save(row.id, { isActive: !row.isActive }, null),
          },
          { type: 'line' },
          { label: messages.remove, danger: true, run: () => void remove([row]) },
        ]}
      />
      <Suspense fallback={null}>
        {(current ?? isNew) && (
          <ReaderPart>
            <RecurringDialog
              key={current?.id ?? NEW}
              row={current}
              sourceId={from}
              onClose={() => update({ id: '', from: '' })}
            />
          </ReaderPart>
        )}
      </Suspense>
    </>
  )
}
