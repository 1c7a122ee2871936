import type { JoinColumns } from '#domain/import/join.ts'
import { formatCount, formatPercent } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FileButton } from '#web/kit/ui/file-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { columnName } from '#web/kit/files/column-targets.tsx'
import type { OpenedJoin } from './import-calls.ts'
import type { ImportProps } from './import-session.ts'
import type { ChosenJoin } from './import-state.ts'
import { importMessages } from './messages.ts'

const ENDINGS = ['.csv', '.tsv', '.txt', '.tab', '.xlsx']

interface JoinPanelProps extends ImportProps {
  readonly column: number
}

/** Names for a column of numbers out of a second file, and for their parents out of a third. */
export function JoinPanel({ state, session, column }: JoinPanelProps) {
  const { join: text } = importMessages
  const join = state.joins.find((each) => each.column === column)
  const button = { size: 'small', accept: ENDINGS, disabled: state.busy } as const
  const choose =
    (part: 'names' | 'parents') =>
    ([file]: readonly File[]) =>
      file && void session.join(column, part, file)
  if (!join) {
    return (
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-accent px-4 py-3">
        <p className="min-w-0 flex-1 basis-60">{text.offer}</p>
        <FileButton {...button} label={text.choose} onFiles={choose('names')} />
      </div>
    )
  }
  return (
    <div className="mt-3 space-y-4 rounded-xl bg-accent px-4 py-3">
      <JoinFile
        title={text.named}
        side={join.names}
        withParent
        onChange={(columns) => session.setJoinColumns(column, 'names', columns)}
      />
      {join.parents && (
        <JoinFile
          title={text.parents}
          side={join.parents}
          withParent={false}
          onChange={(columns) => session.setJoinColumns(column, 'parents', columns)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {join.names.columns.parent !== null && !join.parents && (
          <FileButton {...button} label={text.chooseParents} onFiles={choose('parents')} />
        )}
        <Button size="small" tone="ghost" onClick={() => session.removeJoin(column)}>
          {text.remove}
        </Button>
      </div>
    </div>
  )
}

interface JoinFileProps {
  readonly title: (file: string, rows: string) => string
  readonly side: ChosenJoin['names']
  readonly withParent: boolean
  readonly onChange: (columns: Partial<JoinColumns>) => void
}

function JoinFile({ title, side: { file, columns }, withParent, onChange }: JoinFileProps) {
  const { join: text } = importMessages
  const options = columnOptions(file)
  return (
    <div>
      <p className="font-semibold">{title(file.name, formatCount(file.rows, importMessages.row))}</p>
      <p className="mt-0.5 text-[13px] text-muted">{coverageWords(file.recognised?.coverage)}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        <NativeSelect
          label={text.key}
          value={String(columns.key)}
          options={options}
          onChange={(value) => onChange({ key: Number(value) })}
        />
        <NativeSelect
          label={text.name}
          value={String(columns.name)}
          options={options}
          onChange={(value) => onChange({ name: Number(value) })}
        />
        {withParent && (
          <NativeSelect
            label={text.parent}
            value={String(columns.parent ?? '')}
            options={[{ value: '', label: text.none }, ...options]}
            onChange={(value) => onChange({ parent: value === '' ? null : Number(value) })}
          />
        )}
      </div>
    </div>
  )
}

function coverageWords(coverage: number | undefined): string {
  const { join: text } = importMessages
  if (coverage === undefined) return text.noMatch
  return coverage === 1 ? text.covered : text.coverage(formatPercent(Math.floor(coverage * 1_000_000)))
}

function columnOptions({ columns }: OpenedJoin) {
  return columns.map((column, index) => ({
    value: String(index),
    label: [columnName(column.name, index), column.samples[0]].filter(Boolean).join(': '),
  }))
}
