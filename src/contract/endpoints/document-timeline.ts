import * as z from 'zod/mini'
import { TIMELINE_KINDS } from '../document-timeline.ts'
import { documentMail } from '../entities/document-mail.ts'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'

const TOLD = [
  '`sent` was marked by hand; a mail or a link that sends a document stands there as `mailed` or `shared`. `who` are the addresses of a mail, or',
  'the name of whoever answered. `count` is the number of a reminder, or of visits to the public page, where looks within half an hour are one;',
  '`lastAt` is the last of them. Of a payment only its `day` is known. `document` is the credit note, the correction or the invoice of a quote.',
  'A credit note stands there as `credit-drafted` until it is sent, and as `credited` from then on.',
].join('\n')

const entry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: z.string(),
  day: z.nullable(z.string()),
  who: z.string(),
  note: z.string(),
  state: z.nullable(z.enum(documentMail.fields.state.choices as [string, ...string[]])),
  count: z.nullable(z.int()),
  lastAt: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  document: z.nullable(z.object({ id: z.string(), documentNumber: z.string() })),
})
export type TimelineAnswer = z.infer<typeof entry>

export const documentTimelineCall = endpoint({
  id: 'documents.timeline',
  members: 'read',
  method: 'GET',
  path: '/documents/:id/timeline',
  summary:
    'What happened to a document, the newest first: sent, viewed, answered, paid, credited, corrected, reminded of',
  description: TOLD,
  access: 'user',
  scope: 'read',
  params: z.strictObject({ id: uuid }),
  output: z.object({ items: z.array(entry) }),
  errors: ['no-such-row'],
})
