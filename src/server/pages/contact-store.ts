import type { Language } from '#contract/languages.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { ContactTexts } from './contact-form.ts'

/** Messages of one network in an hour, and of everybody in a day. */
const MOST_PER_SENDER = 5
const MOST_PER_DAY = 200
/** The name of the job that mails a message. */
export const CONTACT_JOB = 'contact-mail'

/** A message to keep; `sender` is a keyed hash of the network it came from. */
export interface NewMessage extends ContactTexts {
  readonly id: string
  readonly language: Language
  readonly sender: Buffer
}

/** A kept message. */
export interface KeptMessage extends ContactTexts {
  readonly id: string
  readonly language: Language
}

/** Keeps a message and orders its mail, once for each id. Refuses what exceeds the limits. */
export function keepMessage(dataAccess: DataAccess, message: NewMessage): Promise<'kept' | 'too-many'> {
  return dataAccess.asSystem(async (tx) => {
    // One after the other: two that come at once must not both be the last that is taken.
    await tx.query({ text: 'lock table contact_message in share row exclusive mode' })
    const { isKnown, ofSender, ofDay } = await countsOf(tx, message)
    if (isKnown) return 'kept'
    if (ofSender >= MOST_PER_SENDER || ofDay >= MOST_PER_DAY) return 'too-many'
    const { id, name, email, language, sender } = message
    await tx.query({
      text: `insert into contact_message (id, name, email, message, language, sender) values ($1, $2, $3, $4, $5, $6)`,
      values: [id, name, email, message.message, language, sender],
    })
    await tx.query({
      text: `insert into job (kind, uniq, payload) values ($1, $2, $3)`,
      values: [CONTACT_JOB, `${CONTACT_JOB} ${id}`, JSON.stringify({ id })],
    })
    return 'kept'
  })
}

interface Counts {
  readonly isKnown: boolean
  readonly ofSender: number
  readonly ofDay: number
}

async function countsOf(tx: Queryable, { id, sender }: NewMessage): Promise<Counts> {
  const { rows } = await tx.query<{ isKnown: boolean; ofSender: number; ofDay: number }>({
    text: `select coalesce(bool_or(id = $1), false) as "isKnown",
        (count(*) filter (where sender = $2 and created_at > now() - interval '1 hour'))::int as "ofSender",
        (count(*) filter (where created_at > now() - interval '1 day'))::int as "ofDay"
      from contact_message where id = $1 or created_at > now() - interval '1 day'`,
    values: [id, sender],
  })
  return rows[0] ?? { isKnown: false, ofSender: 0, ofDay: 0 }
}

/** The message that a job is about; undefined once it was deleted or mailed. */
export async function messageToMail(dataAccess: DataAccess, id: string): Promise<KeptMessage | undefined> {
  const [answer] = await dataAccess.asSystemBatch([
    {
      text: `select id, name, email, message, language from contact_message where id = $1 and mailed_at is null`,
      values: [id],
    },
  ])
  return answer?.rows[0] as KeptMessage | undefined
}

/** Notes that the operator was sent a message. */
export async function noteMailed(dataAccess: DataAccess, id: string): Promise<void> {
  await dataAccess.asSystemBatch([{ text: 'update contact_message set mailed_at = now() where id = $1', values: [id] }])
}
