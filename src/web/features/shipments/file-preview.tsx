import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatQuantity } from '#web/kit/format/number.ts'
import { currencyOptions } from '#web/kit/format/places.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { rowText } from '#web/kit/files/table-text.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { type FileSettings, isEnough, LINE_TARGETS, type LineTarget } from './file-columns.ts'
import type { FileLines } from './file-lines.ts'
import { none } from './shipment-cells.tsx'
import { shipmentsText } from './text.ts'

const text = shipmentsText.file
const IGNORED = ''
const TARGETS = [
  { value: IGNORED, label: text.ignored },
  ...LINE_TARGETS.map((value) => ({ value, label: text.targets[value] })),
] as const satisfies readonly { value: LineTarget | typeof IGNORED; label: string }[]
const SAMPLES = 3
const SHOWN_LINES = 8
const SHOWN_REFUSED = 5

interface FilePreviewProps {
  readonly table: OpenTable
  readonly settings: FileSettings
  readonly made: FileLines
  readonly onSettings: (settings: FileSettings) => void
}

/** What the columns of a file are taken for, and the first lines that come of it. */
export function FilePreview({ table, settings, made, onSettings }: FilePreviewProps) {
  const linked = made.lines.filter(({ data }) => data.productId !== null).length
  return (
    <>
      <section aria-label={text.columns}>
        <h3 className="text-base">{text.columns}</h3>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {settings.targets.map((target, index) => (
            <li
              // A file's columns have no other identity than their place.
              key={`${index} of ${settings.targets.length}`}
              className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1.5fr)_13rem]"
            >
              <span className="min-w-0 truncate font-semibold">{columnName(table, index)}</span>
              <span className="min-w-0 truncate text-muted">{samples(table, index, settings)}</span>
              <NativeSelect
                label={text.target(columnName(table, index))}
                hideLabel
                value={target ?? IGNORED}
                options={TARGETS}
                onChange={(value) => onSettings(withTarget(settings, index, value === IGNORED ? null : value))}
              />
            </li>
          ))}
        </ul>
        <NativeSelect
          label={text.currency}
          className="mt-3 max-w-72"
          value={settings.currency}
          options={currencyOptions}
          onChange={(currency) => onSettings({ ...settings, currency })}
        />
      </section>
      {!isEnough(settings) && <p className="font-medium text-warn">{text.missing}</p>}
      {made.refused.length > 0 && (
        <div className="text-[13px]">
          <p className="font-medium text-bad">{text.refused(formatCount(made.refused.length, text.rows))}</p>
          <ul className="mt-1 text-muted">
            {made.refused.slice(0, SHOWN_REFUSED).map(({ n, message }) => (
              <li key={n}>
                {text.row(formatNumber(n))}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {made.lines.length > 0 && (
        <section aria-label={text.preview}>
          <h3 className="text-base">{text.preview}</h3>
          <p className="mt-0.5 mb-2 text-muted">
            {text.linked(formatNumber(linked), formatCount(made.lines.length, shipmentsText.line))}
          </p>
          <PreviewTable made={made} />
        </section>
      )}
    </>
  )
}

function PreviewTable({ made }: { readonly made: FileLines }) {
  return (
    <DataTable label={text.preview}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.targets.description}</HeadCell>
          <HeadCell>{text.targets.sku}</HeadCell>
          <HeadCell align="end">{text.targets.quantity}</HeadCell>
          <HeadCell align="end">{text.targets.unitCost}</HeadCell>
          <HeadCell>{text.product}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {made.lines.slice(0, SHOWN_LINES).map(({ n, data }) => (
          <Row key={n}>
            <Cell head pin="first" className="max-w-56 truncate font-semibold">
              {data.description || none}
            </Cell>
            <Cell>{data.sku || none}</Cell>
            <Cell align="end">{formatQuantity(data.quantity ?? 0)}</Cell>
            <Cell align="end">{formatMoneyExact(data.unitCost ?? 0, data.currency ?? '')}</Cell>
            <Cell>
              <Pill plain tone={data.productId === null ? 'neutral' : 'ok'}>
                {data.productId === null ? text.notFound : text.found}
              </Pill>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function columnName({ headers }: OpenTable, index: number): string {
  return headers?.[index]?.trim() || text.unnamed(formatNumber(index + 1))
}

function samples({ rows, width }: OpenTable, index: number, { decimal }: FileSettings): string {
  const cells = rows.slice(0, SAMPLES).map((row) => rowText(row, width, decimal)[index]?.trim() ?? '')
  return cells.filter((cell) => cell !== '').join('  ·  ')
}

/** A target belongs to one column: what had it before lets it go. */
function withTarget(settings: FileSettings, at: number, target: LineTarget | null): FileSettings {
  const targets = settings.targets.map((each, index) => (index === at ? target : each === target ? null : each))
  return { ...settings, targets }
}
