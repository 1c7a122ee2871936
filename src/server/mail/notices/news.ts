import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { isBroken } from '#contract/unkeepable.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { JobHandler } from '#server/kit/jobs/jobs.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { type NoticeDeps, sendNotice } from './notice-letter.ts'
import { readerOf, readersAfter } from './reader.ts'
import { onceFor } from './sent-notices.ts'
import type { Topic } from './topics.ts'

/** The kinds of messages that an operator writes to users. */
export const NEWS_TOPICS = ['updates', 'offers'] as const satisfies readonly Topic[]

/** One of `NEWS_TOPICS`. */
export type NewsTopic = (typeof NEWS_TOPICS)[number]

/** A message: its first line is the subject, the paragraphs follow. */
export interface News {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** A message in English, or whatever language the operator speaks, and in others where there are files beside it. */
export type NewsByLanguage = Readonly<Partial<Record<Language, News>>> & { readonly en: News }

const NEWS = 'news-mail'
const AT_ONCE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const MOST_SUBJECT = 200
const MOST_TEXT = 20_000

/** Reads a message from a file, and its translations from files beside it: `news.md` and `news.de.md`. Throws with what to correct. */
export async function readNews(file: string): Promise<NewsByLanguage> {
  const en = newsOf(await readFile(file, 'utf8'), file)
  const others = await Promise.all(
    LANGUAGES.filter((language) => language !== 'en').map(async (language) => {
      const beside = file.replace(/(\.[^./\\]+)?$/, (ending) => `.${language}${ending}`)
      const text = await readFile(beside, 'utf8').catch(() => undefined)
      return text === undefined ? [] : [[language, newsOf(text, beside)] as const]
    }),
  )
  return { ...Object.fromEntries(others.flat()), en }
}

/** The message of a text. Throws with what to correct. */
export function newsOf(text: string, file: string): News {
  const [first = '', ...rest] = text.replaceAll('\r\n', '\n').trim().split('\n')
  const subject = first.replace(/^#{1,6} /, '').trim()
  const body = rest.join('\n').trim()
  if (subject === '' || body === '')
    throw new Error(`${file}: write the subject into the first line, and the message below it.`)
  if (subject.length > MOST_SUBJECT || body.length > MOST_TEXT || isBroken(text))
    throw new Error(
      `${file}: a subject has at most ${MOST_SUBJECT} characters and a message ${MOST_TEXT}, of text that can be shown.`,
    )
  return { subject, paragraphs: body.split(/\n{2,}/) }
}

/** Orders a message for every user who wants to hear of its topic, once; answers for how many it was ordered now. */
export async function orderNews(dataAccess: DataAccess, news: NewsByLanguage, topic: NewsTopic): Promise<number> {
  const digest = createHash('sha256').update(JSON.stringify(news)).digest('hex').slice(0, 32)
  let [last, ordered] = [FIRST_ID, 0]
  for (;;) {
    const readers = await readersAfter(dataAccess, last, AT_ONCE)
    const wanting = readers.filter(({ wants }) => wants[topic])
    if (wanting.length > 0) {
      const answers = await dataAccess.asSystemBatch(
        wanting.map(({ userId, language }) =>
          onceFor(userId, `news ${digest}`, { kind: NEWS, payload: { topic, ...(news[language] ?? news.en) } }),
        ),
      )
      ordered += answers.reduce((sum, { rowCount }) => sum + rowCount, 0)
    }
    last = readers.at(-1)?.userId ?? ''
    if (readers.length < AT_ONCE) return ordered
  }
}

/** The job that sends a message to one user, who may have unsubscribed meanwhile. */
export function newsJobs(deps: NoticeDeps & { readonly dataAccess: DataAccess }): Record<string, JobHandler> {
  return {
    [NEWS]: {
      run: async ({ id, userId, payload }) => {
        const { topic, subject, paragraphs } = payload as unknown as News & { readonly topic: NewsTopic }
        const reader = userId === null ? undefined : await readerOf(deps.dataAccess, userId)
        if (!reader?.wants[topic]) return
        const notice = { id: `news-${id}`, subject, paragraphs, topic }
        await inLanguage(reader.language, () => sendNotice(deps, reader.email, reader, notice))
      },
    },
  }
}
