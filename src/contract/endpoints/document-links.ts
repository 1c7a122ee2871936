import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { linkDays, publicLinkRow } from './public-links.ts'

/** A public link of a document, without its secret, and the answer of its holder (DOC-14). */
const documentLink = z.extend(publicLinkRow, {
  answer: z.nullable(z.enum(['accepted', 'declined'])),
  answeredBy: z.nullable(z.string()),
  answerNote: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
})
export type DocumentLinkAnswer = z.infer<typeof documentLink>

const params = z.strictObject({ id: uuid })

export const listDocumentLinks = endpoint({
  id: 'documentLinks.list',
  members: 'read',
  method: 'GET',
  path: '/documents/:id/links',
  summary:
    'The public links of a document, newest first, without their secrets; with what a customer answered to a quote',
  access: 'user',
  scope: 'read',
  params,
  output: z.object({ items: z.array(documentLink) }),
  errors: ['no-such-row'],
})

export const makeDocumentLink = endpoint({
  id: 'documentLinks.create',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/links',
  summary: 'Make a public link to a document, whose address is answered this once; a draft is sent thereby',
  access: 'user',
  scope: 'write',
  fresh: true,
  params,
  body: z.strictObject({ expiresInDays: linkDays }),
  output: z.extend(documentLink, { path: z.string() }),
  answers: [201],
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})
