import type { AnyRow } from '#contract/entity.ts'
import type { PicturedKind } from '#contract/pictures.ts'
import { screenHref } from '#contract/screens.ts'
import { onStoreChange, openedStore } from '../data/current-store.ts'
import type { Store } from '../data/store.ts'
import { goTo } from '../shell/current-router.ts'
import { noteUndo } from '../ui/last-undo.ts'
import { showToast } from '../ui/toast.ts'
import { browserPorts, showPicture } from './browser-upload.ts'
import { uploadMessages as text } from './messages.ts'
import { UploadError, uploadErrorOf } from './upload-error.ts'
import {
  isSuspiciouslySmall,
  type PictureAddresses,
  uploadPicture,
  type UploadProgress,
  validateUpload,
} from './upload-flow.ts'
import { uploadMessage } from './upload-message.ts'
import { keptFile, openWaitingFiles, type WaitingFile, type WaitingFiles } from './waiting-files.ts'
import { waitingPictures } from './waiting-count.ts'

/** A picture on its way, as a field shows it. `failed` waits for a person, `waiting` for the network or its turn. */
export interface ShownUpload {
  readonly id: string
  readonly kind: PicturedKind
  readonly rowId: string
  readonly name: string
  readonly size: number
  readonly phase: 'waiting' | UploadProgress['step'] | 'failed'
  readonly progress: UploadProgress | undefined
  readonly failure: string | null
}

const SETTINGS_HREF = screenHref('settings-storage')

/** The uploads of the signed-in user: one at a time, whatever page is open, and again after the network or the page was away. */
class UploadSession {
  readonly #store: Store
  readonly #files: Promise<WaitingFiles>
  readonly #shown = new Map<string, ShownUpload>()
  readonly #kept = new Map<string, WaitingFile>()
  readonly #listeners = new Set<() => void>()
  #list: readonly ShownUpload[] = []
  #running: { readonly id: string; readonly stop: AbortController } | undefined
  #isClosed = false

  constructor(store: Store) {
    this.#store = store
    this.#files = openWaitingFiles(store.copyId)
    window.addEventListener('online', this.resume)
    void this.#load()
  }

  readonly list = (): readonly ShownUpload[] => this.#list

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Goes on with what waits. */
  readonly resume = (): void => void this.#next()

  /** Takes files for the picture of a row: each is kept on the device first, then sent in turn. The last one is shown in the end. */
  async add(kind: PicturedKind, rowId: string, files: readonly File[]): Promise<void> {
    for (const file of files) {
      try {
        validateUpload(file, rowId, true)
      } catch (error) {
        tell(uploadErrorOf(error))
        continue
      }
      if (isSuspiciouslySmall(file)) showToast({ title: text.tiny(file.name), tone: 'warn' })
      const { name, type } = file
      const bytes = await file.arrayBuffer()
      const kept = { id: this.#store.newRandomId(), kind, rowId, name, type, bytes, addedAt: Date.now(), failure: null }
      await this.#keep(kept)
    }
    if (files.length > 0 && !navigator.onLine) tell(new UploadError('validation', text.offline))
    this.resume()
  }

  /** Stops an upload and forgets its file. */
  async cancel(id: string): Promise<void> {
    const wasRunning = this.#running?.id === id
    if (wasRunning) this.#running?.stop.abort()
    await this.#forget(id)
    if (wasRunning) tell(new UploadError('cancelled', text.cancelled))
  }

  /** Tries one again that has failed. */
  async retry(id: string): Promise<void> {
    const kept = this.#kept.get(id)
    if (!kept) return
    await this.#keep({ ...kept, failure: null })
    this.resume()
  }

  close(): void {
    this.#isClosed = true
    window.removeEventListener('online', this.resume)
    this.#running?.stop.abort()
    this.#shown.clear()
    this.#changed()
  }

  async #load(): Promise<void> {
    for (const kept of await (await this.#files).all()) if (!this.#kept.has(kept.id)) this.#show(kept)
    this.resume()
  }

  /** The next one that waits, as soon as none is on its way. Of two tabs one does it. */
  async #next(): Promise<void> {
    if (this.#running || this.#isClosed || !navigator.onLine) return
    const kept = [...this.#kept.values()]
      .filter(({ failure }) => failure === null)
      .sort((a, b) => a.addedAt - b.addedAt || a.id.localeCompare(b.id))[0]
    if (!kept) return
    this.#running = { id: kept.id, stop: new AbortController() }
    try {
      await inOneTab(kept.id, () => this.#upload(kept))
    } finally {
      this.#running = undefined
    }
    await this.#next()
  }

  async #upload(kept: WaitingFile): Promise<void> {
    const { signal } = this.#running?.stop ?? new AbortController()
    const before = addressesOf(this.#store.get(kept.kind, kept.rowId))
    const picture = keptFile(kept)
    // Another tab may have sent or discarded it while this one waited for its turn.
    if (!(await (await this.#files).all()).some(({ id }) => id === kept.id)) return this.#forget(kept.id)
    try {
      validateUpload(picture.file, kept.rowId, navigator.onLine)
      await uploadPicture(picture.file, browserPorts(this.#store, picture), signal, (progress) =>
        this.#show(kept, progress.step, progress),
      )
      await this.#forget(kept.id)
      this.#offerUndo(kept, before)
    } catch (error) {
      await this.#failed(kept, uploadErrorOf(error))
    }
  }

  async #failed(kept: WaitingFile, failure: UploadError): Promise<void> {
    if (this.#isClosed || failure.trouble === 'cancelled') return
    if (failure.trouble === 'gone') {
      await this.#forget(kept.id)
      return tell(failure)
    }
    // Without a network it waits for one; nobody has to do anything.
    if (!navigator.onLine) {
      await this.#keep(kept)
      return tell(new UploadError('validation', text.offline))
    }
    await this.#keep({ ...kept, failure: uploadMessage(failure).title })
    tell(failure)
  }

  #offerUndo({ kind, rowId }: WaitingFile, before: PictureAddresses): void {
    showToast({
      key: 'picture',
      title: text.added,
      action: {
        label: text.undo,
        run: noteUndo(text.added, () => void showPicture(this.#store, kind, rowId, before).catch(tellAny)),
      },
    })
  }

  async #keep(kept: WaitingFile): Promise<void> {
    this.#show(kept)
    await (await this.#files).put(kept)
  }

  #show(kept: WaitingFile, phase: ShownUpload['phase'] = 'waiting', progress?: UploadProgress): void {
    // What was cancelled meanwhile reports no more.
    if (progress && !this.#kept.has(kept.id)) return
    const { id, kind, rowId, name, bytes, failure } = kept
    this.#kept.set(id, kept)
    const shownPhase = failure === null ? phase : 'failed'
    this.#shown.set(id, { id, kind, rowId, name, size: bytes.byteLength, phase: shownPhase, progress, failure })
    this.#changed()
  }

  async #forget(id: string): Promise<void> {
    this.#kept.delete(id)
    this.#shown.delete(id)
    this.#changed()
    await (await this.#files).delete(id)
  }

  #changed(): void {
    this.#list = [...this.#shown.values()]
    waitingPictures.set(this.#list.length)
    for (const listener of this.#listeners) listener()
  }
}

let session: UploadSession | undefined
let sessionStore: Store | undefined

/** The uploads of whoever is signed in; undefined while nobody is. */
export function uploadSession(): UploadSession | undefined {
  const store = openedStore()
  if (store !== sessionStore) {
    session?.close()
    session = store && new UploadSession(store)
    sessionStore = store
  }
  return session
}

/** Follows the sign-in: what waits goes on when its owner is back, and stops when they leave. */
export function followUploads(): void {
  onStoreChange(uploadSession)
  uploadSession()
}

/** A failure at the edge of the page; what is a matter of permission leads to the storage settings (UP-03). */
function tell(error: UploadError): void {
  const { title, offersSettings } = uploadMessage(error)
  showToast({
    key: `upload-${error.trouble}`,
    title,
    tone: 'bad',
    ...(offersSettings
      ? { action: { label: text.settings, run: () => goTo(SETTINGS_HREF) }, shownMs: SETTINGS_SHOWN_MS }
      : {}),
  })
}

const SETTINGS_SHOWN_MS = 10_000

function addressesOf(row: AnyRow | undefined): PictureAddresses {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return { imageUrl: text(row?.['imageUrl']), thumbnailUrl: text(row?.['thumbnailUrl']) }
}

function tellAny(error: unknown): void {
  tell(uploadErrorOf(error))
}

async function inOneTab(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(`pricewright-upload-${id}`, work)
}
