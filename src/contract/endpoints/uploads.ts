import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'
import { PICTURE_TYPES, PICTURED_KINDS } from '../pictures.ts'

/** The answer to an upload: the addresses of the picture and its thumbnail. */
export const uploadedPicture = z.object({
  id: uuid,
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  /** Pixels of the stored picture. */
  width: z.int(),
  height: z.int(),
  /** Storage that picture and thumbnail use. */
  bytes: z.int(),
})
export type UploadedPicture = z.infer<typeof uploadedPicture>

export const uploadPicture = endpoint({
  id: 'uploads.create',
  members: 'write',
  method: 'POST',
  path: '/uploads',
  summary:
    'Upload the picture of a row as it is, at most 10 MB; writing its addresses into the row is a change of its own',
  access: 'user',
  scope: 'write',
  rateLimit: 120,
  accepts: PICTURE_TYPES,
  query: z.strictObject({
    kind: z.enum(PICTURED_KINDS),
    /** The row that the picture belongs to. */
    id: uuid,
    /** Names the upload, so that sending it again stores no second file. */
    upload: z.optional(uuid),
  }),
  output: uploadedPicture,
  answers: [200, 201],
  errors: [
    'no-such-row',
    'conflict',
    'too-many-at-once',
    'busy',
    'picture-type',
    'picture-too-large',
    'picture-pixels',
    'picture-broken',
    'storage-denied',
    'storage-quota',
    'storage-unavailable',
  ],
})

export const fetchPicture = endpoint({
  id: 'uploads.fetch',
  members: 'write',
  method: 'POST',
  path: '/uploads/fetch',
  summary:
    'Fetch the picture at the address that a row names, at most 10 MB by https from a public server, and keep it as an upload; writing its new addresses into the row is a change of its own',
  access: 'user',
  scope: 'write',
  rateLimit: 240,
  body: z.strictObject({
    kind: z.enum(PICTURED_KINDS),
    /** The row whose `imageUrl` is fetched. */
    id: uuid,
    /** Names the upload, so that fetching it again stores no second file. */
    upload: z.optional(uuid),
  }),
  output: uploadedPicture,
  answers: [200, 201],
  errors: [
    'no-such-row',
    'conflict',
    'picture-address',
    'too-many-at-once',
    'busy',
    'picture-type',
    'picture-pixels',
    'picture-broken',
    'storage-denied',
    'storage-quota',
    'storage-unavailable',
  ],
})

export const removeUpload = endpoint({
  id: 'uploads.delete',
  members: 'write',
  method: 'DELETE',
  path: '/uploads/:id',
  summary: 'Remove the files of an upload that no row names',
  access: 'user',
  scope: 'write',
  params: z.strictObject({ id: uuid }),
  errors: ['no-such-row', 'picture-in-use', 'storage-denied', 'storage-unavailable'],
})

export const directRead = endpoint({
  id: 'files.directRead',
  members: 'read',
  method: 'GET',
  path: '/direct-read/:storageKey',
  summary: 'Read a stored file of your own by its key, with `%2F` for each slash',
  access: 'user',
  scope: 'read',
  params: z.strictObject({ storageKey: boundedText(512, 1) }),
  produces: 'image/webp',
  errors: ['no-such-row', 'storage-denied', 'storage-unavailable'],
})

const keyPart = boundedText(60, 1)

export const readFile = endpoint({
  id: 'files.read',
  members: 'read',
  method: 'GET',
  path: '/files/:owner/:collection/:row/:name',
  summary: 'Read a picture or thumbnail of your own',
  access: 'user',
  scope: 'read',
  params: z.strictObject({ owner: keyPart, collection: keyPart, row: keyPart, name: keyPart }),
  produces: 'image/webp',
  errors: ['no-such-row', 'storage-denied', 'storage-unavailable'],
})
