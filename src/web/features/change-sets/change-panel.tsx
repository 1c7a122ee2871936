import type { ReactNode } from 'react'
import { DRAFT_DAYS } from '#contract/draft-days.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { actorName } from '#web/kit/history/history-entry.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { ChangeActions } from './change-actions.tsx'
import { EffectSummary, StatePill } from './effect-view.tsx'
import { RowsSection } from './rows-section.tsx'
import { KeptRows } from './kept-rows.tsx'
import { MovedRows } from './moved-rows.tsx'
import { StoreNote } from './store-note.tsx'
import { changeSetsMessages as messages } from './messages.ts'
import { type ChangeSetActions, isUnsent } from './use-change-set-actions.ts'
import { useRowContext } from './use-row-context.ts'

type Header = RowOfKind<'changeSet'>

export interface ChangePanelProps {
  readonly header: Header
  readonly actions: ChangeSetActions
  readonly onShow: () => void
  readonly onClose: () => void
}

/** One change set: what it did, row by row, and the way back. */
export function ChangePanel({ header, actions, onShow, onClose }: ChangePanelProps) {
  const { title, state } = header
  const context = useRowContext(header)
  const { network } = useSyncStatus()
  const isOnline = useOnline() && network === 'online'
  return (
    <SidePanel title={title} label={title} onClose={onClose}>
      <div className="space-y-5">
        <HeaderFacts header={header} />
        {state === 'checked' && isOnline && <MovedRows header={header} onCheck={actions.checkAgain} />}
        <StoreNote header={header} isOnline={isOnline} />
        <ChangeActions header={header} actions={actions} isOnline={isOnline} onShow={onShow} />
        <EffectSummary header={header} />
        {isOnline && state !== 'discarded' && (header.effect.refused ?? 0) > 0 && (
          <Button reads size="small" onClick={() => void actions.saveBadRows(header)}>
            {messages.badRows.save}
          </Button>
        )}
        {!isOnline && !isUnsent(header) && <Banner tone="warn" title={messages.panel.offline} />}
        <KeptRows header={header} isOnline={isOnline} />
        {isUnsent(header) && <p className="text-pretty text-muted">{messages.panel.unsent}</p>}
        {(state === 'checked' || state === 'draft') && (
          <p className="text-pretty text-muted">{messages.panel.expires(expiryOf(header))}</p>
        )}
        {state === 'discarded' && <p className="text-pretty text-muted">{messages.panel.discarded}</p>}
        {!isUnsent(header) && state !== 'discarded' && isOnline && <RowsSection header={header} context={context} />}
      </div>
    </SidePanel>
  )
}

const DAY_MS = 86_400_000

function expiryOf({ updatedAt }: Header): number {
  return updatedAt + DRAFT_DAYS * DAY_MS
}

function HeaderFacts({ header }: { readonly header: Header }) {
  const { origin, actor, size, createdAt, appliedAt, revertedAt } = header
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[13px]">
      <Fact label={messages.columns.state}>
        <StatePill header={header} />
      </Fact>
      <Fact label={messages.panel.origin}>{messages.origins[origin]}</Fact>
      <Fact label={messages.columns.actor}>{actorName(actor)}</Fact>
      <Fact label={messages.panel.size}>{formatNumber(size)}</Fact>
      {appliedAt === null && (
        <Fact label={messages.panel.made}>
          <Time at={createdAt} />
        </Fact>
      )}
      {appliedAt !== null && (
        <Fact label={messages.panel.applied}>
          <Time at={appliedAt} />
        </Fact>
      )}
      {revertedAt !== null && (
        <Fact label={messages.panel.reverted}>
          <Time at={revertedAt} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">{children}</dd>
    </>
  )
}
