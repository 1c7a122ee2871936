import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { jsonOf } from './wix-http.ts'
import { idText } from './wix-json.ts'

const MOST_CHARACTERS = 16_384
const signedSchema = z.looseObject({ instanceId: idText })

/** The site that a page of ours was opened for. */
export interface WixInstance {
  readonly instanceId: string
  /** Whether Wix signed it. Anyone can write another `instanceId` into an address: such a one opens a store only after a code proved it. */
  readonly isProven: boolean
}

/**
 * The site that a query names: the signed `instance` that Wix adds to pages of its dashboard, or the plain `instanceId` of the installer.
 * Undefined for none, or for a signature that does not hold.
 */
export function instanceOf(
  query: Readonly<Record<string, string | undefined>>,
  appSecret: string,
): WixInstance | undefined {
  const { instance, instanceId } = query
  if (instance !== undefined) {
    const signed = signedInstance(instance, appSecret)
    return signed === undefined ? undefined : { instanceId: signed, isProven: true }
  }
  const read = idText.safeParse(instanceId)
  return read.success ? { instanceId: read.data, isProven: false } : undefined
}

function signedInstance(instance: string, appSecret: string): string | undefined {
  if (instance.length > MOST_CHARACTERS || appSecret === '') return undefined
  const [signature = '', data = '', ...more] = instance.split('.')
  const right = createHmac('sha256', appSecret).update(data).digest()
  const given = Buffer.from(signature, 'base64url')
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const read = signedSchema.safeParse(jsonOf(Buffer.from(data, 'base64url').toString('utf8')))
  return read.success ? read.data.instanceId : undefined
}
