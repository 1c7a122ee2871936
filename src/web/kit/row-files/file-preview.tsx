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
import type { Tone } from '../ui/tone.tsx'
import type { FileHead } from './file-form.ts'
import type { FileRow } from './read-rows.ts'
import { type FileSettings, type FileSign, missingColumns } from './recognise-columns.ts'
import { rowFileText as text } from './text.ts'

const STATES = ['create', 'update', 'same', 'bad'] as const
const TONES: Readonly<Record<FileRow['state'], Tone>> = { create: 'ok', update: 'ok', same: 'neutral', bad: 'bad' }
const SHOWN_ROWS = 8
const SHOWN_REFUSED = 5
const UNSAID = ''

interface FileColumnsProps {
  readonly head: FileHead
  readonly table: OpenTable
  readonly settings: FileSettings
  readonly sign: FileSign
  readonly onSettings: (settings: FileSettings) => void
}

/** What the columns of a file are taken for and how its numbers are written, and what is still to be said of them. */
export function FileColumns({ head, table, settings, sign, onSettings }: FileColumnsProps) {
  const missing = missingColumns(head, settings.targets)
  const options = head.columns.map(({ id, label }) => ({ value: id, label }))
  const labels = options.filter(({ value }) => missing?.includes(value)).map(({ label }) => label)
  return (
    <section aria-label={text.columns} className="space-y-3">
      <ColumnTargets
        table={table}
        targets={settings.targets}
        options={options}
        decimal={sign.sign ?? '.'}
        words={text}
        onTargets={(targets) => onSettings({ ...settings, targets })}
      />
      {sign.matters && <DecimalChoice sign={sign} onChange={(decimal) => onSettings({ ...settings, decimal })} />}
      {missing && <p className="font-medium text-warn">{text.missing(labels.join(', '))}</p>}
    </section>
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

interface MadeRowsProps<Made extends FileRow> {
  readonly table: OpenTable
  readonly made: readonly Made[]
  readonly words: {
    /** What a row is, and what is told of one that changes. */
    readonly row: string
    readonly change: string
    readonly refusedFile: string
  }
  readonly changeOf: (row: Made) => string
}

/** What becomes of the rows of a file: how many of each kind, those that are refused with why, and the first. */
export function MadeRows<Made extends FileRow>(props: MadeRowsProps<Made>) {
  if (props.made.length === 0) return null
  return (
    <>
      <Figures made={props.made} />
      <Refused {...props} />
      <FirstRows {...props} />
    </>
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

function Refused({ table, made, words }: Omit<MadeRowsProps<FileRow>, 'changeOf'>) {
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
          onClick={() => saveRefused(words.refusedFile, table, bad)}
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

function FirstRows<Made extends FileRow>({ made, words, changeOf }: Omit<MadeRowsProps<Made>, 'table'>) {
  return (
    <DataTable label={text.rows}>
      <thead>
        <tr>
          <HeadCell pin="first">{words.row}</HeadCell>
          <HeadCell>{text.what}</HeadCell>
          <HeadCell>{words.change}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {made.slice(0, SHOWN_ROWS).map((row) => (
          <Row key={row.n}>
            <Cell head pin="first" className="max-w-56 truncate font-semibold">
              {row.title || text.rowNumber(row.n)}
            </Cell>
            <Cell>
              <Pill plain tone={TONES[row.state]}>
                {text.counts[row.state]}
              </Pill>
            </Cell>
            <Cell className="max-w-72 truncate text-muted">{changeOf(row)}</Cell>
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
