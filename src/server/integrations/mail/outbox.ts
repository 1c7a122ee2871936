import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** By this header letters of the sign-in say whose they are: the person's id, or `newcomer` for somebody who has none yet. */
export const ACCOUNT_HEADER = 'X-Pricewright-Account'
export const NEWCOMER = 'newcomer'

/** More than the headers of a letter take. */
const HEAD_BYTES = 16_384

/** What a letter in the outbox says of itself. */
export interface LetterHead {
  /** Its own id, without the host behind it. */
  readonly id: string
  readonly to: string
  readonly account: string
}

/** Where letters lie on a computer without a mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Removes the letters that are meant from the outbox; answers how many there were. */
export async function discardLetters(folder: string, isMeant: (head: LetterHead) => boolean): Promise<number> {
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

async function headOf(path: string): Promise<LetterHead> {
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

/** An address without what stands around it. */
function bare(text: string): string {
  return /<([^<>]*)>/.exec(text)?.[1] ?? text
}
