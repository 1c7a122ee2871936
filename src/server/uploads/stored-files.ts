import { entities } from '#contract/entities/registry.ts'
import type { Entity } from '#contract/entity.ts'
import { FILES_PATH, type PicturedKind } from '#contract/pictures.ts'
import type { Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** The files of one upload. */
export interface StoredFile {
  readonly id: string
  readonly imageKey: string
  readonly thumbnailKey: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly state: 'arriving' | 'stored' | 'erasing'
}

const COLUMNS = `id, image_key as "imageKey", thumbnail_key as "thumbnailKey", width, height, bytes, state`

/** The entity of a kind with pictures; undefined for any other kind. */
export function picturedEntity(kind: string): Entity | undefined {
  return pictured().find((entity) => entity.kind === kind)
}

function pictured(): Entity[] {
  return entities.filter(({ fields }) => 'imageUrl' in fields && 'thumbnailUrl' in fields)
}

/** The caller, and whether the picture's row is theirs: one row of `userId` and `isThere`. */
export function rowOfPicture({ table, kind }: Entity, id: string): Statement {
  return {
    name: `upload:row:${kind}`,
    text: `select ${currentUser} as "userId", exists (select from ${table} where user_id = ${currentUser} and id = $1) as "isThere"`,
    values: [id],
  }
}

export function fileOfUpload(id: string): Statement {
  return {
    name: 'upload:one',
    text: `select ${COLUMNS}, kind, row_id as "rowId" from stored_file where user_id = ${currentUser} and id = $1`,
    values: [id],
  }
}

/** Blocks other uploads of the user until the transaction ends, so that their sum stays within the quota. */
export const lockedHead: Statement = {
  name: 'upload:lock',
  text: `select user_id from user_head where user_id = ${currentUser} for update`,
}

/** The quota, or what the plan allows if that is less (SUB-06). */
const ALLOWED = `least($9::bigint, (select (p.limits->>'storageBytes')::bigint from ${PLAN_ROW_IN_FORCE} p))`

/** Enters files before they are stored, if the quota has room; otherwise no row comes back. */
export function enterFile(
  file: Omit<StoredFile, 'state'>,
  of: { kind: PicturedKind; id: string },
  quota: number,
): Statement {
  return {
    name: 'upload:enter',
    text: `insert into stored_file (user_id, id, kind, row_id, image_key, thumbnail_key, width, height, bytes, state)
      select ${currentUser}, $1, $2, $3, $4, $5, $6, $7, $8::bigint, 'arriving'
      where (select coalesce(sum(bytes), 0) from stored_file where user_id = ${currentUser} and id <> $1) + $8::bigint <= ${ALLOWED}
      on conflict (user_id, id) do update set width = excluded.width, height = excluded.height, bytes = excluded.bytes,
        state = 'arriving', created_at = excluded.created_at
      returning ${COLUMNS}`,
    values: [file.id, of.kind, of.id, file.imageKey, file.thumbnailKey, file.width, file.height, file.bytes, quota],
  }
}

/** Marks the files as complete. */
export function settleFile(id: string): Statement {
  return {
    name: 'upload:settle',
    text: `update stored_file set state = 'stored' where user_id = ${currentUser} and id = $1 and state = 'arriving' returning ${COLUMNS}`,
    values: [id],
  }
}

/** Withdraws files that no row names; no row comes back while one names them. */
export function withdrawFile(id: string): Statement {
  return {
    name: 'upload:withdraw',
    text: `update stored_file f set state = 'erasing' where f.user_id = ${currentUser} and f.id = $1 and not (${isNamed()})
      returning ${COLUMNS}`,
    values: [id],
  }
}

export function forgetFile(id: string): Statement {
  return {
    name: 'upload:forget',
    text: `delete from stored_file where user_id = ${currentUser} and id = $1 and state = 'erasing'`,
    values: [id],
  }
}

/**
 * Whether the caller may read a key: its row exists, or another one names it, as a duplicate does. Deleting a row stops that at once
 * (PROD-06).
 */
export function servedFile(key: string): Statement {
  const owners = pictured().map(
    ({ kind, table }) =>
      `when '${kind}' then exists (select from ${table} r where r.user_id = f.user_id and r.id = f.row_id)`,
  )
  return {
    name: 'file:served',
    text: `select case when case f.kind ${owners.join(' ')} else false end then true else ${isNamed()} end as "isServed"
      from stored_file f
      where f.user_id = ${currentUser} and f.state = 'stored' and (f.image_key = $1 or f.thumbnail_key = $1)`,
    values: [key],
  }
}

/** SQL for whether any row of the user shows the picture or the thumbnail of `f`. */
export function isNamed(): string {
  return pictured()
    .flatMap(({ table }) =>
      [
        ['image_url', 'image_key'],
        ['thumbnail_url', 'thumbnail_key'],
      ].map(
        ([url, key]) => `exists (select from ${table} r where r.user_id = f.user_id
          and r.${url} like '${FILES_PATH}%' and r.${url} = '${FILES_PATH}' || f.${key})`,
      ),
    )
    .join(' or ')
}
