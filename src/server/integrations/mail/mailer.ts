import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { mailFailure } from './mail-failure.ts'
import { ACCOUNT_HEADER, outboxFolder } from './outbox.ts'
import { safeSmtpUrl } from './smtp-url.ts'

/** One letter to one person. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same letter as HTML. */
  readonly html?: string
  /** Who it is from, in words; the address stays the server's own. */
  readonly fromName?: string
  /** Where answers go. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  /** The same for every try of one letter, so that mailboxes know it again: a name without an `@`. */
  readonly id?: string
  /** Whose sign-in it is about: the person's id, or `newcomer`; so that it goes with the account. */
  readonly account?: string
}

/** A file that goes along. */
export interface Attachment {
  readonly fileName: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Sends letters. */
export interface Mailer {
  /** The folder that letters are put into; undefined when they really go out. */
  readonly outbox: string | undefined
  /** Throws `MailFailure` when the mail server cannot be reached or refuses. */
  send(letter: Letter): Promise<void>
  /** Connects and logs in without a letter. Throws `MailFailure`. */
  check(): Promise<void>
}

/** What configures mail; without SMTP_URL every letter becomes a file that mail programs open. */
export interface MailSettings {
  readonly SMTP_URL: string
  readonly MAIL_FROM: string
  readonly dataDir: string
}

const SMTP_TIMEOUT_MS = 15_000
const TIMEOUTS = {
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
}

/** Makes the mailer. The mail library is loaded with the first letter. */
export function createMailer({ SMTP_URL, MAIL_FROM, dataDir }: MailSettings): Mailer {
  const outbox = SMTP_URL === '' ? outboxFolder(dataDir) : undefined
  return {
    outbox,
    async check() {
      if (outbox === undefined) await knock(safeSmtpUrl(SMTP_URL))
    },
    async send(letter) {
      const message = messageOf(letter, MAIL_FROM, outbox === undefined)
      if (outbox === undefined) return handOver(safeSmtpUrl(SMTP_URL), message, letter.to)
      const { createTransport } = await import('nodemailer')
      const made = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = fileName(new Date(), letter.id ?? randomUUID())
      // Whoever looks into the folder never sees half a letter.
      await writeFile(join(outbox, `.${name}`), made.message, { mode: 0o600 })
      await rename(join(outbox, `.${name}`), join(outbox, name))
    },
  }
}

async function knock(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  try {
    await createTransport({ url, ...TIMEOUTS }).verify()
  } catch (error) {
    throw mailFailure(error, '', false) ?? error
  }
}

async function handOver(url: string, message: SendMailOptions, to: string): Promise<void> {
  let hasLeft = false
  // What the library logs is the one sign of how far it came: the letter's last byte is logged under this name.
  const hear = (entry: object): void => {
    hasLeft ||= 'tnx' in entry && entry.tnx === 'message'
  }
  const logger = { level: () => undefined, trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear }
  const { createTransport } = await import('nodemailer')
  try {
    await createTransport({ url, ...TIMEOUTS, logger }).sendMail(message)
  } catch (error) {
    throw mailFailure(error, to, hasLeft) ?? error
  }
}

function messageOf(letter: Letter, mailFrom: string, isLeaving: boolean): SendMailOptions {
  const { to, subject, text, html, fromName, replyTo, attachments = [], id, account } = letter
  const address = addressIn(mailFrom)
  return {
    // An address object is never parsed, so nobody can add recipients by writing them into an address or a name.
    from: fromName === undefined ? mailFrom : { name: oneLine(fromName), address },
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined ? {} : { replyTo: { name: oneLine(fromName ?? ''), address: oneLine(replyTo) } }),
    ...(id === undefined ? {} : { messageId: `<${id}@${address.split('@')[1] ?? 'localhost'}>` }),
    // For the files of the outbox alone: a mail that leaves says nothing that its reader has no use for.
    ...(account === undefined || isLeaving ? {} : { headers: { [ACCOUNT_HEADER]: account } }),
    attachments: attachments.map(({ fileName: filename, type, bytes }) => ({
      filename: oneLine(filename),
      contentType: type,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    // A letter is what it was given: it never fetches a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function addressIn(mailFrom: string): string {
  return (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim()
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ').trim()
}

/** Sorts by time. */
function fileName(now: Date, id: string): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${id.slice(-8)}.eml`
}
