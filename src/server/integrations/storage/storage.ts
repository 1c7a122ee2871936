/** A file that is stored. Times are epoch milliseconds. */
export interface FileFacts {
  readonly key: string
  readonly bytes: number
  readonly changedAt: number
}

/** Where files are stored: the local disk or an S3 bucket, behind the same calls. Keys are like `a/b/c.webp`. */
export interface FileStorage {
  /** Stores a file whole or not at all; a file of the same key is replaced. Throws `StorageFailure`. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** The bytes of a file; undefined where there is none. Throws `StorageFailure`. */
  get(key: string): Promise<Uint8Array | undefined>
  /** A file without its bytes; undefined where there is none. Throws `StorageFailure`. */
  stat(key: string): Promise<FileFacts | undefined>
  /** Removes a file; a missing one is no failure. Throws `StorageFailure`. */
  delete(key: string): Promise<void>
  /** Every file whose key begins with the prefix, in no particular order. Throws `StorageFailure`. */
  list(prefix: string): AsyncIterable<FileFacts>
  /** The smallest request that shows whether files can be stored. Throws `StorageFailure`. */
  check(): Promise<void>
}

/** Why a storage refuses: no permission, no room, or no answer. */
export type StorageTrouble = 'denied' | 'full' | 'unreachable'

/** The storage failed; nothing was changed. */
export class StorageFailure extends Error {
  readonly trouble: StorageTrouble
  /** The service's own code where it gave one: `NoSuchBucket`. */
  readonly code: string
  constructor(
    trouble: StorageTrouble,
    message: string,
    { code = '', ...options }: ErrorOptions & { code?: string } = {},
  ) {
    super(message, options)
    this.code = code
    this.name = 'StorageFailure'
    this.trouble = trouble
  }
}

/** What the settings call the folder of files in the data folder, which has no address. */
export const FOLDER = 'folder'

const KEY = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/
const LONGEST_KEY = 512

/** Refuses a key that could lead elsewhere: no empty part, none that begins with a dot, no other characters. */
export function checkedKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error(`no key of a file: ${JSON.stringify(key)}`)
  return key
}
