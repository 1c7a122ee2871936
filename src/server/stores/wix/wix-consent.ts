import { createPace } from '../pace.ts'
import { type StoreAccess, type StoreConsent, StoreFailure } from '../port.ts'
import { createWixClient } from './wix-client.ts'
import { instanceOfToken } from './wix-facts.ts'
import { signedInstance } from './wix-instance.ts'
import { tokenOfCode, type WixApp } from './wix-tokens.ts'

/**
 * Installing the app on a page of Wix (STORE-01). Wix proves which site its owner means by a code, or by a signed instance; the plain
 * `instanceId` beside them anybody can write, so it is not read.
 */
export function wixConsent(app: WixApp, installerUrl: string): StoreConsent {
  return {
    url: ({ state, redirect }) => {
      const query = new URLSearchParams({ appId: app.appId, redirectUrl: redirect, state })
      return `${installerUrl}?${query.toString()}`
    },
    complete: async ({ query: { instance = '', code = '' } }, signal) => {
      const instanceId = signedInstance(instance, app.appSecret, app.clock.now())
      if (instanceId !== undefined) return { mode: 'app', instanceId }
      if (code === '') throw new StoreFailure('access', 'nothing proves which site it is')
      return await accessOfCode(app, code, signal)
    },
  }
}

/** What a code opens, with the instance that Wix itself names. */
async function accessOfCode(app: WixApp, code: string, signal: AbortSignal): Promise<StoreAccess> {
  const { token, refreshToken } = await tokenOfCode(app, code, signal)
  if (refreshToken === undefined || refreshToken === '') throw new StoreFailure('broken', 'no refresh token')
  const { apiUrl, clock, timeoutMs } = app
  const headers = (): Promise<Record<string, string>> => Promise.resolve({ authorization: token })
  const client = createWixClient({ apiUrl, clock, timeoutMs, pace: createPace(clock, 20, 60_000), headers })
  return { mode: 'legacy', refreshToken, instanceId: await instanceOfToken(client, signal) }
}
