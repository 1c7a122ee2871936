import type { JobHandler } from '../kit/jobs/jobs.ts'
import type { UserData } from '../kit/user-data.ts'
import { storeNoticeJobs } from './notice-job.ts'
import { type KeepPicture, pictureJobs } from './picture-job.ts'
import { pullJobs } from './pull-job.ts'
import { storePushJobs } from './push-job.ts'
import type { StoreDeps } from './store-deps.ts'
import { sessionsOf, type StoreTools, type StoreWork } from './store-work.ts'

/** What work for stores needs, over the rows of users. */
export function storeWork(data: UserData, stores: StoreDeps, tools: StoreTools): StoreWork {
  const { providers, vault, wakeJobs, log, turnMs } = stores
  return { data, ...tools, wakeJobs, log, turnMs, withSession: sessionsOf({ data, providers, vault }) }
}

/** The jobs of stores: looks, what is sent, webhooks and pictures. */
export function storeJobs(work: StoreWork, keepPicture: KeepPicture): Record<string, JobHandler> {
  const { data, wakeJobs } = work
  return {
    ...pullJobs(work),
    ...storePushJobs(work),
    ...storeNoticeJobs(work),
    ...pictureJobs({ data, keepPicture, wakeJobs }),
  }
}
