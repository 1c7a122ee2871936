import type { DataAccess } from '../kit/database/data-access.ts'
import { measureRequests } from './http-metrics.ts'
import { createMetrics } from './metrics.ts'
import {
  measureDatabase,
  measuredLive,
  measuredMailer,
  measureJobs,
  measureOutgoing,
  measureSessions,
  type SessionLoad,
} from './measured-parts.ts'
import { measureProcess } from './process-metrics.ts'
import { measureStored } from './stored-metrics.ts'
import { UNWATCHED, type Watching } from './watching.ts'

/** Watches by counting. */
export interface Measuring extends Watching {
  /** What reads the text; undefined without metrics. */
  reader(dataAccess: DataAccess, load: () => SessionLoad): (() => Promise<string>) | undefined
}

/** Makes it; counts nothing unless metrics are switched on (DIAG-07). */
export function createMeasuring(isOn: boolean, version: string): Measuring {
  if (!isOn) return { ...UNWATCHED, reader: () => undefined }
  const metrics = createMetrics()
  const stop = measureProcess(metrics, version)
  return {
    database: [measureDatabase(metrics)],
    live: (live) => measuredLive(live, metrics),
    mailer: (mailer) => measuredMailer(mailer, metrics),
    outgoing: measureOutgoing(metrics),
    jobs: measureJobs(metrics),
    requests: (app) => measureRequests(app, metrics),
    reader(dataAccess, load) {
      measureSessions(metrics, load)
      const refresh = measureStored(metrics, dataAccess)
      return async () => {
        await refresh()
        return metrics.text()
      }
    },
    async stop() {
      stop()
    },
  }
}
