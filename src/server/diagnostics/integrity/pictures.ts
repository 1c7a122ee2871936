import { FILES_PATH } from '#contract/pictures.ts'
import { entities } from '#contract/entities/registry.ts'
import type { Change } from '#contract/command.ts'
import type { Entity } from '#contract/entity.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Finding } from './finding.ts'

/** A picture as its entry says. */
export interface KeptPicture {
  readonly id: string
  readonly imageKey: string
  readonly thumbnailKey: string
  readonly isNamed: boolean
  readonly isOld: boolean
}

/** A row that shows a stored picture. */
interface ShownPicture {
  readonly kind: string
  readonly id: string
  readonly imageUrl: string
  readonly thumbnailUrl: string
}

/** What the rows and the entries of pictures say, read in the user's transaction. */
export interface PicturesSeen {
  readonly kept: readonly KeptPicture[]
  readonly shown: readonly ShownPicture[]
}

const pictured = (): readonly Entity[] =>
  entities.filter(({ fields }) => 'imageUrl' in fields && 'thumbnailUrl' in fields)

/** Reads what there should be of pictures; the storage is asked later, outside the transaction. */
export async function readPictures(tx: Queryable): Promise<PicturesSeen> {
  const shownIn = ({ kind, table }: Entity): string =>
    `select '${kind}' as kind, id, image_url as "imageUrl", thumbnail_url as "thumbnailUrl" from ${table}
      where user_id = ${currentUser} and (image_url like '${FILES_PATH}%' or thumbnail_url like '${FILES_PATH}%')`
  const { rows: shown } = await tx.query<ShownPicture>({
    name: 'scan:shown',
    text: pictured().map(shownIn).join(' union all '),
  })
  const owners = pictured().map(
    ({ table }) => `exists (select from ${table} r where r.user_id = f.user_id and r.id = f.row_id)`,
  )
  const { rows } = await tx.query<Omit<KeptPicture, 'isNamed'> & { isOwned: boolean }>({
    name: 'scan:kept',
    text: `select id, image_key as "imageKey", thumbnail_key as "thumbnailKey", (${owners.join(' or ')}) as "isOwned",
        created_at < now() - interval '1 day' as "isOld"
      from stored_file f where user_id = ${currentUser} and state = 'stored' order by id`,
  })
  const named = new Set(shown.flatMap(({ imageUrl, thumbnailUrl }) => [imageUrl, thumbnailUrl]))
  const kept = rows.map(({ isOwned, ...file }) => ({
    ...file,
    isNamed: isOwned || named.has(FILES_PATH + file.imageKey) || named.has(FILES_PATH + file.thumbnailKey),
  }))
  return { kept, shown }
}

/** Pictures that are gone, thumbnails that are, and pictures that nobody shows. Throws `StorageFailure`. */
export async function lookAtPictures(storage: FileStorage, { kept, shown }: PicturesSeen): Promise<Finding[]> {
  const findings: Finding[] = []
  const there = new Set<string>()
  for (const picture of kept) {
    const { id, imageKey, thumbnailKey, isNamed, isOld } = picture
    if (!isNamed) {
      if (isOld) findings.push(unshown(id))
      continue
    }
    if (!(await storage.stat(imageKey))) continue
    there.add(FILES_PATH + imageKey)
    there.add(FILES_PATH + thumbnailKey)
    if (!(await storage.stat(thumbnailKey))) findings.push(withoutThumbnail(picture))
  }
  const gone = (url: string): boolean => url.startsWith(FILES_PATH) && !there.has(url)
  return [
    ...findings,
    ...shown.filter(({ imageUrl, thumbnailUrl }) => gone(imageUrl) || gone(thumbnailUrl)).map(missing),
  ]
}

/** Which findings of pictures still hold, now that nobody else writes. */
export function stillSo(findings: readonly Finding[], { kept, shown }: PicturesSeen): readonly Finding[] {
  const holds = {
    'picture-missing': ({ kind, id, detail }: Finding) =>
      shown.some((row) => row.kind === kind && row.id === id && row.imageUrl === detail),
    'picture-of-no-row': ({ id }: Finding) => kept.some((file) => file.id === id && !file.isNamed && file.isOld),
  } as const
  return findings.filter((each) => each.fault in holds && holds[each.fault as keyof typeof holds](each))
}

function missing({ kind, id, imageUrl }: ShownPicture): Finding {
  const change: Change = { op: 'patch', kind, id, data: { imageUrl: '', thumbnailUrl: '' } }
  return { fault: 'picture-missing', kind, id, detail: imageUrl, repair: { by: 'write', change } }
}

function withoutThumbnail({ id, imageKey, thumbnailKey }: KeptPicture): Finding {
  const repair = { by: 'thumbnail', imageKey, thumbnailKey } as const
  return { fault: 'thumbnail-missing', kind: 'stored_file', id, detail: thumbnailKey, repair }
}

/** It is withdrawn, and the job that erases files erases it. */
function unshown(id: string): Finding {
  const statement = {
    text: `update stored_file set state = 'erasing' where user_id = ${currentUser} and id = $1::uuid and state = 'stored'`,
    values: [id],
  }
  return { fault: 'picture-of-no-row', kind: 'stored_file', id, detail: '', repair: { by: 'statement', statement } }
}
