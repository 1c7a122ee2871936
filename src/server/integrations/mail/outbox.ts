import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** The header that says whose sign-in a mail is about: the person's id, or `newcomer` before there is one. */
export const ACCOUNT_HEADER = 'X-Pricewright-Account'
export const NEWCOMER = 'newcomer'

/** More than the headers of a mail need. */
const HEAD_BYTES = 16_384

/** The headers of a mail in the outbox. */
export interface MailHead {
  /** Its own id, without the host. */
  readonly id: string
  readonly to: string
  readonly account: string
}

/** The folder of mails on a computer without a mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/**
 * Writes a mail into the outbox. A name is the same for every attempt of one mail, which so has one file: the next attempt replaces it. A
 * mail without one is new each time. Names of files sort by time.
 */
export async function keepMail(folder: string, mail: Buffer | Readable, name?: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const mark = createHash('sha256')
    .update(name ?? randomUUID())
    .digest('hex')
    .slice(0, 32)
  const known = name === undefined ? undefined : (await readdir(folder)).find((each) => each.endsWith(`Z-${mark}.eml`))
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '')
  // Renamed when complete, so that nobody sees half a mail in the folder.
  const half = join(folder, `.${randomUUID()}`)
  await writeFile(half, mail, { mode: 0o600 })
  await rename(half, join(folder, known ?? `${time}-${mark}.eml`))
}

/** Removes the matching mails from the outbox; answers how many. */
export async function discardMails(folder: string, isMeant: (head: MailHead) => boolean): Promise<number> {
  let discarded = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const head = await headOf(path).catch(() => undefined)
    if (!head || !isMeant(head)) continue
    await rm(path, { force: true })
    discarded += 1
  }
  return discarded
}

async function headOf(path: string): Promise<MailHead> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n', 1)
    const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
    const value = (name: string): string => {
      const line = lines.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
      return line.slice(name.length + 1).trim()
    }
    return { id: bare(value('Message-ID')).split('@')[0] ?? '', to: bare(value('To')), account: value(ACCOUNT_HEADER) }
  } finally {
    await file.close()
  }
}

/** An address without the name around it. */
function bare(text: string): string {
  return /<([^<>]*)>/.exec(text)?.[1] ?? text
}
