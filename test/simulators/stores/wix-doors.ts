import { applicationError, ok, textIn, type WixCall, type WixReply } from './wix-answers.ts'

/** How long tokens hold, in seconds. */
const APP_SECONDS = 14_400
const LEGACY_SECONDS = 300

/** The ways into a simulated site. */
export interface WixDoors {
  readonly appId: string
  /** Its clock, epoch milliseconds. */
  readonly now: () => number
  readonly appSecret: string
  readonly instanceId: string
  readonly apiKey: string
  readonly siteId: string
  readonly refreshToken: () => string
  /** A code of the legacy flow, good once. */
  readonly newCode: () => string
  /** Answers a call for tokens; undefined for another one. */
  readonly answer: (call: WixCall) => WixReply | undefined
  /** Whether a request may come in. */
  readonly isOpen: (authorization: string, siteId: string) => boolean
  readonly revoke: () => void
  /** Every access token ends; new ones are given out. */
  readonly expire: () => void
}

/** Doors whose tokens follow the clock. */
export function wixDoors(now: () => number, rotates: boolean): WixDoors {
  const tokens = new Map<string, number>()
  const codes = new Set<string>()
  let [counted, isRevoked, refreshToken] = [0, false, 'OAUTH2.refresh-0']
  const grant = (kind: string, seconds: number): string => {
    counted += 1
    const token = `OAUTH2.${kind}-secret-${counted}`
    tokens.set(token, now() + seconds * 1_000)
    return token
  }
  const doors: WixDoors = {
    appId: 'a-simulated-app',
    now,
    appSecret: 'the-secret-of-the-app',
    instanceId: '70000000-0000-4000-8000-000000000001',
    apiKey: 'IST.the-secret-api-key',
    siteId: '70000000-0000-4000-8000-000000000002',
    refreshToken: () => refreshToken,
    newCode: () => {
      counted += 1
      codes.add(`code-${counted}`)
      return `code-${counted}`
    },
    isOpen: (authorization, siteId) => {
      if (isRevoked) return false
      if (authorization === doors.apiKey) return siteId === doors.siteId
      return (tokens.get(authorization) ?? 0) > now()
    },
    revoke: () => {
      isRevoked = true
    },
    expire: () => tokens.clear(),
    answer: ({ method, path, body }) => {
      if (method !== 'POST') return undefined
      if (path === '/oauth2/token-info')
        return ok({ clientId: doors.appId, instanceId: doors.instanceId, siteId: doors.siteId })
      if (path !== '/oauth2/token' && path !== '/oauth/access') return undefined
      const isApp = textIn(body, 'client_id') === doors.appId && textIn(body, 'client_secret') === doors.appSecret
      if (!isApp || isRevoked) return applicationError(400, 'INVALID_CLIENT', 'the app or its secret is not right')
      const kind = textIn(body, 'grant_type')
      if (path === '/oauth2/token') {
        if (kind !== 'client_credentials' || textIn(body, 'instance_id') !== doors.instanceId)
          return applicationError(400, 'INVALID_GRANT', 'no such instance')
        return ok({ access_token: grant('app', APP_SECONDS), token_type: 'Bearer', expires_in: APP_SECONDS })
      }
      const isRight =
        kind === 'authorization_code'
          ? codes.delete(textIn(body, 'code'))
          : kind === 'refresh_token' && textIn(body, 'refresh_token') === refreshToken
      if (!isRight) return applicationError(400, 'INVALID_GRANT', 'the code or token is not right')
      if (rotates && kind === 'refresh_token') refreshToken = `OAUTH2.refresh-${(counted += 1)}`
      return ok({ access_token: grant('legacy', LEGACY_SECONDS), refresh_token: refreshToken })
    },
  }
  return doors
}
