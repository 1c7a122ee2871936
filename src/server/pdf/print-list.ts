import { parse } from 'node:path'
import { ownerOf } from '#server/kit/database/data-access.ts'
import type { CataloguePdfQuery } from '#contract/endpoints/pdf.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { FairQueue } from '#server/kit/fair-queue.ts'
import { catalogueJob } from './catalogue/catalogue-job.ts'
import type { InTransaction } from './documents/print-document.ts'
import type { ListContents, ReadList } from './list-contents.ts'
import { keysOfPictures, printablePictures } from './pictures.ts'
import type { PdfWorkers } from './pdf-workers.ts'
import type { Printed } from './pdf-job.ts'
import { fileMessages } from './print-messages.ts'
import { cutText } from '#domain/cut-text.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of printing lists. */
export interface PrintDeps {
  readonly pdfWorkers: PdfWorkers
  readonly storage: FileStorage
  readonly readList: ReadList
  /** The queue in which lists are priced: one at a time, so that the memory of a large one is used once. */
  readonly lists: FairQueue
}

/** A list with its prices, and the keys of its pictures by address. */
export interface ReadToPrint {
  /** The id of the user whose list it is. */
  readonly owner: string
  readonly list: ListContents
  readonly keys: ReadonlyMap<string, string>
}

/**
 * Reads a list and its picture keys, and calculates its prices; undefined if the user has none of that id. Run it in a turn of `lists`.
 * Throws `list-too-large`.
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

/** Prints a list that was read; pictures are read outside any transaction. */
export async function printList(
  { pdfWorkers, storage }: Pick<PrintDeps, 'pdfWorkers' | 'storage'>,
  { owner, list, keys }: ReadToPrint,
  query: CataloguePdfQuery,
): Promise<Printed> {
  const pictures = query.pictures === 'no' ? new Map<string, Uint8Array>() : await printablePictures(storage, keys)
  return pdfWorkers.print(owner, await catalogueJob(list, pictures, query, sharedNow()))
}

/** A title as a file name, without characters that file systems and headers refuse. */
export function fileName(title: string, ending: string): string {
  const words = title
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const name = cutText(words, 80)
  return `${name || fileMessages.priceList}.${ending}`
}

/** The header that names a download: RFC 6266, with an ASCII name beside the whole one. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const { name: base, ext } = parse(name)
  return `${kind}; filename="${plainLetters(base) || 'download'}${plainLetters(ext)}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]|["\\]/g, '')
    .trim()
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
