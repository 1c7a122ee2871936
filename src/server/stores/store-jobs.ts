import type { JobHandler } from '../kit/jobs/jobs.ts'
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
  const { data, wakeJobs, languageOf } = work
  const jobs = {
    ...pullJobs(work),
    ...storePushJobs(work),
    ...storeNoticeJobs(work),
    ...pictureJobs({ data, keepPicture, wakeJobs }),
  }

  /** What is kept of the work, such as titles and reasons, is in the language that the owner of the store chose (SHELL-10). */
  const inLanguageOfOwner = (job: JobHandler): JobHandler => ({
    ...job,
    run: async (due) => {
      const language = due.userId === null ? 'en' : await data.transact(callerOf(due.userId), languageOf)
      await inLanguage(language, () => job.run(due))
    },
  })
  return Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, inLanguageOfOwner(job)]))
}
