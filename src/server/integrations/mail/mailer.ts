import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One letter in plain text to one person. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends letters. */
export interface Mailer {
  /** The folder that letters are put into; undefined when they really go out. */
  readonly outbox: string | undefined
  send(letter: Letter): Promise<void>
}

/** What configures mail; without SMTP_URL every letter becomes a file that mail programs open. */
export interface MailSettings {
  readonly SMTP_URL: string
  readonly MAIL_FROM: string
  readonly dataDir: string
}

const SMTP_TIMEOUT_MS = 15_000

/** Makes the mailer. The mail library is loaded with the first letter. */
export function createMailer({ SMTP_URL, MAIL_FROM, dataDir }: MailSettings): Mailer {
  const outbox = SMTP_URL === '' ? join(dataDir, 'outbox') : undefined
  return {
    outbox,
    async send({ to, subject, text }) {
      // An address object is never parsed, so nobody can add recipients by writing them into an address.
      const message = { from: MAIL_FROM, to: { name: '', address: oneLine(to) }, subject: oneLine(subject), text }
      const { createTransport } = await import('nodemailer')
      if (outbox === undefined) {
        const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS }
        await createTransport({ url: SMTP_URL, ...timeouts }).sendMail(message)
        return
      }
      const made = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      await writeFile(join(outbox, fileName(new Date())), made.message, { flag: 'wx', mode: 0o600 })
    },
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ').trim()
}

/** Sorts by time. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomUUID().slice(0, 8)}.eml`
}
