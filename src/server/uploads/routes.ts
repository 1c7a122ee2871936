import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import * as endpoints from '#contract/endpoints/uploads.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import { type FileStorage, StorageFailure, type StorageTrouble } from '../integrations/storage/storage.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import type { Call, Caller, Routes } from '../kit/http/mount.ts'
import type { Log } from '../kit/log.ts'
import type { UserData } from '../kit/user-data.ts'
import { MADE_TYPE } from './picture-work.ts'
import { addressOfPicture, createPictureFetch } from './fetch-picture.ts'
import { createIntake } from './receive.ts'
import {
  fileOfUpload,
  forgetFile,
  picturedEntity,
  rowOfPicture,
  servedFile,
  type StoredFile,
  withdrawFile,
} from './stored-files.ts'
import { earlierUpload, type PictureOf, storePicture, type UploadDeps } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'

/**
 * A key never gets other bytes, so a browser need not ask again; shared caches must not store it. Whoever signs in next on the same browser
 * has another cookie, and is not given it from there.
 */
const CACHING = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie, authorization' }

const TROUBLES: Readonly<Record<StorageTrouble, 'storage-denied' | 'storage-quota' | 'storage-unavailable'>> = {
  denied: 'storage-denied',
  full: 'storage-quota',
  unreachable: 'storage-unavailable',
}

/** Mounts the calls that receive, serve and remove pictures (UP-01…06, PROD-06, SERV-05). */
export function mountUploads(routes: Routes, deps: UploadDeps): void {
  const { data, storage } = deps
  const intake = createIntake(deps.arrivals)
  const fetchPicture = createPictureFetch(deps.outgoing)

  routes.mount(endpoints.uploadPicture, async ({ caller, query, body, request, reply }) => {
    const upload = query.upload ?? randomUUID()
    const of = { kind: query.kind, id: query.id, userId: await ownerOf(data, caller, query) }
    const earlier = await earlierUpload(deps, caller, upload, query.id)
    if (earlier) return earlier
    const announced = request.headers['content-length']
    const stored = await intake.take(
      { key: of.userId, signal: callerLeft(reply) },
      body as Readable,
      announced === undefined ? undefined : Number(announced),
      (received) => told(request.log, () => storePicture(deps, caller, upload, of, received)),
    )
    reply.status(201)
    return stored
  })

  routes.mount(endpoints.fetchPicture, async ({ caller, body, request, reply }) => {
    const upload = body.upload ?? randomUUID()
    const of = { kind: body.kind, id: body.id, userId: await ownerOf(data, caller, body) }
    const earlier = await earlierUpload(deps, caller, upload, body.id)
    if (earlier) return earlier
    const bytes = await fetchPicture({ key: of.userId, signal: callerLeft(reply) }, await addressOf(data, caller, body))
    const stored = await told(request.log, () => storePicture(deps, caller, upload, of, () => Promise.resolve(bytes)))
    reply.status(201)
    return stored
  })

  routes.mount(endpoints.removeUpload, async ({ caller, params: { id }, request }) => {
    const [known] = await data.read(caller, [fileOfUpload(id)])
    if (!known?.rows[0]) throw new Refusal('no-such-row', { message: uploadMessages.noUpload(id) })
    const withdrawn = await data.transact(caller, (tx) => tx.query(withdrawFile(id)))
    const file = withdrawn.rows[0] as StoredFile | undefined
    if (!file) throw new Refusal('picture-in-use')
    await told(request.log, () => erase(storage, file))
    await data.transact(caller, (tx) => tx.query(forgetFile(id)))
  })

  /** Only a key of the caller's own entries is ever asked of the storage (DIAG-05). */
  const serve = async (key: string, { caller, request, reply }: Call): Promise<unknown> => {
    const [answer] = await data.read(caller, [servedFile(key)])
    const isServed = answer?.rows[0]?.['isServed'] === true
    const bytes = isServed ? await told(request.log, () => storage.get(key)) : undefined
    if (!bytes) throw new Refusal('no-such-row', { message: uploadMessages.noFile })
    return reply.type(MADE_TYPE).headers(CACHING).send(Buffer.from(bytes))
  }
  routes.mount(endpoints.readFile, (call) => {
    const { owner, collection, row, name } = call.params
    return serve([owner, collection, row, name].join('/'), call)
  })
  routes.mount(endpoints.directRead, (call) => serve(call.params.storageKey, call))
}

/** The caller's own id. Throws `Refusal` if the row is not theirs, with the message for an unknown row (PROD-09). */
async function ownerOf(data: UserData, caller: Caller, { kind, id }: Omit<PictureOf, 'userId'>): Promise<string> {
  const entity = picturedEntity(kind)
  const [answer] = entity ? await data.read(caller, [rowOfPicture(entity, id)]) : []
  const { userId, isThere } = answer?.rows[0] ?? {}
  if (isThere !== true) throw new Refusal('no-such-row', { message: fillText(knownEntity(kind).notFound, { id }) })
  return String(userId)
}

async function addressOf(data: UserData, caller: Caller, { kind, id }: Omit<PictureOf, 'userId'>): Promise<string> {
  const entity = picturedEntity(kind)
  const [answer] = entity ? await data.read(caller, [addressOfPicture(entity, id)]) : []
  const { address } = (answer?.rows[0] ?? {}) as { readonly address?: string }
  return address ?? ''
}

async function erase(storage: FileStorage, { imageKey, thumbnailKey }: StoredFile): Promise<void> {
  await storage.delete(imageKey)
  await storage.delete(thumbnailKey)
}

/** Turns storage errors into messages of the catalogue; the log has the cause. */
async function told<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    log.warn({ reason: error.message, err: error.cause }, 'the file storage failed')
    throw new Refusal(TROUBLES[error.trouble])
  }
}
