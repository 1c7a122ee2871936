import type { HealthSampleAnswer } from '#contract/endpoints/diagnostics.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import { type ComponentHealth, worst } from './health.ts'

const EVERY_SECONDS = 60
const KEPT_DAYS = 7
const SHOWN = 120

/** Samples the health of the installation each minute, on one instance, and keeps a week of it (DIAG-02). */
export function healthJobs(
  dataAccess: DataAccess,
  components: () => Promise<readonly ComponentHealth[]>,
): Record<string, JobHandler> {
  return {
    'health-sample': {
      every: EVERY_SECONDS,
      run: async () => {
        const parts = await components()
        const told = parts.map(({ name, status, latencyMs }) => ({ name, status, latencyMs }))
        await dataAccess.asSystemBatch([
          {
            name: 'health:sample',
            text: `insert into health_sample (status, components) values ($1, $2) on conflict do nothing`,
            values: [worst(parts), JSON.stringify(told)],
          },
          {
            name: 'health:forget',
            text: 'delete from health_sample where at < now() - make_interval(days => $1)',
            values: [KEPT_DAYS],
          },
        ])
      },
    },
  }
}

/** The newest samples. */
export async function readSamples(tx: Queryable, limit = String(SHOWN)): Promise<HealthSampleAnswer[]> {
  const { rows } = await tx.query<HealthSampleAnswer>({
    name: 'health:samples',
    text: 'select at, status, components from health_sample order by at desc limit $1',
    values: [Number(limit)],
  })
  return rows
}
