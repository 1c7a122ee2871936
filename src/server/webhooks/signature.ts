import { createHmac } from 'node:crypto'

/**
 * The value of the signature header: the moment in seconds, and the HMAC-SHA256 of `t.body` with each secret in hex. A receiver accepts it
 * if one of them is its own and the moment is no more than five minutes away.
 */
export function signatureOf(secrets: readonly string[], body: string, seconds: number): string {
  const signed = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')
    return `v1=${mac}`
  })
  return [`t=${seconds}`, ...signed].join(',')
}
