import FileDown from 'lucide-react/icons/file-down'
import { csvText } from '#domain/csv.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import { ColumnTargets, columnName } from '../files/column-targets.tsx'
import type { OpenTable } from '../files/open-table.ts'
import { csvFile, saveFile } from '../files/save-file.ts'
import { rowText } from '../files/table-text.ts'
import { formatCount, formatNumber } from '../format/number.ts'
import { Button } from '../ui/button.tsx'
import { Cell, DataTable, HeadCell, Row } from '../ui/data-table.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Pill } from '../ui/pill.tsx'
import { Switch } from '../ui/switch.tsx'
import type { Tone } from '../ui/tone.tsx'
import type { FileForm } from './file-form.ts'
import type { FileRow } from './read-rows.ts'
import { type FileSettings, type FileSign, isEnough } from './recognise-columns.ts'
import { rowFileText as text } from './text.ts'

const STATES = ['create', 'update', 'same', 'bad'] as const
const TONES: Readonly<Record<FileRow['state'], Tone>> = { create: 'ok', update: 'ok', same: 'neutral', bad: 'bad' }
const SHOWN_ROWS = 8
const SHOWN_REFUSED = 5
const UNSAID = ''

interface ImportPreviewProps {
  readonly form: FileForm
  readonly table: OpenTable
  readonly settings: FileSettings
  readonly sign: FileSign
  readonly made: readonly FileRow[]
  readonly updates: boolean
  readonly onSettings: (settings: FileSettings) => void
  readonly onUpdates: (updates: boolean) => void
}

/** What the columns of a file are taken for, and what would become of its rows. */
export function ImportPreview(props: ImportPreviewProps) {
  const { form, table, settings, sign, made, updates, onSettings, onUpdates } = props
  const labelOf = (id: string): string => form.columns.find((column) => column.id === id)?.label ?? id
  return (
    <>
      <section aria-label={text.columns} className="space-y-3">
        <ColumnTargets
          table={table}
          targets={settings.targets}
          options={form.columns.map(({ id, label }) => ({ value: id, label }))}
          decimal={sign.sign ?? '.'}
          words={text}
          onTargets={(targets) => onSettings({ ...settings, targets })}
        />
        {sign.matters && <DecimalChoice sign={sign} onChange={(decimal) => onSettings({ ...settings, decimal })} />}
      </section>
      <Switch
        label={text.updates(form.noun.other)}
        help={text.updatesHelp(labelOf(form.key))}
        checked={updates}
        onChange={onUpdates}
      />
      {!isEnough(form, settings.targets) && (
        <p className="font-medium text-warn">{text.missing(form.enough.map(labelOf).join(', '))}</p>
      )}
      {made.length > 0 && (
        <>
          <Figures made={made} />
          <Refused form={form} table={table} made={made} />
          <FirstRows form={form} made={made} />
        </>
      )}
    </>
  )
}

/** How numbers are written: what was found, or the question where they could be read in two ways. */
function DecimalChoice({
  sign: { sign, open },
  onChange,
}: {
  readonly sign: FileSign
  readonly onChange: (decimal: DecimalSign) => void
}) {
  const signs = (['.', ','] as const).map((value) => ({ value, label: text.signs[value] }))
  return (
    <div>
      <NativeSelect
        label={text.decimal}
        className="max-w-72"
        value={sign ?? UNSAID}
        options={sign === null ? [{ value: UNSAID, label: text.unsaid }, ...signs] : signs}
        onChange={(value) => value !== UNSAID && onChange(value)}
      />
      {sign === null && <p className="mt-1 font-medium text-warn">{text.whichSign(open.join('; '))}</p>}
    </div>
  )
}

function Figures({ made }: { readonly made: readonly FileRow[] }) {
  return (
    <section aria-label={text.figures}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {STATES.map((state) => (
          <div key={state} className="rounded-xl border border-line px-3 py-2">
            <dt className="text-[13px] text-muted">{text.counts[state]}</dt>
            <dd className="text-lg font-bold">{formatNumber(made.filter((each) => each.state === state).length)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Refused({ form, table, made }: Pick<ImportPreviewProps, 'form' | 'table' | 'made'>) {
  const bad = made.filter(({ state }) => state === 'bad')
  if (bad.length === 0) return null
  const rest = bad.length - SHOWN_REFUSED
  return (
    <section aria-label={text.counts.bad} className="text-[13px]">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium text-bad">{text.refused(formatCount(bad.length, text.row))}</p>
        <Button
          size="small"
          icon={<FileDown aria-hidden="true" />}
          onClick={() => saveRefused(text.refusedFile(form.noun.other), table, bad)}
        >
          {text.save}
        </Button>
      </div>
      <ul className="mt-1 text-muted">
        {bad.slice(0, SHOWN_REFUSED).map(({ n, title, problems }) => (
          <li key={n}>
            {[text.rowNumber(n), title].filter(Boolean).join(', ')}: {problems.join(' ')}
          </li>
        ))}
        {rest > 0 && <li>{text.more(formatNumber(rest))}</li>}
      </ul>
    </section>
  )
}

function FirstRows({ form, made }: Pick<ImportPreviewProps, 'form' | 'made'>) {
  const { entity } = form
  const fieldWords = (data: FileRow['data']): string =>
    Object.keys(data)
      .map((name) => entity.fields[name]?.label ?? name)
      .join(', ')
  return (
    <DataTable label={text.rows}>
      <thead>
        <tr>
          <HeadCell pin="first">{entity.label.one}</HeadCell>
          <HeadCell>{text.what}</HeadCell>
          <HeadCell>{text.fields}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {made.slice(0, SHOWN_ROWS).map(({ n, title, state, data }) => (
          <Row key={n}>
            <Cell head pin="first" className="max-w-56 truncate font-semibold">
              {title || text.rowNumber(n)}
            </Cell>
            <Cell>
              <Pill plain tone={TONES[state]}>
                {text.counts[state]}
              </Pill>
            </Cell>
            <Cell className="max-w-72 truncate text-muted">{state === 'update' ? fieldWords(data) : ''}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function saveRefused(name: string, table: OpenTable, bad: readonly FileRow[]): void {
  const heads = Array.from({ length: table.width }, (_, index) => columnName(table, index, text.unnamed))
  const lines = bad.map(({ n, problems }) => [
    ...rowText(table.rows[n - table.firstRow] ?? [], table.width, '.'),
    problems.join(' '),
  ])
  saveFile(name, csvFile([csvText([[...heads, text.reason], ...lines])]))
}
