import { deviceName } from '#domain/device-name.ts'
import { cutText } from '#domain/cut-text.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import { SECURITY_MAIL, type SecurityNews } from '#server/kit/security-mails.ts'
import { type Notice, type NoticeDeps, sendNotice } from './notice-letter.ts'
import { noticeFormats } from './notice-formats.ts'
import { noticeMessages } from './notice-messages.ts'
import { type Reader, readerOf } from './reader.ts'
import { securityMessages as messages } from './security-messages.ts'

/** As it was ordered, with the moment and the language of the page. */
type Ordered = SecurityNews & { readonly at: number; readonly language: string }

/** More of what a browser calls itself would not be read. */
const DEVICE_LENGTH = 80

/** The job that tells users what concerns the security of their account (PAGE-06). */
export function securityMailJobs(deps: NoticeDeps & { readonly dataAccess: DataAccess }): Record<string, JobHandler> {
  return { [SECURITY_MAIL]: { run: (job) => tell(deps, job) } }
}

async function tell(
  deps: NoticeDeps & { readonly dataAccess: DataAccess },
  { id, userId, payload }: Job,
): Promise<void> {
  const news = payload as unknown as Ordered
  const reader = userId === null ? undefined : await readerOf(deps.dataAccess, userId, news.language)
  // A new browser is told to whoever wants that; what could only be stopped by the thief is always told.
  if (!reader || (news.kind === 'new-device' && !reader.wants.security)) return
  const to = news.kind === 'changed-mail' ? news.former : reader.email
  await inLanguage(reader.language, () => sendNotice(deps, to, reader, noticeOf(`security-${id}`, news, reader)))
}

function noticeOf(id: string, news: Ordered, reader: Reader): Notice {
  const { subject, text, remedy, path, label } = wordsOf(news)
  const when = noticeFormats(reader).moment(news.at)
  return { id, subject, paragraphs: [text, factsOf(news, when), remedy], link: { path, label } }
}

function wordsOf(news: Ordered) {
  if (news.kind === 'new-device') return { ...messages.device, path: '/settings/sign-in' }
  if (news.kind === 'changed-mail')
    return { ...messages.changed, text: messages.changed.text(news.replacement), path: '/settings/sign-in' }
  const words = messages.token
  const may = words[news.scope]
  return { ...words, text: words.text(news.name, may), path: '/settings/connections' }
}

function factsOf({ source: { device, address } }: Ordered, when: string): string {
  const name = deviceName(device) ?? cutText(device ?? '', DEVICE_LENGTH)
  const { when: whenWord, device: deviceWord, address: addressWord } = messages.facts
  return [
    noticeMessages.labelled(whenWord, when),
    ...(name === '' ? [] : [noticeMessages.labelled(deviceWord, name)]),
    ...(address === null ? [] : [noticeMessages.labelled(addressWord, address)]),
  ].join('\n')
}
