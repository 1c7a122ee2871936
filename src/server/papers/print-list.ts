import { ownerOf } from '#server/kit/database/doors.ts'
import type { CataloguePaperQuery } from '#contract/endpoints/papers.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { FairQueue } from '#server/kit/fair-queue.ts'
import { catalogueJob } from './catalogue/catalogue-job.ts'
import type { InTransaction } from './documents/print-document.ts'
import type { ListContents, ReadList } from './list-contents.ts'
import { keysOfPictures, printablePictures } from './pictures.ts'
import type { Press } from './press.ts'
import type { Printed } from './press-job.ts'

/** What papers are made with. */
export interface PaperGround {
  readonly press: Press
  readonly storage: FileStorage
  readonly readList: ReadList
  /** In which lists are priced: one at a time, so that what a large one holds in memory is held once. */
  readonly lists: FairQueue
}

/** A list with its prices, and the keys of its pictures by their addresses. */
export interface ReadToPrint {
  /** The id of the user whose list it is. */
  readonly owner: string
  readonly list: ListContents
  readonly keys: ReadonlyMap<string, string>
}

/**
 * Reads a list and what is known of its pictures, and makes its prices; undefined where the user has none of that id. Run it in a turn of
 * `lists`. Throws `list-too-large`.
 */
export async function readToPrint(
  inTransaction: InTransaction,
  readList: ReadList,
  id: string,
): Promise<ReadToPrint | undefined> {
  const read = await inTransaction(async (tx) => {
    const list = await readList(tx, id)
    return list && { owner: await ownerOf(tx), list, keys: await keysOfPictures(tx, list.thumbnailUrls) }
  })
  return read && { ...read, list: await read.list.price() }
}

/** Prints a list that was read; the pictures are fetched outside of any transaction. */
export async function printList(
  { press, storage }: Pick<PaperGround, 'press' | 'storage'>,
  { owner, list, keys }: ReadToPrint,
  query: CataloguePaperQuery,
): Promise<Printed> {
  const pictures = query.pictures === 'no' ? new Map<string, Uint8Array>() : await printablePictures(storage, keys)
  return press.print(owner, await catalogueJob(list, pictures, query, Date.now()))
}

/** A title as the name of a file, without what file systems and headers do not take. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  return `${name || 'price list'}.${ending}`
}

/** The header that names a download: RFC 6266, with an ASCII name beside the whole one. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
