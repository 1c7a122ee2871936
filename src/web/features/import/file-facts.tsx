import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { OpenedFile } from './import-calls.ts'
import type { LayoutInput } from '#web/kit/files/open-table.ts'
import { SheetChoice } from '#web/kit/files/sheet-choice.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { importMessages } from './messages.ts'

export interface FileFactsProps {
  readonly opened: OpenedFile
  readonly busy: boolean
  readonly onLayout: (asked: LayoutInput) => void
}

const MOST_SKIPPED = 20

/** What was found out about the file, each of it changeable. */
export function FileFacts({ opened, busy, onLayout }: FileFactsProps) {
  const { found } = importMessages
  const { text, workbook, header, skip } = opened.layout
  const skips = Array.from({ length: Math.max(MOST_SKIPPED, skip) + 1 }, (_, count) => count)
  return (
    <Panel
      title={found.title}
      lead={`${text ? found.text : found.workbook}, ${formatCount(opened.rows, importMessages.row)}`}
    >
      <SystemNotice opened={opened} />
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-4">
        {text && (
          <>
            <NativeSelect
              label={found.delimiter}
              disabled={busy}
              value={text.delimiter}
              options={optionsOf(found.delimiters)}
              onChange={(delimiter) => onLayout({ delimiter })}
            />
            <NativeSelect
              label={found.encoding}
              disabled={busy}
              value={text.encoding}
              options={optionsOf(found.encodings)}
              onChange={(encoding) => onLayout({ encoding })}
            />
          </>
        )}
        {workbook && (
          <SheetChoice
            workbook={workbook}
            disabled={busy}
            onSheet={(sheet) => onLayout({ sheet, header: undefined, skip: undefined })}
          />
        )}
        <NativeSelect
          label={found.header}
          disabled={busy}
          value={header ? 'names' : 'data'}
          options={[
            { value: 'names', label: found.headerYes },
            { value: 'data', label: found.headerNo },
          ]}
          onChange={(value) => onLayout({ header: value === 'names' })}
        />
        <NativeSelect
          label={found.skip}
          disabled={busy}
          value={String(skip)}
          options={skips.map((count) => ({ value: String(count), label: formatNumber(count) }))}
          onChange={(value) => onLayout({ skip: Number(value) })}
        />
      </div>
    </Panel>
  )
}

function SystemNotice({ opened }: { readonly opened: OpenedFile }) {
  const { found } = importMessages
  if (opened.system === null) return null
  const [title, text] =
    opened.system === 'own'
      ? [found.own, found.ownText]
      : [found.system(importMessages.systems[opened.system.id]), found.systemText]
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Pill tone="ok">{title}</Pill>
      <span className="text-muted">{text}</span>
    </p>
  )
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
