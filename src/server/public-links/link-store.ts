import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { PublicLinkAnswer } from '#contract/endpoints/public-links.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { linkMessages } from './link-messages.ts'
import { hashOf, isOpen, isSecret, MOST_OPEN, newSecret } from './link-secret.ts'

/** The links of one of the user's lists, newest first. */
export async function linksOf(tx: Queryable, listId: string): Promise<PublicLinkAnswer[]> {
  const { rows } = await tx.query({
    name: 'links:list',
    text: `select id, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt", views,
      last_viewed_at as "lastViewedAt" from public_links($1)`,
    values: [listId],
  })
  return rows as unknown as PublicLinkAnswer[]
}

/** The options of a new link; without `days` it does not expire. */
export interface NewLink {
  readonly listId: string
  readonly days: number | undefined
  readonly locale: string
}

/** Makes a link and answers its secret, which is stored nowhere. Throws `Refusal` when the list has too many. */
export async function makeLink(
  tx: Queryable,
  { listId, days, locale }: NewLink,
  now: number,
): Promise<{ link: PublicLinkAnswer; secret: string }> {
  const open = (await linksOf(tx, listId)).filter((link) => isOpen(link, now))
  if (open.length >= MOST_OPEN) {
    throw new Refusal('rule-broken', { message: linkMessages.manyOfList(MOST_OPEN) })
  }
  const id = uuidV7(now, randomBytes(16))
  const secret = newSecret()
  await tx.query({
    name: 'links:make',
    text: `select make_public_link($1, $2, $3, $4, now() + make_interval(days => $5::int))`,
    values: [id, hashOf(secret), listId, locale, days ?? null],
  })
  const link = (await linksOf(tx, listId)).find((each) => each.id === id)
  if (!link) throw new Error('a new link is not listed')
  return { link, secret }
}

/** Closes a link at once; answers whether the user has it. */
export async function revokeLink(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'links:revoke',
    text: 'select revoke_public_link($1) as found',
    values: [id],
  })
  return rows[0]?.['found'] === true
}

/** The list behind a link; `closed` for a link that expired or was revoked, undefined for an unknown one. */
export type OpenedLink = OpenLink | 'closed' | undefined

/** The list behind an open link. */
export interface OpenLink {
  readonly userId: string
  readonly listId: string
  readonly locale: string
}

/** Looks a secret up; `counts` makes it a view. */
export async function openLink(dataAccess: DataAccess, secret: string, counts: boolean): Promise<OpenedLink> {
  if (!isSecret(secret)) return undefined
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'links:open',
      text: 'select user_id as "userId", price_list_id as "listId", locale, is_open as "isOpen" from open_link($1, $2)',
      values: [hashOf(secret), counts],
    },
  ])
  const found = answer?.rows[0] as { userId: string; listId: string; locale: string; isOpen: boolean } | undefined
  if (!found) return undefined
  return found.isOpen ? { userId: found.userId, listId: found.listId, locale: found.locale } : 'closed'
}
