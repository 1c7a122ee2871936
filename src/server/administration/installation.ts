import type { JobAnswer, StatsAnswer } from '#contract/endpoints/administration.ts'
import type { Queryable } from '../kit/database/database.ts'

interface Figures {
  readonly databaseBytes: number
  readonly files: number
  readonly fileBytes: number
  readonly mails: Readonly<Record<string, number>>
}

type People = Omit<StatsAnswer, 'active' | 'rows' | 'jobs' | keyof Figures> & Record<'day' | 'week' | 'month', number>

/** The figures of the whole installation (ADMIN-01). */
export async function readStats(tx: Queryable): Promise<StatsAnswer> {
  const [people, figures, tables, jobs] = await tx.batch([
    { name: 'admin:people', text: PEOPLE },
    { name: 'admin:figures', text: 'select admin_figures() as figures' },
    { name: 'admin:rows', text: 'select coalesce(sum(rows), 0)::bigint as rows from admin_tables()' },
    { name: 'admin:work', text: WORK },
  ])
  const { day, week, month, ...counts } = (people?.rows[0] ?? {}) as unknown as People
  return {
    ...counts,
    active: { day, week, month },
    rows: Number(tables?.rows[0]?.['rows']),
    ...(figures?.rows[0]?.['figures'] as Figures),
    jobs: jobs?.rows[0] as unknown as StatsAnswer['jobs'],
  }
}

/** The waiting work by kind. */
export async function readJobs(tx: Queryable): Promise<JobAnswer[]> {
  const { rows } = await tx.query<JobAnswer>({ name: 'admin:jobs', text: JOBS })
  return rows
}

const PEOPLE = `select count(*)::int as users, count(*) filter (where role = 'admin')::int as admins,
    count(*) filter (where suspended)::int as suspended, count(*) filter (where not email_verified)::int as unverified,
    count(*) filter (where last_seen_at > now() - interval '1 day')::int as day,
    count(*) filter (where last_seen_at > now() - interval '7 days')::int as week,
    count(*) filter (where last_seen_at > now() - interval '30 days')::int as month,
    count(*) filter (where created_at > now() - interval '30 days')::int as "newInMonth"
  from admin_person`

const STATES = `count(*) filter (where not coalesce(running, false))::int as waiting,
  count(*) filter (where coalesce(running, false))::int as running, count(*) filter (where error <> '')::int as failing`

const WORK = `select ${STATES} from admin_job`

const JOBS = `select kind, ${STATES}, min(run_at) as "nextAt",
    coalesce((array_agg(error order by run_at desc) filter (where error <> ''))[1], '') as error
  from admin_job group by kind order by kind limit 200`
