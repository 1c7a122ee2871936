import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { locale, params, wholeNumber } from './pdf.ts'

/** A public link, without its secret (PLIST-05). */
export const publicLinkRow = z.object({
  id: uuid,
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  views: z.int(),
  lastViewedAt: z.nullable(z.string()),
})
export type PublicLinkAnswer = z.infer<typeof publicLinkRow>

/** The longest life of a public link in days; leave it out for a link that never ends. */
const MAX_LINK_DAYS = 3_650
export const linkDays = z.optional(wholeNumber(1, MAX_LINK_DAYS))

export const listPublicLinks = endpoint({
  id: 'publicLinks.list',
  members: 'work',
  method: 'GET',
  path: '/price-lists/:id/links',
  summary: 'The public links of a price list, newest first, without their secrets',
  access: 'user',
  scope: 'read',
  params,
  output: z.object({ items: z.array(publicLinkRow) }),
  errors: ['no-such-row'],
})

export const makePublicLink = endpoint({
  id: 'publicLinks.create',
  members: 'write',
  method: 'POST',
  path: '/price-lists/:id/links',
  summary: 'Make a public link to a price list; its address is answered this once',
  access: 'user',
  scope: 'write',
  fresh: true,
  params,
  body: z.strictObject({ expiresInDays: linkDays, locale }),
  output: z.extend(publicLinkRow, { path: z.string() }),
  answers: [201],
  errors: ['no-such-row', 'rule-broken'],
})

export const revokePublicLink = endpoint({
  id: 'publicLinks.revoke',
  members: 'write',
  method: 'DELETE',
  path: '/public-links/:id',
  summary: 'Revoke a public link; it is closed at once',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params,
  errors: ['no-such-row'],
})
