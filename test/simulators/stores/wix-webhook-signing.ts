import { createSign, generateKeyPairSync } from 'node:crypto'
import type { SimulatedDelivery } from './store-simulator.ts'

/** What signs the webhooks of a simulated app. */
export interface WixSigner {
  /** For the settings of the app: PEM. */
  readonly publicKey: string
  /** A delivery whose whole body is a signed token. */
  readonly delivery: (path: string, eventType: string, instanceId: string, data: object) => SimulatedDelivery
}

let pair: { readonly publicKey: string; readonly privateKey: string } | undefined

/** A pair of keys takes a while to make: it is made once. */
export function wixSigner(now: () => number): WixSigner {
  pair ??= newPair()
  const { publicKey, privateKey } = pair
  return {
    publicKey,
    delivery: (path, eventType, instanceId, data) => {
      const identity = JSON.stringify({ identityType: 'APP' })
      const inner = JSON.stringify({ eventType, instanceId, identity, data: JSON.stringify(data) })
      const seconds = Math.floor(now() / 1_000)
      const payload = { data: inner, iat: seconds, exp: seconds + 3_600 }
      const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(payload)}`
      const signature = createSign('sha256').update(signed).sign(privateKey).toString('base64url')
      return { path, headers: { 'content-type': 'text/plain' }, body: `${signed}.${signature}` }
    },
  }
}

/** Another pair of keys. */
export function newPair(): { readonly publicKey: string; readonly privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
