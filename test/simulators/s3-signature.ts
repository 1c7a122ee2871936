import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may come in. */
export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const CLOCK_SKEW_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

/** Why a request is refused as S3 would: its code; undefined where its Signature Version 4 is right (docs of AWS, "Signature Version 4"). */
export function signatureFault(request: IncomingMessage, body: Buffer, credentials: Credentials): string | undefined {
  const [, keyId, day, region, signedHeaders = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (keyId === undefined || day === undefined) return 'AccessDenied'
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed'
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied'
  const at = header(request, 'x-amz-date')
  if (!at.startsWith(day) || Math.abs(Date.now() - instantOf(at)) > CLOCK_SKEW_MS) return 'RequestTimeTooSkewed'
  const payload = header(request, 'x-amz-content-sha256')
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const canonical = canonicalRequest(request, names, payload)
  const scope = `${day}/${region}/s3/aws4_request`
  const expected = hmac(
    signingKey(credentials.secretAccessKey, day, region),
    ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'),
  ).toString('hex')
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? undefined : 'SignatureDoesNotMatch'
}

function canonicalRequest(request: IncomingMessage, names: readonly string[], payload: string): string {
  const url = new URL(request.url ?? '/', 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}\n`).join('')
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/')
  return [request.method, path, query, headers, names.join(';'), payload].join('\n')
}

/** As AWS encodes: everything but letters, digits and `-._~`. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function signingKey(secret: string, day: string, region: string): Buffer {
  return ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(Buffer.from(`AWS4${secret}`), day), region))
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

function instantOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
