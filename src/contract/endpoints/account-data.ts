import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText } from '../fields.ts'

/** Exports and deletions a minute. */
const A_MINUTE = 6

export const exportAccount = endpoint({
  id: 'account.export',
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is kept of you, as a ZIP archive',
  description:
    'Every kind of row as JSON in the form of this API and as CSV, the pictures, the whole history, and what is known of your sign-ins, tokens and links.',
  access: 'session',
  scope: 'read',
  fresh: true,
  rateLimit: A_MINUTE,
  produces: 'application/zip',
  errors: ['storage-unavailable'],
})

export const deleteAccount = endpoint({
  id: 'account.delete',
  method: 'POST',
  path: '/account/delete',
  summary: 'Delete your account with everything in it, for good',
  access: 'session',
  scope: 'write',
  fresh: true,
  rateLimit: A_MINUTE,
  /** The name of the account, or its e-mail if it has none, as typed by the caller. */
  body: z.strictObject({ confirm: boundedText(400, 1) }),
  output: z.object({ endSessionUrl: z.nullable(z.string()) }),
  errors: ['rule-broken'],
})
