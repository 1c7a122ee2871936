import { listPublicLinks, makePublicLink, type PublicLinkAnswer, revokePublicLink } from '#contract/endpoints/papers.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { paperLocale } from './use-printing.ts'

/** A link as it was when it was asked for. */
export interface SharedLink extends PublicLinkAnswer {
  readonly state: 'open' | 'expired' | 'revoked'
}

/** The links of a price list, newest first. */
export async function fetchLinks(priceListId: string): Promise<readonly SharedLink[]> {
  const { items } = await callEndpoint<{ items: PublicLinkAnswer[] }>(listPublicLinks, { params: { id: priceListId } })
  const now = Date.now()
  return items.map((link) => ({ ...link, state: linkState(link, now) }))
}

/** Makes a link and answers its whole address, which nobody can ask for again; `days` absent means without an end. */
export async function makeLink(priceListId: string, days: number | undefined): Promise<string> {
  const body = { locale: paperLocale(), ...(days === undefined ? {} : { expiresInDays: days }) }
  const { path } = await callEndpoint<{ path: string }>(makePublicLink, { params: { id: priceListId }, body })
  return new URL(path, location.origin).href
}

/** Closes a link at once. */
export async function closeLink(id: string): Promise<void> {
  await callEndpoint(revokePublicLink, { params: { id } })
}

/** Whether a link opens, and if not why. */
function linkState({ expiresAt, revokedAt }: PublicLinkAnswer, now: number): SharedLink['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'open'
}
