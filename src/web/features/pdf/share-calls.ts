import { listPublicLinks, makePublicLink, type PublicLinkAnswer } from '#contract/endpoints/public-links.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { linkState, type SharedLink } from '#web/kit/links/shared-link.ts'
import { paperLocale } from './use-printing.ts'

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
