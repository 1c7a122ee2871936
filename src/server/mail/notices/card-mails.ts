import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { inLanguage } from '#server/kit/language/spoken-language.ts'
import type { Units } from '#domain/money.ts'
import { cardNoticeMessages as messages } from './card-notice-messages.ts'
import { type NoticeDeps, sendNotice } from './notice-letter.ts'
import { noticeMessages } from './notice-messages.ts'
import { noticeFormats } from './notice-formats.ts'
import { readerOf } from './reader.ts'
import { onceFor } from './sent-notices.ts'

const CARD_MAIL = 'card-mail'

/** What a seller is told of a payment by card. */
interface CardNews {
  readonly userId: string
  readonly what: 'credit' | 'dispute' | 'problem'
  /** What the payment provider calls it. */
  readonly reference: string
  readonly amount: Units
  readonly currency: string
}

type CardMailDeps = NoticeDeps & { readonly dataAccess: DataAccess }

/** Orders that a seller is told, once for each payment and reason (DOC-14). */
export async function orderCardMail(dataAccess: DataAccess, { userId, ...news }: CardNews): Promise<void> {
  const job = { kind: CARD_MAIL, payload: news }
  await dataAccess.asSystemBatch([onceFor(userId, `card ${news.what} ${news.reference}`.slice(0, 200), job)])
}

/** The job that tells sellers what asks for them: a dispute, too much money, or a payment that could not be entered. */
export function cardMailJobs(deps: CardMailDeps): Record<string, JobHandler> {
  return { [CARD_MAIL]: { run: (job) => tell(deps, job) } }
}

async function tell(deps: CardMailDeps, { id, userId, payload }: Job): Promise<void> {
  const reader = userId === null ? undefined : await readerOf(deps.dataAccess, userId)
  if (!reader) return
  const { what, reference, amount, currency } = payload as unknown as CardNews
  const number = await invoiceNumber(deps.dataAccess, reader.userId, reference)
  await inLanguage(reader.language, () => {
    const { subject, text } = messages[what]
    const money = noticeFormats(reader).money(amount, currency)
    return sendNotice(deps, reader.email, reader, {
      id: `card-${id}`,
      subject: subject(money),
      paragraphs: [
        text(money),
        ...(number === undefined ? [] : [noticeMessages.labelled(messages.invoice, number)]),
        noticeMessages.labelled(messages.reference, reference),
      ],
      link: { path: '/settings/connections', label: messages.look },
      because: 'payments',
    })
  })
}

/** The invoice that was paid, as the seller knows it; undefined once it is gone. */
async function invoiceNumber(dataAccess: DataAccess, userId: string, reference: string): Promise<string | undefined> {
  const [found] = await dataAccess.asSystemBatch([
    {
      name: 'card-mails:invoice',
      text: `select d.document_number as number from card_payment p join document d on d.user_id = p.user_id and d.id = p.document_id
        where p.user_id = $1 and p.reference = $2 limit 1`,
      values: [userId, reference],
    },
  ])
  return (found?.rows[0] as { readonly number: string } | undefined)?.number
}
