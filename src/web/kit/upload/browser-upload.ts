import { removeUpload, uploadPicture as uploadCall } from '#contract/endpoints/uploads.ts'
import { FILES_PATH, type PicturedKind } from '#contract/pictures.ts'
import { type MessageCode, Refusal } from '#contract/refusal.ts'
import { callApi } from '../data/api.ts'
import { addressOf, callEndpoint } from '../data/call-endpoint.ts'
import type { Store } from '../data/store.ts'
import { ApiProblem, problemOf, SessionExpired } from '../data/transport.ts'
import { wait } from '../data/wait.ts'
import { uploadMessages as messages } from './messages.ts'
import { UploadError, type UploadTrouble } from './upload-error.ts'
import type { PictureAddresses, UploadPorts } from './upload-flow.ts'

/** A file on its way into the picture of a row; the id names the upload, however often it is tried. */
export interface PictureFile {
  readonly id: string
  readonly kind: PicturedKind
  readonly rowId: string
  readonly file: File
}

/** What the flow asks of a browser. */
export function browserPorts(store: Store, { id, kind, rowId, file }: PictureFile): UploadPorts {
  return {
    isOnline: () => navigator.onLine,
    after: wait,
    async send(signal, onSent) {
      const path = addressOf(uploadCall.path, {}, { kind, id: rowId, upload: id })
      const headers = { 'content-type': file.type || 'application/octet-stream' }
      const response = await callApi(path, { method: uploadCall.method, headers, body: file, signal, onSent }).catch(
        lostConnection,
      )
      if (!response.ok) throw refusalOf(new ApiProblem(await problemOf(response), null))
      return response.json().catch(() => undefined)
    },
    async resolve(imageUrl, signal) {
      const answer = await callApi(imageUrl, { method: 'HEAD', signal })
      if (!answer.ok) throw new ApiProblem(await problemOf(answer), null)
    },
    update: (picture) => showPicture(store, kind, rowId, picture),
    async remove() {
      await callEndpoint(removeUpload, { params: { id } })
    },
  }
}

/** Writes the addresses into the row. Throws `UploadError`; one of `gone` where the row is not there any more. */
export async function showPicture(
  store: Store,
  kind: PicturedKind,
  rowId: string,
  { imageUrl, thumbnailUrl }: PictureAddresses,
): Promise<void> {
  if (!store.get(kind, rowId)) throw new UploadError('gone', messages.gone)
  await store.mutate({ op: 'patch', kind, id: rowId, data: { imageUrl, thumbnailUrl } }).catch((error: unknown) => {
    const trouble = error instanceof Refusal ? 'gone' : 'other'
    throw new UploadError(trouble, error instanceof Error ? error.message : String(error), { cause: error })
  })
}

/** Whether an address is one of our own files, which are shown; others are not asked for (the content policy). */
export function isOwnFile(url: string): boolean {
  return url.startsWith(FILES_PATH)
}

const BY_CODE: Readonly<Partial<Record<MessageCode, UploadTrouble>>> = {
  'picture-type': 'validation',
  'picture-too-large': 'validation',
  'picture-pixels': 'validation',
  'picture-broken': 'corrupted',
  'storage-denied': 'denied',
  'storage-quota': 'quota',
  'disk-full': 'quota',
  'no-such-row': 'gone',
}
const PASSING_STATUS: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

function refusalOf({ problem, message }: ApiProblem): UploadError {
  const known = BY_CODE[problem.code as MessageCode] ?? byStatus(problem.status)
  return new UploadError(known, message, { isPassing: known === 'other' && PASSING_STATUS.has(problem.status) })
}

/** What stands between us and the server, such as a proxy, answers without a code of ours. */
function byStatus(status: number): UploadTrouble {
  if (status === 403) return 'denied'
  if (status === 507) return 'quota'
  return status === 408 || status === 504 ? 'timeout' : 'other'
}

function lostConnection(error: unknown): never {
  if (error instanceof SessionExpired || error instanceof ApiProblem) throw error
  throw new UploadError('network', messages.connectionLost, { isPassing: true, cause: error })
}
