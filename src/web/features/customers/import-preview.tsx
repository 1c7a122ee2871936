import FileDown from 'lucide-react/icons/file-down'
import { csvText } from '#domain/csv.ts'
import { customer } from '#contract/entities/customer.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { rowText } from '#web/kit/files/table-text.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { type ColumnId, columnLabel, COLUMNS } from './customer-csv.ts'
import { type FileTargets, isEnough, withTarget } from './file-columns.ts'
import type { FileCustomer } from './file-customers.ts'
import { importText as text } from './import-text.ts'

const IGNORED = ''
const TARGETS = [
  { value: IGNORED, label: text.ignored },
  ...COLUMNS.map((value) => ({ value, label: columnLabel(value) })),
] as const satisfies readonly { value: ColumnId | typeof IGNORED; label: string }[]
const STATES = ['create', 'update', 'same', 'bad'] as const
const TONES: Readonly<Record<FileCustomer['state'], Tone>> = { create: 'ok', update: 'ok', same: 'neutral', bad: 'bad' }
const SAMPLES = 3
const SHOWN_ROWS = 8
const SHOWN_REFUSED = 5

interface ImportPreviewProps {
  readonly table: OpenTable
  readonly targets: FileTargets
  readonly made: readonly FileCustomer[]
  readonly updates: boolean
  readonly onTargets: (targets: FileTargets) => void
  readonly onUpdates: (updates: boolean) => void
}

/** What the columns of a file are taken for, and what would become of its rows. */
export function ImportPreview({ table, targets, made, updates, onTargets, onUpdates }: ImportPreviewProps) {
  return (
    <>
      <section aria-label={text.columns}>
        <h3 className="text-base">{text.columns}</h3>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {targets.map((target, index) => (
            <li
              // A file's columns have no other identity than their place.
              key={`${index} of ${targets.length}`}
              className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1.5fr)_13rem]"
            >
              <span className="min-w-0 truncate font-semibold">{columnName(table, index)}</span>
              <span className="min-w-0 truncate text-muted">{samples(table, index)}</span>
              <NativeSelect
                label={text.column(columnName(table, index))}
                hideLabel
                value={target ?? IGNORED}
                options={TARGETS}
                onChange={(value) => onTargets(withTarget(targets, index, value === IGNORED ? null : value))}
              />
            </li>
          ))}
        </ul>
      </section>
      <Switch label={text.updates} help={text.updatesHelp} checked={updates} onChange={onUpdates} />
      {!isEnough(targets) && <p className="font-medium text-warn">{text.missing}</p>}
      {made.length > 0 && (
        <>
          <Figures made={made} />
          <Refused table={table} made={made} />
          <FirstRows made={made} />
        </>
      )}
    </>
  )
}

function Figures({ made }: { readonly made: readonly FileCustomer[] }) {
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

function Refused({ table, made }: Pick<ImportPreviewProps, 'table' | 'made'>) {
  const bad = made.filter(({ state }) => state === 'bad')
  if (bad.length === 0) return null
  const rest = bad.length - SHOWN_REFUSED
  return (
    <section aria-label={text.counts.bad} className="text-[13px]">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium text-bad">{text.refused(formatCount(bad.length, text.row))}</p>
        <Button size="small" icon={<FileDown aria-hidden="true" />} onClick={() => saveRefused(table, bad)}>
          {text.save}
        </Button>
      </div>
      <ul className="mt-1 text-muted">
        {bad.slice(0, SHOWN_REFUSED).map(({ n, title, problems }) => (
          <li key={n}>
            {[text.rowNumber(formatNumber(n)), title].filter(Boolean).join(', ')}: {problems.join(' ')}
          </li>
        ))}
        {rest > 0 && <li>{text.more(formatNumber(rest))}</li>}
      </ul>
    </section>
  )
}

function FirstRows({ made }: { readonly made: readonly FileCustomer[] }) {
  return (
    <DataTable label={text.rows}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.name}</HeadCell>
          <HeadCell>{text.what}</HeadCell>
          <HeadCell>{text.fields}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {made.slice(0, SHOWN_ROWS).map(({ n, title, state, data }) => (
          <Row key={n}>
            <Cell head pin="first" className="max-w-56 truncate font-semibold">
              {title || text.rowNumber(formatNumber(n))}
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

function fieldWords(data: FileCustomer['data']): string {
  const fields = customer.fields as Readonly<Record<string, { readonly label: string }>>
  return Object.keys(data)
    .map((name) => fields[name]?.label ?? name)
    .join(', ')
}

function saveRefused(table: OpenTable, bad: readonly FileCustomer[]): void {
  const heads = Array.from({ length: table.width }, (_, index) => columnName(table, index))
  const lines = bad.map(({ n, problems }) => [
    ...rowText(table.rows[n - table.firstRow] ?? [], table.width, '.'),
    problems.join(' '),
  ])
  saveFile(text.refusedFile, csvFile([csvText([[...heads, text.reason], ...lines])]))
}

function columnName({ headers }: OpenTable, index: number): string {
  return headers?.[index]?.trim() || text.unnamed(formatNumber(index + 1))
}

function samples({ rows, width }: OpenTable, index: number): string {
  const cells = rows.slice(0, SAMPLES).map((row) => rowText(row, width, '.')[index]?.trim() ?? '')
  return cells.filter((cell) => cell !== '').join('  ·  ')
}
