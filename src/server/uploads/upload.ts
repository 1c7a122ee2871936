import { randomUUID } from 'node:crypto'
import { collectionOf } from '#contract/collections.ts'
import type { UploadedPicture } from '#contract/endpoints/uploads.ts'
import { FILES_PATH, type PicturedKind } from '#contract/pictures.ts'
import { Refusal } from '#contract/refusal.ts'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outgoing } from '../kit/outgoing.ts'
import type { UserData } from '../kit/user-data.ts'
import { MADE_TYPE, makePicture, type MadePicture } from './picture-work.ts'
import type { Received } from './receive.ts'
import { enterFile, fileOfUpload, lockedHead, settleFile, type StoredFile } from './stored-files.ts'
import { uploadMessages } from './upload-messages.ts'

const ENDING = 'webp'

/** The deps of uploads. */
export interface UploadDeps {
  readonly data: UserData
  readonly storage: FileStorage
  /** The storage quota of one user's files. */
  readonly quotaBytes: number
  /** The folder of incomplete uploads. */
  readonly arrivals: string
  /** Fetches pictures from other addresses. */
  readonly outgoing: Outgoing
}

/** The user and row of a picture. */
export interface PictureOf {
  readonly userId: string
  readonly kind: PicturedKind
  readonly id: string
}

/**
 * An earlier attempt of the same upload: its stored files, or undefined if it did not get that far. Throws `Refusal` if it was for
 * another row.
 */
export async function earlierUpload(
  { data }: UploadDeps,
  caller: Caller,
  upload: string,
  id: string,
): Promise<UploadedPicture | undefined> {
  const [answer] = await data.read(caller, [fileOfUpload(upload)])
  const file = answer?.rows[0] as (StoredFile & { rowId: string }) | undefined
  if (!file) return undefined
  if (file.rowId !== id || file.state === 'erasing') {
    throw new Refusal('conflict', { message: uploadMessages.over })
  }
  return file.state === 'stored' ? uploaded(file) : undefined
}

/**
 * Stores an uploaded picture: entered first, then the two files, then marked as complete, so that an interrupted upload is found and
 * erased. Throws `Refusal` and `StorageFailure`.
 */
export async function storePicture(
  deps: UploadDeps,
  caller: Caller,
  upload: string,
  of: PictureOf,
  received: Received,
): Promise<UploadedPicture> {
  const made = await makePicture(of.userId, received)
  const file = await entered(deps, caller, upload, of, made)
  await deps.storage.put(file.imageKey, made.image, MADE_TYPE)
  await deps.storage.put(file.thumbnailKey, made.thumbnail, MADE_TYPE)
  const settled = await deps.data.transact(caller, (tx) => tx.query(settleFile(upload)))
  const stored = settled.rows[0] as StoredFile | undefined
  if (!stored) throw new Refusal('conflict', { message: uploadMessages.removed })
  return uploaded(stored)
}

/** The keys of UP-04 in the owner's own space; those of an earlier attempt are used again. */
async function entered(
  { data, quotaBytes }: UploadDeps,
  caller: Caller,
  upload: string,
  of: PictureOf,
  { image, thumbnail, width, height }: MadePicture,
): Promise<StoredFile> {
  const folder = `${of.userId}/${collectionOf(of.kind)}/${of.id}`
  const file = {
    id: upload,
    imageKey: `${folder}/${upload}.${ENDING}`,
    thumbnailKey: `${folder}/${randomUUID()}.${ENDING}`,
    width,
    height,
    bytes: image.length + thumbnail.length,
  }
  const [, answer] = await data.transact(caller, (tx) => tx.batch([lockedHead, enterFile(file, of, quotaBytes)]))
  const stored = answer?.rows[0] as StoredFile | undefined
  if (!stored) throw new Refusal('storage-quota')
  return stored
}

function uploaded({ id, imageKey, thumbnailKey, width, height, bytes }: StoredFile): UploadedPicture {
  return { id, imageUrl: FILES_PATH + imageKey, thumbnailUrl: FILES_PATH + thumbnailKey, width, height, bytes }
}
