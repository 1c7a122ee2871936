import type { JobHandler } from '../kit/jobs/jobs.ts'
import { ownLanguage } from '../kit/language/own-language.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'
import type { UserData } from '../kit/user-data.ts'
import { storeNoticeJobs } from './notice-job.ts'
import { type KeepPicture, pictureJobs } from './picture-job.ts'
import { pullJobs } from './pull-job.ts'
import { storePushJobs } from './push-job.ts'
import type { StoreDeps } from './store-deps.ts'
import { callerOf, sessionsOf, type StoreTools, type StoreWork } from './store-work.ts'

/** What work for stores needs, over the rows of users. */
export function storeWork(data: UserData, stores: StoreDeps, tools: StoreTools): StoreWork {
  const { providers, vault, wakeJobs, log, turnMs } = stores
  return { data, ...tools, wakeJobs, log, turnMs, withSession: sessionsOf({ data, providers, vault }) }
}

/** The jobs of stores: looks, what is sent, webhooks and pictures. */
export function storeJobs(work: StoreWork, keepPicture: KeepPicture): Record<string, JobHandler> {
  const { data, wakeJobs } = work
  const jobs = {
    ...pullJobs(work),
    ...storePushJobs(work),
    ...storeNoticeJobs(work),
    ...pictureJobs({ data, keepPicture, wakeJobs }),
  }
  return Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, inLanguageOfOwner(data, job)]))
}

/** What is kept of the work, such as titles and reasons, is in the language that the owner of the store chose (SHELL-10). */
function inLanguageOfOwner(data: UserData, job: JobHandler): JobHandler {
  return {
    ...job,
    run: async (due) => {
      const language = due.userId === null ? 'en' : await data.transact(callerOf(due.userId), ownLanguage)
      await inLanguage(language, () => job.run(due))
    },
  }
}
