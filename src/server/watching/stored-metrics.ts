import type { DataAccess } from '../kit/database/data-access.ts'
import type { Statement } from '../kit/database/database.ts'
import type { Metrics, Sample } from './metrics.ts'

/** How long what the database answered is told again: who asks more often costs nothing more. */
const SERVES_MS = 5_000

interface StoredMetric {
  readonly name: string
  readonly help: string
  /** Answers `value` and the labels; each is a column. */
  readonly text: string
}

/** All of them are counts by words of our own: kinds, providers, states. */
const STORED: readonly StoredMetric[] = [
  {
    name: 'pricewright_jobs',
    help: 'Jobs by kind and state: due, running, later, failing.',
    text: `select kind, case when locked_until > now() then 'running' when attempts > 0 and last_error is not null then 'failing'
        when run_at <= now() then 'due' else 'later' end as state, count(*)::int as value
      from job group by 1, 2 order by 1, 2`,
  },
  {
    name: 'pricewright_jobs_oldest_due_seconds',
    help: 'How long the oldest due job has waited, by kind.',
    text: `select kind, max(extract(epoch from now() - run_at))::float8 as value from job
      where run_at <= now() and (locked_until is null or locked_until <= now()) group by 1 order by 1`,
  },
  {
    name: 'pricewright_stores',
    help: 'Stores by shop system and state, with their last problem.',
    text: 'select provider, state, problem, count(*)::int as value from store group by 1, 2, 3 order by 1, 2, 3',
  },
  {
    name: 'pricewright_store_offers_waiting',
    help: 'Products that wait to be sent to a store, by state.',
    text: `select push_state as state, count(*)::int as value from store_listing where push_state <> 'none' group by 1 order by 1`,
  },
  {
    name: 'pricewright_webhooks',
    help: 'Outgoing webhooks by state.',
    text: `select case when state = 'active' and failing_since is not null then 'failing' else state end as state, count(*)::int as value
      from webhook group by 1 order by 1`,
  },
  {
    name: 'pricewright_webhook_deliveries_waiting',
    help: 'Events that wait to be sent to webhooks.',
    text: `select count(*)::int as value from webhook_delivery where state = 'waiting'`,
  },
  {
    name: 'pricewright_users',
    help: 'Accounts.',
    text: 'select count(*)::int as value from account',
  },
]

/** Tells of what stands in the database. Ask `refresh` before the text: the last answer is kept for some seconds, and while none comes. */
export function measureStored(metrics: Metrics, dataAccess: DataAccess): () => Promise<void> {
  const samples = new Map<string, readonly Sample[]>()
  let readAt = -SERVES_MS
  let isUp = 0
  for (const { name, help } of STORED) metrics.read({ name, help, type: 'gauge' }, () => samples.get(name) ?? [])
  metrics.read({ name: 'pricewright_database_up', help: 'Whether the database answers.', type: 'gauge' }, () => [
    { value: isUp },
  ])
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    try {
      const answers = await dataAccess.asSystemBatch(STORED.map(statementOf))
      for (const [index, { name }] of STORED.entries()) samples.set(name, (answers[index]?.rows ?? []).map(sampleOf))
      isUp = 1
    } catch {
      samples.clear()
      isUp = 0
    }
    readAt = performance.now()
  }
  return async () => {
    if (performance.now() - readAt < SERVES_MS) return
    reading ??= read().finally(() => {
      reading = undefined
    })
    await reading
  }
}

function statementOf({ name, text }: StoredMetric): Statement {
  return { name: `metrics:${name}`, text }
}

function sampleOf({ value, ...labels }: Record<string, unknown>): Sample {
  const told = Object.entries(labels).map(([name, label]) => [name, String(label)])
  return told.length === 0 ? { value: Number(value) } : { value: Number(value), labels: Object.fromEntries(told) }
}
