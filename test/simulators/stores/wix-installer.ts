import { createHmac } from 'node:crypto'
import type { WixDoors } from './wix-doors.ts'

/**
 * Where the browser of an owner goes back to who installed the app: with what proves the site, an instance that is signed or a code of the
 * legacy flow. Undefined for a page that names another app or no way back.
 */
export function wayBack(doors: WixDoors, isSigned: boolean, asked: URLSearchParams): string | undefined {
  const redirect = asked.get('redirectUrl') ?? ''
  if (asked.get('appId') !== doors.appId || !URL.canParse(redirect)) return undefined
  const back = new URL(redirect)
  back.searchParams.set('state', asked.get('state') ?? '')
  back.searchParams.set('instanceId', doors.instanceId)
  if (isSigned) back.searchParams.set('instance', signedInstance(doors))
  else back.searchParams.set('code', doors.newCode())
  return back.href
}

/** What Wix adds to pages that it opens for a person on a site; visitors have no permissions there. */
export function signedInstance(
  { appSecret, instanceId, now }: Pick<WixDoors, 'appSecret' | 'instanceId' | 'now'>,
  permissions: string | null = 'OWNER',
  ageMs = 0,
): string {
  const told = { instanceId, appDefId: '1', signDate: new Date(now() - ageMs).toISOString(), permissions }
  const data = Buffer.from(JSON.stringify(told)).toString('base64url')
  return `${createHmac('sha256', appSecret).update(data).digest('base64url')}.${data}`
}
