import { formatMoneyExact } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatQuantity } from '#web/kit/format/number.ts'
import { currencyOptions } from '#web/kit/format/places.ts'
import { ColumnTargets } from '#web/kit/files/column-targets.tsx'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { type FileSettings, isEnough, LINE_TARGETS } from './file-columns.ts'
import type { FileLines } from './file-lines.ts'
import { none } from './shipment-cells.tsx'
import { shipmentsText } from './text.ts'

const text = shipmentsText.file
const TARGETS = LINE_TARGETS.map((value) => ({ value, label: text.targets[value] }))
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
        <ColumnTargets
          table={table}
          targets={settings.targets}
          options={TARGETS}
          decimal={settings.decimal}
          words={text}
          onTargets={(targets) => onSettings({ ...settings, targets })}
        />
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
