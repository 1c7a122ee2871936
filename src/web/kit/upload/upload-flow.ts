import { pictureRefusal } from '#contract/pictures.ts'
import { uploadMessages as messages } from './messages.ts'
import { UploadError, uploadErrorOf } from './upload-error.ts'

/** Where a stored picture is. */
export interface PictureAddresses {
  readonly imageUrl: string
  readonly thumbnailUrl: string
}

/** A file as the flow needs to know it. */
export interface FileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** What the flow does to the outside: the transport, the record and the clock, handed in so that it runs under a virtual one. */
export interface UploadPorts {
  readonly isOnline: () => boolean
  /** Resolves after a time; called off by the signal. */
  readonly after: (ms: number, signal: AbortSignal) => Promise<void>
  /** Sends the file and answers what the server said, whatever that is. Throws `UploadError`. */
  readonly send: (signal: AbortSignal, onSent: (bytes: number) => void) => Promise<unknown>
  /** Finds out that the address can be read. */
  readonly resolve: (imageUrl: string, signal: AbortSignal) => Promise<void>
  /** Writes the addresses into the row. */
  readonly update: (picture: PictureAddresses) => Promise<void>
  /** Takes back what was stored. */
  readonly remove: () => Promise<void>
}

/** How far an upload has come. */
export interface UploadProgress {
  readonly step: 'sending' | 'saving'
  readonly attempt: number
  readonly sentBytes: number
}

const ATTEMPTS = 3
const FIRST_PAUSE_MS = 1_000
const PAUSE_FACTOR = 1.5
const LONGEST_PAUSE_MS = 10_000
const LONGEST_UPDATE_PAUSE_MS = 2_000
const LEAST_TIMEOUT_MS = 30_000
const TIMEOUT_PER_KB_MS = 15
const MOST_EXTRA_MS = 60_000
const URL_TIMEOUT_MS = 10_000
const KILOBYTE = 1024
const SMALL_BYTES = 500

/** How long one try may take: 30 s and 15 ms for each kB, at most 60 s more (UP-02). */
export function uploadTimeoutMs(bytes: number): number {
  return LEAST_TIMEOUT_MS + Math.min(MOST_EXTRA_MS, Math.round((bytes / KILOBYTE) * TIMEOUT_PER_KB_MS))
}

/** The pause after a try that failed, the first being number 1 (UP-02). */
export function pauseMs(attempt: number, longestMs = LONGEST_PAUSE_MS): number {
  return Math.min(longestMs, FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempt - 1))
}

/** Whether a file is so small that it is hardly a picture; that only warns (UP-01). */
export function isSuspiciouslySmall({ size }: FileFacts): boolean {
  return size < SMALL_BYTES
}

/** Refuses what cannot be uploaded: no file or row, a wrong type, too many bytes, no network, in this order. Throws `UploadError`. */
export function validateUpload(file: FileFacts | undefined, rowId: string, isOnline: boolean): void {
  if (!file || rowId === '') throw new UploadError('validation', messages.noRow)
  const refusal = pictureRefusal(file.type || typeByName(file.name), file.size)
  if (refusal !== undefined) throw new UploadError('validation', refusal)
  if (!isOnline) throw new UploadError('validation', messages.offline)
}

/** What a file of no known type calls itself. */
function typeByName(name: string): string {
  return /\.[\w-]+$/.exec(name)?.[0] ?? ''
}

/**
 * Uploads a picture in the order of UP-06: send with retries, find the address, update the record. A step that fails ends it and
 * leaves the row as it was; a file whose record update failed is removed. Throws `UploadError` with the internal message.
 */
export async function uploadPicture(
  file: FileFacts,
  ports: UploadPorts,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<PictureAddresses> {
  const picture = addressesIn(await sent(file, ports, signal, onProgress))
  onProgress({ step: 'saving', attempt: 1, sentBytes: file.size })
  try {
    await resolved(picture.imageUrl, ports, signal)
    await updated(picture, ports, signal)
  } catch (error) {
    await ports.remove().catch(() => undefined)
    throw uploadErrorOf(error)
  }
  return picture
}

async function sent(
  file: FileFacts,
  ports: UploadPorts,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<unknown> {
  const limitMs = uploadTimeoutMs(file.size)
  const late = new UploadError('timeout', messages.timedOut(Math.round(limitMs / 1000)), { isPassing: true })
  for (let attempt = 1; ; attempt += 1) {
    const onSent = (sentBytes: number): void => onProgress({ step: 'sending', attempt, sentBytes })
    onSent(0)
    try {
      return await within(limitMs, late, ports, signal, (each) => ports.send(each, onSent))
    } catch (error) {
      const failure = uploadErrorOf(error)
      if (!failure.isPassing || attempt >= ATTEMPTS) throw failure
      await pause(pauseMs(attempt), ports, signal)
    }
  }
}

async function resolved(imageUrl: string, ports: UploadPorts, signal: AbortSignal): Promise<void> {
  const late = new UploadError('timeout', messages.urlTimeout)
  try {
    await within(URL_TIMEOUT_MS, late, ports, signal, (each) => ports.resolve(imageUrl, each))
  } catch (error) {
    if (error === late || isCancellation(error)) throw error
    throw new UploadError('other', messages.urlFailed, { cause: error })
  }
}

async function updated(picture: PictureAddresses, ports: UploadPorts, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) throw cancelled()
    try {
      return await ports.update(picture)
    } catch (error) {
      const failure = uploadErrorOf(error)
      if (failure.trouble === 'gone' || attempt >= ATTEMPTS) throw failure
      await pause(pauseMs(attempt, LONGEST_UPDATE_PAUSE_MS), ports, signal)
    }
  }
}

/** Runs work that is called off when its time is over or the whole upload is. */
async function within<T>(
  limitMs: number,
  late: UploadError,
  ports: UploadPorts,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal.aborted) throw cancelled()
  const own = new AbortController()
  const stop = (): void => own.abort()
  signal.addEventListener('abort', stop)
  // Called off with the work, it rejects too: whatever the work does then, this ends.
  const clock = ports.after(limitMs, own.signal).then(() => {
    throw late
  })
  clock.catch(() => undefined)
  try {
    return await Promise.race([work(own.signal), clock])
  } catch (error) {
    throw signal.aborted ? cancelled() : error
  } finally {
    signal.removeEventListener('abort', stop)
    own.abort()
  }
}

async function pause(ms: number, ports: UploadPorts, signal: AbortSignal): Promise<void> {
  await ports.after(ms, signal).catch(() => undefined)
  if (signal.aborted) throw cancelled()
}

function cancelled(): UploadError {
  return new UploadError('cancelled', messages.cancelled)
}

function isCancellation(error: unknown): boolean {
  return error instanceof UploadError && error.trouble === 'cancelled'
}

function addressesIn(answer: unknown): PictureAddresses {
  const { imageUrl, thumbnailUrl } = (answer ?? {}) as Partial<Record<keyof PictureAddresses, unknown>>
  if (typeof imageUrl !== 'string' || typeof thumbnailUrl !== 'string' || imageUrl === '')
    throw new UploadError('other', messages.invalidData)
  return { imageUrl, thumbnailUrl }
}
