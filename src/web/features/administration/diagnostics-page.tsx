import { useState } from 'react'
import { type AnalysisAnswer, analyze, databaseAnalysis, type TableAnswer } from '#contract/endpoints/diagnostics.ts'
import { scanHistory } from '#contract/endpoints/integrity.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Answered } from './answered.tsx'
import { diagnosticsMessages as messages } from './diagnostics-messages.ts'
import { Facts } from './facts.tsx'
import { ScanPanel } from './scan-panel.tsx'

interface Run {
  readonly at: number
  readonly latencyMs: number
  readonly count: number
  readonly isRecovery: boolean
}

const askQuality = () => callEndpoint<AnalysisAnswer>(analyze)
const askRuns = () => callEndpoint<{ items: readonly Run[] }>(scanHistory, { query: { limit: '10' } })
const askTables = () => callEndpoint<{ databaseBytes: number; tables: readonly TableAnswer[] }>(databaseAnalysis)

/** How sound the stored data is, its quality, and for administrators the database (DIAG-03). */
export function DiagnosticsPage() {
  const auth = useAuth()
  const isAdmin = auth.status === 'signed-in' && auth.user.role === 'admin'
  const [done, setDone] = useState(0)
  return (
    <>
      <PageHead title={screenTitles.diagnostics} />
      <div className="space-y-4">
        <ScanPanel onDone={() => setDone((before) => before + 1)} />
        <Quality />
        <Runs done={done} />
        {isAdmin && <Database />}
      </div>
    </>
  )
}

function Quality() {
  const loaded = useAnswer(null, askQuality)
  return (
    <Panel title={messages.quality.title} lead={messages.quality.lead}>
      <Answered loaded={loaded}>
        {({ checks }) => (
          <Facts facts={checks.map(({ check, count }) => [messages.checks[check] ?? check, formatNumber(count)])} />
        )}
      </Answered>
    </Panel>
  )
}

/** `done` counts the runs on this page: each is among them at once. */
function Runs({ done }: { readonly done: number }) {
  const loaded = useAnswer(done, askRuns)
  const { title, none, recovered, scanned } = messages.runs
  return (
    <Panel title={title}>
      <Answered loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map(({ at, count, latencyMs, isRecovery }) => (
                <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span>{(isRecovery ? recovered : scanned)(count)}</span>
                  <span className="text-muted">
                    {messages.milliseconds(formatNumber(Math.round(latencyMs)))} · <Time at={at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  )
}

function Database() {
  const loaded = useAnswer(null, askTables)
  const { title, columns, about } = messages.database
  return (
    <Panel title={title}>
      <Answered loaded={loaded}>
        {({ tables }) => (
          <PlainRows
            label={title}
            rows={tables}
            keyOf={({ name }) => name}
            takesFocus
            columns={[
              { label: columns.name, renderCell: ({ name }) => name },
              {
                label: columns.rows,
                align: 'end',
                phone: 'aside',
                renderCell: ({ rows, isEstimate }) => (isEstimate ? about(formatNumber(rows)) : formatNumber(rows)),
              },
              {
                label: columns.size,
                align: 'end',
                isNamed: true,
                renderCell: ({ tableBytes }) => formatBytes(tableBytes),
              },
              {
                label: columns.indexes,
                align: 'end',
                isNamed: true,
                renderCell: ({ indexBytes }) => formatBytes(indexBytes),
              },
              {
                label: columns.indexReads,
                align: 'end',
                isNamed: true,
                renderCell: ({ indexReads }) => formatNumber(indexReads),
              },
              {
                label: columns.tableReads,
                align: 'end',
                isNamed: true,
                renderCell: ({ tableReads }) => formatNumber(tableReads),
              },
            ]}
          />
        )}
      </Answered>
    </Panel>
  )
}
