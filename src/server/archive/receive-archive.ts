import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MOST_ARCHIVE_BYTES } from '#contract/endpoints/account-archive.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { archiveProblem } from './archive-problem.ts'

/** Receives an archive into a file, so that it costs no memory, and runs the work on it. Throws `Refusal` beyond the limit. */
export async function withArchive<T>(body: Readable, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pricewright-import-'))
  const file = await open(join(folder, 'archive'), 'wx+', 0o600)
  try {
    await keep(file, body)
    return await work(file)
  } finally {
    await file.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function keep(file: FileHandle, body: Readable): Promise<void> {
  let size = 0
  // What comes after a refusal is read and thrown away, because the connection still has to carry the answer.
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= MOST_ARCHIVE_BYTES) await file.write(part)
  }
  if (size > MOST_ARCHIVE_BYTES) throw archiveProblem(messages.tooLarge(`${MOST_ARCHIVE_BYTES / 1024 / 1024} MB`))
}
