import { diagnostic, health, healthHistory, type HealthSampleAnswer } from '#contract/endpoints/diagnostics.ts'
import { screenTitles } from '#contract/screen-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatDateTime } from '#web/kit/format/date.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { Answered } from './answered.tsx'
import { diagnosticsMessages as messages } from './diagnostics-messages.ts'
import { Facts } from './facts.tsx'
import { administrationMessages } from './messages.ts'

type State = 'up' | 'degraded' | 'down'

interface Health {
  readonly status: State
  readonly components: readonly {
    readonly name: string
    readonly status: State
    readonly latencyMs: number
    readonly detail?: string
    readonly wantsLook?: true
  }[]
}

interface Installation {
  readonly versions: Readonly<Record<string, string>>
  readonly settings: Readonly<Record<string, string>>
  readonly startedAt: string
  readonly memoryBytes: number
}

const askHealth = () => callEndpoint<Health>(health)
const askSamples = () =>
  callEndpoint<{ items: readonly HealthSampleAnswer[] }>(healthHistory, { query: { limit: '120' } })
const askInstallation = () => callEndpoint<Installation>(diagnostic)

/** Each part of the running product: its state, how long it took to answer, and what to do (DIAG-03). */
export function SystemCheckPage() {
  const auth = useAuth()
  const isAdmin = auth.status === 'signed-in' && auth.user.role === 'admin'
  const loaded = useAnswer(null, askHealth)
  return (
    <>
      <PageHead
        title={screenTitles['system-check']}
        action={<Button onClick={loaded.retry}>{administrationMessages.again}</Button>}
      />
      <div className="space-y-4">
        <Answered loaded={loaded}>{({ components }) => <Parts components={components} />}</Answered>
        {isAdmin && <Samples />}
        {isAdmin && <Settings />}
      </div>
    </>
  )
}

function Parts({ components }: Pick<Health, 'components'>) {
  const { columns, parts, states } = messages.health
  return (
    <PlainRows
      label={screenTitles['system-check']}
      rows={components}
      keyOf={({ name }) => name}
      columns={[
        { label: columns.part, renderCell: ({ name }) => parts[name] ?? name },
        {
          label: columns.state,
          phone: 'aside',
          renderCell: ({ status, wantsLook }) =>
            wantsLook ? (
              <Pill tone="warn">{states.look}</Pill>
            ) : (
              <Pill tone={status === 'up' ? 'ok' : 'bad'}>{states[status]}</Pill>
            ),
        },
        {
          label: columns.latency,
          align: 'end',
          renderCell: ({ latencyMs }) => messages.milliseconds(formatNumber(latencyMs)),
        },
        { label: columns.detail, phone: 'alone', renderCell: ({ detail }) => detail },
      ]}
    />
  )
}

function Samples() {
  const loaded = useAnswer(null, askSamples)
  const { samples, samplesLead, noSamples, all, troubled } = messages.health
  return (
    <Panel title={samples} lead={samplesLead}>
      <Answered loaded={loaded}>
        {({ items }) => {
          const unwell = items.filter(({ status }) => status !== 'up')
          if (items.length === 0) return <p className="text-muted">{noSamples}</p>
          if (unwell.length === 0) return <p>{all(formatNumber(items.length))}</p>
          return (
            <ul className="divide-y divide-line">
              {unwell.map(({ at, components }) => (
                <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span>{troubled(namesOf(components))}</span>
                  <Time at={Date.parse(at)} />
                </li>
              ))}
            </ul>
          )
        }}
      </Answered>
    </Panel>
  )
}

function namesOf(components: HealthSampleAnswer['components']): string {
  return components
    .flatMap(({ name, status }) => (status === 'up' ? [] : [messages.health.parts[name] ?? name]))
    .join(', ')
}

function Settings() {
  const loaded = useAnswer(null, askInstallation)
  const { settings, settingsLead, started, memory, unset, secret } = messages.health
  return (
    <Panel title={settings} lead={settingsLead}>
      <Answered loaded={loaded}>
        {({ versions, settings: values, startedAt, memoryBytes }) => (
          <Facts
            facts={[
              [started, formatDateTime(Date.parse(startedAt))],
              [memory, formatBytes(memoryBytes)],
              ...Object.entries(versions),
              ...Object.entries(values).map(
                ([name, value]) => [name, value === '' ? unset : value === 'set' ? secret : value] as const,
              ),
            ]}
          />
        )}
      </Answered>
    </Panel>
  )
}
