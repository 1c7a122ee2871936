import type { SendMailOptions } from 'nodemailer'
import { mailFailure } from './mail-failure.ts'
import { ACCOUNT_HEADER, keepMail, outboxFolder } from './outbox.ts'
import { readableMail } from './readable-mail.ts'
import { safeSmtpUrl } from './smtp-url.ts'

/** One mail, to one address or several. */
export interface MailMessage {
  readonly to: string | readonly string[]
  /** Copies that all see, and copies that the others do not see. */
  readonly cc?: readonly string[]
  readonly bcc?: readonly string[]
  readonly subject: string
  readonly text: string
  /** The same mail as HTML. */
  readonly html?: string
  /** The sender's name; the address is always the server's own. */
  readonly fromName?: string
  /** The address for answers. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  /** The same for every attempt of one mail, so that mailboxes recognise it: a name without an `@`. */
  readonly id?: string
  /** The address that ends mails of this kind by one call without a page (RFC 8058). */
  readonly unsubscribe?: string
  /** The person whose sign-in it is about: their id, or `newcomer`; the mail is deleted with the account. */
  readonly account?: string
}

/** An attached file. */
export interface Attachment {
  readonly fileName: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Sends mails. */
export interface Mailer {
  /** The folder that mails are written into; undefined if they are really sent. */
  readonly outbox: string | undefined
  /** Answers the addresses that were refused while others were taken. Throws `MailFailure` when nobody gets it. */
  send(letter: MailMessage): Promise<readonly string[]>
  /** Connects and logs in without a mail. Throws `MailFailure`. */
  check(): Promise<void>
}

/** The settings of mail; without SMTP_URL every mail becomes a file that mail programs open. */
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

/** Makes the mailer. The mail library is loaded with the first mail. */
export function createMailer({ SMTP_URL, MAIL_FROM, dataDir }: MailSettings): Mailer {
  const outbox = SMTP_URL === '' ? outboxFolder(dataDir) : undefined
  return {
    outbox,
    async check() {
      if (outbox === undefined) await knock(safeSmtpUrl(SMTP_URL))
    },
    async send(letter) {
      const message = messageOf(letter, MAIL_FROM, outbox === undefined)
      if (outbox === undefined) return handOver(safeSmtpUrl(SMTP_URL), message, addressesOf(letter.to).join(', '))
      const { createTransport } = await import('nodemailer')
      const made = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
      const file = Buffer.isBuffer(made.message) ? readableMail(made.message) : made.message
      await keepMail(outbox, file, nameOf(letter))
      return []
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

async function handOver(url: string, message: SendMailOptions, to: string): Promise<readonly string[]> {
  let hasLeft = false
  // Only the library's log shows how far it came: it logs the mail's last byte under this name.
  const hear = (entry: object): void => {
    hasLeft ||= 'tnx' in entry && entry.tnx === 'message'
  }
  const logger = { level: () => undefined, trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear }
  const { createTransport } = await import('nodemailer')
  try {
    const { rejected } = await createTransport({ url, ...TIMEOUTS, logger }).sendMail(message)
    return rejected
  } catch (error) {
    throw mailFailure(error, to, hasLeft) ?? error
  }
}

function messageOf(letter: MailMessage, mailFrom: string, isLeaving: boolean): SendMailOptions {
  const { to, cc = [], bcc = [], subject, text, html, fromName, replyTo, attachments = [], id } = letter
  const address = addressIn(mailFrom)
  return {
    // An address object is never parsed, so nobody can add recipients by writing them into an address or a name.
    from: fromName === undefined ? mailFrom : { name: oneLine(fromName), address },
    to: addressesOf(to).map(asAddress),
    ...(cc.length === 0 ? {} : { cc: cc.map(asAddress) }),
    ...(bcc.length === 0 ? {} : { bcc: bcc.map(asAddress) }),
    subject: oneLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined ? {} : { replyTo: { name: oneLine(fromName ?? ''), address: oneLine(replyTo) } }),
    ...(id === undefined ? {} : { messageId: `<${id}@${address.split('@')[1] ?? 'localhost'}>` }),
    headers: headersOf(letter, isLeaving),
    attachments: attachments.map(({ fileName: filename, type, bytes }) => ({
      filename: oneLine(filename),
      contentType: type,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    // A mail has only the given content: it never fetches a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function headersOf({ account, unsubscribe }: MailMessage, isLeaving: boolean): Record<string, string> {
  return {
    ...(unsubscribe === undefined
      ? {}
      : { 'List-Unsubscribe': `<${oneLine(unsubscribe)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    // Only in files of the outbox: a mail that is sent has no header that its reader does not need.
    ...(account === undefined || isLeaving ? {} : { [ACCOUNT_HEADER]: account }),
  }
}

function addressesOf(to: string | readonly string[]): readonly string[] {
  return typeof to === 'string' ? [to] : to
}

function asAddress(address: string): { readonly name: string; readonly address: string } {
  return { name: '', address: oneLine(address) }
}

function addressIn(mailFrom: string): string {
  return (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim()
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ').trim()
}

/** What only the attempts of one mail have in common: rows of several accounts may have the same id. */
function nameOf({ id, account, to }: MailMessage): string | undefined {
  return id === undefined ? undefined : JSON.stringify([id, account, addressesOf(to)])
}
