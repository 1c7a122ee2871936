import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ActionBar } from './action-bar.tsx'
import { ColumnList } from './column-list.tsx'
import { FileFacts } from './file-facts.tsx'
import type { ImportSession } from './import-session.ts'
import { type ImportState, missingOf } from './import-state.ts'
import { MappingKeeper, MappingOffer } from './mapping-bar.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { SampleTable } from './sample-table.tsx'
import { importText } from './text.ts'

export interface ColumnsStepProps {
  readonly state: ImportState
  readonly session: ImportSession
}

/** The opened file: what was found, what its columns are, how they are read, and the way to the dry run. */
export function ColumnsStep({ state, session }: ColumnsStepProps) {
  const { opened, settings } = state
  if (!opened || !settings) return null
  const isOwn = opened.system === 'own'
  const missing = missingOf(state)
  return (
    <div className="space-y-4">
      <FileFacts opened={opened} busy={state.busy} onLayout={(wish) => void session.layOut(wish)} />
      <MappingOffer state={state} session={session} />
      {!isOwn && <ColumnList key={opened.name} state={state} session={session} />}
      {!isOwn && <ReadingPanel state={state} session={session} />}
      <SampleTable rows={state.sample} currency={settings.currency} options={state.options} />
      <OptionsPanel options={state.options} onChange={(patch) => session.setOptions(patch)} />
      <ActionBar>
        <Button tone="primary" disabled={missing !== null || state.busy} onClick={() => void session.check()}>
          {importText.check(formatCount(opened.rows, importText.row))}
        </Button>
        <MappingKeeper state={state} session={session} />
        {missing && <p className="text-muted">{importText.columns.missing[missing]}</p>}
      </ActionBar>
    </div>
  )
}
