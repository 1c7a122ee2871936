import { exportAccount } from '#contract/endpoints/account-data.ts'
import { callForResponse } from '#web/kit/data/call-endpoint.ts'

/** How far an export has come. Bytes; the total is unknown while the server puts the archive together. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly status: 'failed'; readonly error: unknown }

const IDLE: ExportState = { status: 'idle' }
let state: ExportState = IDLE
let running: AbortController | undefined
const listeners = new Set<() => void>()

function set(next: ExportState): void {
  state = next
  for (const listener of listeners) listener()
}

/** The export of this page; leaving the screen does not stop it. */
export const exportSession = {
  state: (): ExportState => state,
  follow: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  cancel: (): void => running?.abort(),
  /** Fetches the archive and hands it on; a failure stands in the state. */
  async start(save: (archive: Blob) => void): Promise<void> {
    if (running) return
    const { signal } = (running = new AbortController())
    set({ status: 'running', done: 0, total: undefined })
    try {
      const response = await callForResponse(exportAccount, { signal })
      const archive = await received(response)
      save(archive)
      set(IDLE)
    } catch (error) {
      set(signal.aborted ? IDLE : { status: 'failed', error })
    } finally {
      running = undefined
    }
  },
}

async function received(response: Response): Promise<Blob> {
  const total = Number(response.headers.get('content-length')) || undefined
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let done = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(new Uint8Array(part.value))
    done += part.value.length
    set({ status: 'running', done, total })
  }
  return new Blob(chunks, { type: 'application/zip' })
}
