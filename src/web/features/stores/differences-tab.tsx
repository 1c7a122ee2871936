import { useState } from 'react'
import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import type { StoreValue } from '#contract/entities/store-conflict.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { StoreField } from '#contract/store-providers.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useStoreAct } from './ask-store.ts'
import { useComparedListings } from './compared-listings.ts'
import { conflictText } from './conflict-text.ts'
import { storesMessages } from './messages.ts'
import { SendPreview } from './send-preview.tsx'
import { isSentTo, ValueDialog } from './value-dialog.tsx'

const messages = storesMessages.conflicts
/** Rows that are drawn at once. */
const STEP = 100
/** Letters of a long text; the dialog shows all of it. */
const SHOWN_LETTERS = 160

/** Whether it is active has no third value, and no field here holds a price before a promotion: it follows from that. */
const WITHOUT_OTHER: ReadonlySet<StoreField> = new Set(['isActive', 'compareAt'])

type Conflict = RowOfKind<'storeConflict'>

interface DifferencesTabProps {
  readonly row: RowOfKind<'store'>
  readonly open: readonly Conflict[]
  /** How many were decided and not cleared yet. */
  readonly decided: number
}

/** Fields that were changed on both sides, each decided by a person, or all by one rule (STORE-05). */
export function DifferencesTab({ row, open, decided }: DifferencesTabProps) {
  const { act, decide, decideAll, clear } = useDecisions(row, open)
  const online = useOnline()
  const [typing, setTyping] = useState<Conflict>()
  const [shown, setShown] = useState(STEP)
  const isBlocked = act.isBusy || !online
  return (
    <div className="space-y-4">
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-pretty text-muted">{open.length > 0 && messages.lead}</p>
        <div className="flex flex-wrap gap-2">
          {decided > 0 && (
            <Button size="small" tone="ghost" disabled={isBlocked} onClick={() => void clear()}>
              {messages.clear(decided)}
            </Button>
          )}
          {open.length > 1 && (
            <MenuButton
              label={messages.all}
              size="small"
              align="end"
              disabled={isBlocked}
              entries={[
                { label: messages.allLocal, run: () => void decideAll('local') },
                { label: messages.allStore, run: () => void decideAll('store') },
              ]}
            />
          )}
        </div>
      </div>
      <Unsent row={row} />
      {open.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
      ) : (
        <PlainRows
          label={messages.label}
          rows={open.slice(0, shown)}
          keyOf={({ id }) => id}
          takesFocus
          columns={[
            { label: messages.columns.product, renderCell: ({ title }) => title, className: 'max-w-64 truncate' },
            { label: messages.columns.field, renderCell: ({ field }) => messages.fields[field] },
            { label: messages.columns.base, phone: 'alone', renderCell: baseCell, isNamed: true },
            {
              label: messages.columns.local,
              phone: 'alone',
              renderCell: (each) => valueCell(each, each.local),
              isNamed: true,
            },
            {
              label: messages.columns.store,
              phone: 'alone',
              renderCell: (each) => valueCell(each, each.store),
              isNamed: true,
            },
            {
              label: messages.columns.decide,
              phone: 'alone',
              renderCell: (each) => (
                <span className="flex gap-1.5 py-1 max-md:flex-wrap">
                  <Button size="small" disabled={isBlocked} onClick={() => void decide([each], 'local')}>
                    {messages.keepLocal}
                  </Button>
                  <Button size="small" disabled={isBlocked} onClick={() => void decide([each], 'store')}>
                    {messages.takeStore}
                  </Button>
                  {!WITHOUT_OTHER.has(each.field) && (
                    <Button size="small" disabled={isBlocked} onClick={() => setTyping(each)}>
                      {messages.other}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
          footer={
            open.length > shown && (
              <Button size="small" tone="ghost" onClick={() => setShown(shown + STEP)}>
                {storesMessages.products.more}
              </Button>
            )
          }
        />
      )}
      {typing && (
        <ValueDialog
          store={row}
          conflict={typing}
          onClose={() => setTyping(undefined)}
          onValue={(value) => decide([typing], 'value', value).then((done) => done && setTyping(undefined))}
        />
      )}
    </div>
  )
}

/** Says that the store has other values than are kept here, and offers to look at what would be sent (STORE-06). */
function Unsent({ row }: { readonly row: RowOfKind<'store'> }) {
  const differing = useComparedListings(row).filter(({ state }) => state === 'differs').length
  if (differing === 0) return null
  return (
    <Banner
      tone="neutral"
      title={storesMessages.products.differ(differing)}
      action={<SendPreview row={row} size="small" />}
    >
      {messages.unsentText}
    </Banner>
  )
}

function useDecisions(row: RowOfKind<'store'>, open: readonly Conflict[]) {
  const act = useStoreAct()
  const { tell } = useActions('storeConflict')
  const calls = storeEndpoints[row.provider]
  async function decide(conflicts: readonly Conflict[], choice: 'store' | 'local' | 'value', value?: StoreValue) {
    const conflictIds = conflicts.map(({ id }) => id)
    const body = { conflictIds, choice, ...(value === undefined ? {} : { value }) }
    return told(conflicts, choice, await act.run(() => callEndpoint<{ id: string }>(calls.resolveConflict, { body })))
  }
  async function decideAll(choice: 'store' | 'local') {
    const count = open.length
    const confirm = choice === 'local' ? messages.allLocal : messages.allStore
    if (!(await askConfirm({ title: messages.sure(count), text: messages.sureText, confirm }))) return
    const query = { store: row.id, choice }
    told(open, choice, await act.run(() => callEndpoint<{ id: string }>(calls.resolveAll, { query })))
  }
  function told(conflicts: readonly Conflict[], choice: string, done: { readonly id: string } | undefined): boolean {
    const isUnsent = choice !== 'store' && conflicts.some(({ field }) => isSentTo(row, field))
    const detail = isUnsent ? { detail: messages.stillItsOwn } : {}
    if (done) tell({ title: messages.decided(conflicts.length), ...detail }, { changeSetId: done.id })
    return done !== undefined
  }
  async function clear() {
    const query = { store: row.id }
    const done = await act.run(() => callEndpoint<{ cleared: number }>(calls.clearResolved, { query }))
    if (done) showToast({ title: messages.cleared(done.cleared) })
  }
  return { act, decide, decideAll, clear }
}

/** A product that was found in both places was never in step. */
function baseCell(conflict: Conflict) {
  return conflict.base === null ? none : valueCell(conflict, conflict.base)
}

function valueCell({ field, currency }: Conflict, value: StoreValue) {
  const text = conflictText(field, value, currency)
  const shown = text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text
  return (
    <bdi className="break-words whitespace-normal md:my-1 md:line-clamp-3 md:max-w-56" title={text}>
      {shown}
    </bdi>
  )
}
