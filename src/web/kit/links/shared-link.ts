import { type PublicLinkAnswer, revokePublicLink } from '#contract/endpoints/public-links.ts'
import { callEndpoint } from '../data/call-endpoint.ts'

/** A link as it was when it was asked for. */
export interface SharedLink extends PublicLinkAnswer {
  readonly state: 'open' | 'expired' | 'revoked'
  /** What it is called, where it has a name. */
  readonly name?: string
  /** What its holder said. */
  readonly said?: string | undefined
}

/** Closes a link at once. */
export async function closeLink(id: string): Promise<void> {
  await callEndpoint(revokePublicLink, { params: { id } })
}

/** Whether a link opens at a moment (epoch milliseconds), and if not why. */
export function linkState({ expiresAt, revokedAt }: PublicLinkAnswer, now: number): SharedLink['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'open'
}
