import type { PicturedKind } from '#contract/pictures.ts'
import { filesName } from '../data/lifecycle.ts'
import type { PictureFile } from './browser-upload.ts'

/** A picture that has not arrived yet, as the device keeps it (UP-01: one dropped offline waits). */
export interface WaitingFile {
  readonly id: string
  readonly kind: PicturedKind
  readonly rowId: string
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
  readonly addedAt: number
  /** Why the last try ended, in the words that were shown; it waits for a person then. */
  readonly failure: string | null
}

const PLACE = 'waiting'
const LAYOUT = 1

/** The pictures that wait on this device, in a database beside the user's rows that is wiped with them (AUTH-11). */
export interface WaitingFiles {
  all(): Promise<readonly WaitingFile[]>
  put(file: WaitingFile): Promise<void>
  delete(id: string): Promise<void>
}

/** Opens the place; where the browser keeps nothing, pictures wait in memory as long as the page is open. */
export async function openWaitingFiles(copyId: string): Promise<WaitingFiles> {
  try {
    return onDisk(await opened(filesName(copyId)))
  } catch {
    return inMemory()
  }
}

/** How many pictures of a user wait on this device; asking makes no place for them. */
export async function countWaitingFiles(copyId: string): Promise<number> {
  return (await waitingFilesOf(copyId)).length
}

/** The bytes of each picture of a user that waits on this device; asking makes no place for them. */
export async function waitingFilesOf(copyId: string): Promise<readonly number[]> {
  const names = await indexedDB.databases().catch(() => [])
  if (!names.some(({ name }) => name === filesName(copyId))) return []
  const database = await opened(filesName(copyId))
  const files = await onDisk(database).all()
  database.close()
  return files.map(({ bytes }) => bytes.byteLength)
}

/** The file that was chosen, made anew from what was kept. */
export function keptFile({ id, kind, rowId, name, type, bytes }: WaitingFile): PictureFile {
  return { id, kind, rowId, file: new File([bytes], name, { type }) }
}

function onDisk(database: IDBDatabase): WaitingFiles {
  const place = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(PLACE, mode).objectStore(PLACE)
  return {
    all: () => answer(place('readonly').getAll() as IDBRequest<WaitingFile[]>),
    async put(file) {
      await answer(place('readwrite').put(file, file.id))
    },
    async delete(id) {
      await answer(place('readwrite').delete(id))
    },
  }
}

function inMemory(): WaitingFiles {
  const files = new Map<string, WaitingFile>()
  return {
    all: () => Promise.resolve([...files.values()]),
    put: (file) => Promise.resolve(void files.set(file.id, file)),
    delete: (id) => Promise.resolve(void files.delete(id)),
  }
}

async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, LAYOUT)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(PLACE))
  const database = await answer(request)
  // Whoever signs out in another tab deletes it: this one lets go.
  database.addEventListener('versionchange', () => database.close())
  return database
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('failed', 'UnknownError')))
  })
}
