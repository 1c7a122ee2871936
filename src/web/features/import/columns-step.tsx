import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ActionBar } from './action-bar.tsx'
import { ColumnList } from './column-list.tsx'
import { FileFacts } from './file-facts.tsx'
import type { ImportProps } from './import-session.ts'
import { missingOf } from './import-state.ts'
import { MappingKeeper, MappingOffer } from './mapping-bar.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { SampleTable } from './sample-table.tsx'
import { importMessages } from './messages.ts'

/** The opened file: what was found, what its columns are, how they are read, and the way to the dry run. */
export function ColumnsStep({ state, session }: ImportProps) {
  const { opened, settings } = state
  const isOwn = opened.system === 'own'
  const missing = missingOf(state)
  return (
    <div className="space-y-4">
      <FileFacts opened={opened} busy={state.busy} onLayout={(asked) => void session.layOut(asked)} />
      <MappingOffer state={state} session={session} />
      {!isOwn && <ColumnList key={opened.name} state={state} session={session} />}
      {!isOwn && <ReadingPanel state={state} session={session} />}
      <SampleTable rows={state.sample} currency={settings.currency} options={state.options} />
      <OptionsPanel
        options={state.options}
        hasSku={isOwn || settings.columns.includes('sku')}
        onChange={(patch) => session.setOptions(patch)}
      />
      <ActionBar>
        <Button tone="primary" disabled={missing !== null || state.busy} onClick={() => void session.check()}>
          {importMessages.check(formatCount(opened.rows, importMessages.row))}
        </Button>
        <MappingKeeper state={state} session={session} />
        {missing && <p className="text-muted">{importMessages.columns.missing[missing]}</p>}
      </ActionBar>
    </div>
  )
}
