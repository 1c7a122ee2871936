import { FILES_PATH } from '#contract/pictures.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { openPicture } from '#server/kit/pictures/open-picture.ts'

/** Pictures are shown small: more pixels would only make the file larger. */
const SIDE = 320
const QUALITY = 80
const AT_ONCE = 4

/**
 * The keys of the user's own stored pictures by their addresses. A picture elsewhere is not fetched: the server requests no address that
 * a row names.
 */
export async function keysOfPictures(tx: Queryable, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(
    urls.filter((url) => url.startsWith(FILES_PATH)).map((url) => [url.slice(FILES_PATH.length), url] as const),
  )
  if (keys.size === 0) return new Map()
  const { rows } = await tx.query<{ key: string }>({
    name: 'pdf:pictures',
    text: `select k.key from unnest($1::text[]) k (key) where exists (select from stored_file f
      where f.user_id = ${currentUser} and f.state = 'stored' and (f.image_key = k.key or f.thumbnail_key = k.key))`,
    values: [[...keys.keys()]],
  })
  return new Map(rows.flatMap(({ key }) => (keys.has(key) ? [[keys.get(key) ?? '', key] as const] : [])))
}

/** The key of a product's picture, if an active list shows it: one query, because a page asks for each of its pictures. */
export async function pictureOnList(tx: Queryable, listId: string, productId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ url: string }>({
    name: 'pdf:picture-on-list',
    text: `select p.thumbnail_url as url from price_list l join product p on p.user_id = l.user_id and p.id = $2
      where l.user_id = ${currentUser} and l.id = $1 and l.status = 'active' and l.show_pictures and p.is_active
        and l.product_ids ? $3`,
    values: [listId, productId, productId],
  })
  const url = rows[0]?.url
  return url === undefined ? undefined : (await keysOfPictures(tx, [url])).get(url)
}

/** Reads pictures and converts them for a PDF: JPEG on white. Unreadable ones are left out. */
export async function printablePictures(
  storage: FileStorage,
  keys: ReadonlyMap<string, string>,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  if (keys.size === 0) return pictures
  const waiting = [...keys]
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [url, key] = next
      const bytes = await storage.get(key)
      const made = bytes && (await printable(bytes).catch(() => undefined))
      if (made) pictures.set(url, made)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pictures
}

async function printable(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openPicture(bytes)
  return picture
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
