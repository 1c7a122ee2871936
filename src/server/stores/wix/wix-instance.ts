import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { jsonOf } from './wix-http.ts'
import { idText } from './wix-json.ts'

const MOST_CHARACTERS = 16_384
/** Visitors of a site get a signed instance too: only that of the owner may connect it. */
const ownerSchema = z.looseObject({ instanceId: idText, permissions: z.literal('OWNER'), signDate: z.string() })
/** So old may a signature be, and so far may the clocks be apart: a leaked address is no key for ever. */
const VALID_MS = 15 * 60_000

/**
 * The site of an `instance` that Wix signed with the secret of the app for the owner of that site. Undefined for any other text: a plain
 * site ID proves nothing, as anybody can write one into an address (STORE-01). `now` in epoch milliseconds.
 */
export function signedInstance(instance: string, appSecret: string, now: number): string | undefined {
  if (instance.length > MOST_CHARACTERS || appSecret === '') return undefined
  const [signature = '', data = '', ...more] = instance.split('.')
  const right = createHmac('sha256', appSecret).update(data).digest()
  const given = Buffer.from(signature, 'base64url')
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const read = ownerSchema.safeParse(jsonOf(Buffer.from(data, 'base64url').toString('utf8')))
  if (!read.success || !(Math.abs(now - Date.parse(read.data.signDate)) <= VALID_MS)) return undefined
  return read.data.instanceId
}
