import type { ReactNode } from 'react'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { ChangeActs } from './change-acts.tsx'
import { type ChangeSetActs, isUnsent } from './change-set-acts.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { EffectSummary, StatePill } from './effect-view.tsx'
import { RowsSection, type RowsSectionProps } from './rows-section.tsx'
import { DRAFT_DAYS } from '#contract/draft-days.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { KeptRows } from './kept-rows.tsx'
import { changeSetsText } from './text.ts'
import { useSurroundings } from './use-surroundings.ts'

const text = changeSetsText.panel

export interface ChangePanelProps extends Omit<RowsSectionProps, 'surroundings'> {
  readonly acts: ChangeSetActs
  readonly onShow: () => void
  readonly onClose: () => void
}

/** One change set: what it did, row by row, and the way back. */
export function ChangePanel({ acts, onShow, onClose, ...rows }: ChangePanelProps) {
  const { header } = rows
  const { title, state } = header
  const surroundings = useSurroundings(header)
  const { network } = useSyncStatus()
  const isOnline = useOnline() && network === 'online'
  return (
    <SidePanel title={title} label={title} onClose={onClose}>
      <div className="space-y-5">
        <HeaderFacts header={header} />
        <ChangeActs header={header} acts={acts} isOnline={isOnline} onShow={onShow} />
        <EffectSummary header={header} />
        {isOnline && state !== 'discarded' && (header.effect.refused ?? 0) > 0 && (
          <Button size="small" onClick={() => void acts.saveBadRows(header)}>
            {changeSetsText.badRows.save}
          </Button>
        )}
        {!isOnline && !isUnsent(header) && <Banner tone="warn" title={text.offline} />}
        <KeptRows header={header} isOnline={isOnline} />
        {isUnsent(header) && <p className="text-pretty text-muted">{text.unsent}</p>}
        {(state === 'checked' || state === 'draft') && (
          <p className="text-pretty text-muted">{text.expires(formatDate(expiryOf(header)))}</p>
        )}
        {state === 'discarded' && <p className="text-pretty text-muted">{text.discarded}</p>}
        {!isUnsent(header) && state !== 'discarded' && isOnline && (
          <RowsSection {...rows} surroundings={surroundings} />
        )}
      </div>
    </SidePanel>
  )
}

const DAY_MS = 86_400_000

function expiryOf({ updatedAt }: ChangeSetHeader): number {
  return updatedAt + DRAFT_DAYS * DAY_MS
}

function HeaderFacts({ header }: { readonly header: ChangeSetHeader }) {
  const { origin, actor, size, createdAt, appliedAt, revertedAt } = header
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[13px]">
      <Fact label={changeSetsText.columns.state}>
        <StatePill header={header} />
      </Fact>
      <Fact label={text.origin}>{changeSetsText.origins[origin]}</Fact>
      <Fact label={changeSetsText.columns.actor}>{changeSetsText.actorName(actor)}</Fact>
      <Fact label={text.size}>{formatNumber(size)}</Fact>
      {appliedAt === null && (
        <Fact label={text.made}>
          <Time at={createdAt} />
        </Fact>
      )}
      {appliedAt !== null && (
        <Fact label={text.applied}>
          <Time at={appliedAt} />
        </Fact>
      )}
      {revertedAt !== null && (
        <Fact label={text.reverted}>
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
      <dd className="text-right">{children}</dd>
    </>
  )
}
