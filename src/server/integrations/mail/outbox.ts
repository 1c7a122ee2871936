import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

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
