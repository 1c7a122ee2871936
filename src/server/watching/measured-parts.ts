import type { Mailer } from '../integrations/mail/mailer.ts'
import type { AroundWork } from '../kit/database/watched-database.ts'
import type { Live } from '../kit/live.ts'
import type { Metrics } from './metrics.ts'
import { type Outgoing, OutgoingRefused } from '../kit/outgoing.ts'
import type { CallPurpose, JobHandlers } from './watching.ts'

/** Seconds: a batch takes a millisecond or so, and is ended after a minute. */
const DATABASE_LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30]
const JOB_DURATIONS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]
const OUTGOING_LATENCIES = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts what the database does: how long batches and transactions take with their wait, and how many are under way. */
export function measureDatabase(metrics: Metrics): AroundWork {
  const durations = metrics.histogram({
    name: 'pricewright_database_duration_seconds',
    help: 'Time of batches and transactions of the database, with their wait for a session.',
    bounds: DATABASE_LATENCIES,
  })
  const failures = metrics.counter({
    name: 'pricewright_database_failures_total',
    help: 'Batches and transactions that failed or were refused, by kind.',
  })
  let underWay = 0
  metrics.read(
    { name: 'pricewright_database_under_way', help: 'Batches and transactions that run or wait.', type: 'gauge' },
    () => [{ value: underWay }],
  )
  const took = { batch: durations.of({ kind: 'batch' }), transaction: durations.of({ kind: 'transaction' }) }
  return async ({ kind }, run) => {
    const begun = performance.now()
    underWay += 1
    try {
      return await run()
    } catch (error) {
      failures.add({ kind })
      throw error
    } finally {
      underWay -= 1
      took[kind]((performance.now() - begun) / 1000)
    }
  }
}

/** Work that has a session of the database, and work that waits for one. */
export interface SessionLoad {
  readonly running: number
  readonly waiting: number
}

/** Tells how busy the sessions of the database are. */
export function measureSessions(metrics: Metrics, load: () => SessionLoad): void {
  const help = 'Work that has a session of the database, and work that waits for one.'
  metrics.read({ name: 'pricewright_database_sessions', help, type: 'gauge' }, () => {
    const { running, waiting } = load()
    return [
      { value: running, labels: { state: 'running' } },
      { value: waiting, labels: { state: 'waiting' } },
    ]
  })
}

/** Counts the connected devices, and what they are told. */
export function measuredLive(live: Live, metrics: Metrics): Live {
  let connections = 0
  metrics.read(
    { name: 'pricewright_live_connections', help: 'Devices that are connected for live wake-ups.', type: 'gauge' },
    () => [{ value: connections }],
  )
  const wakeUps = metrics.counter({
    name: 'pricewright_live_wake_ups_total',
    help: 'Writes that devices were told of.',
  })
  return {
    ...live,
    wake(userId, version) {
      wakeUps.add()
      live.wake(userId, version)
    },
    join(userId, hear, follow) {
      const leave = live.join(userId, hear, follow)
      connections += 1
      let isJoined = true
      return () => {
        if (isJoined) connections -= 1
        isJoined = false
        leave()
      }
    },
  }
}

/** Counts mails by how they ended. */
export function measuredMailer(mailer: Mailer, metrics: Metrics): Mailer {
  const mails = metrics.counter({ name: 'pricewright_mails_total', help: 'Attempts to send a mail, by result.' })
  return {
    ...mailer,
    async send(letter) {
      try {
        const refused = await mailer.send(letter)
        mails.add({ result: refused.length > 0 ? 'partly' : 'sent' })
        return refused
      } catch (error) {
        mails.add({ result: 'failed' })
        throw error
      }
    },
  }
}

/** Counts calls of servers that users name, by what they are for and how they ended; which server it was is nobody's business. */
export function measureOutgoing(metrics: Metrics): (outgoing: Outgoing, purpose: CallPurpose) => Outgoing {
  const calls = metrics.counter({
    name: 'pricewright_outgoing_calls_total',
    help: 'Calls of servers that users name, by purpose and result.',
  })
  const durations = metrics.histogram({
    name: 'pricewright_outgoing_duration_seconds',
    help: 'Time of calls of servers that users name, by purpose.',
    bounds: OUTGOING_LATENCIES,
  })
  return (outgoing, purpose) => {
    const measured = async <T>(work: () => Promise<T>, resultOf: (answer: T) => string): Promise<T> => {
      const begun = performance.now()
      try {
        const answer = await work()
        calls.add({ purpose, result: resultOf(answer) })
        return answer
      } catch (error) {
        calls.add({ purpose, result: error instanceof OutgoingRefused ? error.reason : 'aborted' })
        throw error
      } finally {
        durations.observe((performance.now() - begun) / 1000, { purpose })
      }
    }
    return {
      fetch: (address, limits) =>
        measured(
          () => outgoing.fetch(address, limits),
          () => '2xx',
        ),
      request: (address, call) =>
        measured(
          () => outgoing.request(address, call),
          ({ status }) => `${Math.floor(status / 100)}xx`,
        ),
    }
  }
}

/** Counts runs of jobs by kind and how they ended. */
export function measureJobs(metrics: Metrics): (handlers: JobHandlers) => JobHandlers {
  const runs = metrics.counter({ name: 'pricewright_job_runs_total', help: 'Runs of jobs, by kind and result.' })
  const durations = metrics.histogram({
    name: 'pricewright_job_duration_seconds',
    help: 'Time of runs of jobs, by kind.',
    bounds: JOB_DURATIONS,
  })
  return (handlers) =>
    Object.fromEntries(
      Object.entries(handlers).map(([kind, handler]) => {
        const run: typeof handler.run = async (job) => {
          const begun = performance.now()
          try {
            await handler.run(job)
            runs.add({ kind, result: 'done' })
          } catch (error) {
            runs.add({ kind, result: 'failed' })
            throw error
          } finally {
            durations.observe((performance.now() - begun) / 1000, { kind })
          }
        }
        return [kind, { ...handler, run }]
      }),
    )
}
