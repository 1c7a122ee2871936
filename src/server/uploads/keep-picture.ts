import { randomUUID } from 'node:crypto'
import type { UploadedPicture } from '#contract/endpoints/uploads.ts'
import type { Caller } from '../kit/http/mount.ts'
import { createPictureFetch } from './fetch-picture.ts'
import { type PictureOf, storePicture, type UploadDeps } from './upload.ts'

/**
 * Fetches a picture from its address and stores it for a row, made anew like any upload. Throws `Refusal` for an address without a picture
 * that can be kept, and `StorageFailure`.
 */
export function createPictureKeeper(
  deps: UploadDeps,
): (caller: Caller, of: PictureOf, address: string, signal: AbortSignal) => Promise<UploadedPicture> {
  const fetchPicture = createPictureFetch(deps.outgoing)
  return async (caller, of, address, signal) => {
    const bytes = await fetchPicture({ key: of.userId, signal }, address)
    return storePicture(deps, caller, randomUUID(), of, () => Promise.resolve(bytes))
  }
}
