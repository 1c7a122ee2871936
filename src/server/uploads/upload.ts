import { randomUUID } from 'node:crypto'
import { collectionOf } from '#contract/collections.ts'
import type { UploadedPicture } from '#contract/endpoints/uploads.ts'
import { FILES_PATH, type PicturedKind } from '#contract/pictures.ts'
import { Refusal } from '#contract/messages.ts'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outgoing } from '../kit/outgoing.ts'
import type { UserData } from '../kit/user-data.ts'
import { MADE_TYPE, makePicture, type MadePicture } from './picture-work.ts'
import type { Received } from './receive.ts'
import { enterFile, fileOfUpload, lockedHead, settleFile, type StoredFile } from './stored-files.ts'

const ENDING = 'webp'

/** What an upload stands on. */
export interface UploadGround {
  readonly data: UserData
  readonly storage: FileStorage
  /** What the files of one user may take. */
  readonly quotaBytes: number
  /** The folder of what comes in, until it is whole. */
  readonly arrivals: string
  /** The way to pictures that lie elsewhere. */
  readonly outgoing: Outgoing
}

/** Whose picture of which row. */
export interface PictureOf {
  readonly userId: string
  readonly kind: PicturedKind
  readonly id: string
}

/** An earlier try of the same upload: what it stored, or undefined where it did not come so far. Throws `Refusal` for another row's. */
export async function earlierUpload(
  { data }: UploadGround,
  caller: Caller,
  upload: string,
  id: string,
): Promise<UploadedPicture | undefined> {
  const [answer] = await data.read(caller, [fileOfUpload(upload)])
  const file = answer?.rows[0] as (StoredFile & { rowId: string }) | undefined
  if (!file) return undefined
  if (file.rowId !== id || file.state === 'erasing') {
    throw new Refusal('conflict', { message: 'This upload was made before, and is over.' })
  }
  return file.state === 'stored' ? uploaded(file) : undefined
}

/**
 * Stores the picture that was uploaded: entered first, then the two files, then said to be whole, so that whatever breaks in
 * between is found and erased. Throws `Refusal` and `StorageFailure`.
 */
export async function storePicture(
  ground: UploadGround,
  caller: Caller,
  upload: string,
  of: PictureOf,
  received: Received,
): Promise<UploadedPicture> {
  const made = await makePicture(of.userId, received)
  const file = await entered(ground, caller, upload, of, made)
  await ground.storage.put(file.imageKey, made.image, MADE_TYPE)
  await ground.storage.put(file.thumbnailKey, made.thumbnail, MADE_TYPE)
  const settled = await ground.data.transact(caller, (tx) => tx.query(settleFile(upload)))
  const stored = settled.rows[0] as StoredFile | undefined
  if (!stored) throw new Refusal('conflict', { message: 'This upload was removed meanwhile.' })
  return uploaded(stored)
}

/** The keys of UP-04 under the owner's own space; those of an earlier try are used again. */
async function entered(
  { data, quotaBytes }: UploadGround,
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
