import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a TLS server shows of itself, PEM. */
export interface TestCertificate {
  readonly key: string
  readonly cert: string
}

const OIDS = {
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
} as const

const DAY_MS = 86_400_000

/** Makes a certificate of this computer's own, signed by itself and good for a day either way (RFC 5280, in DER as X.690 says). */
export function makeCertificate(): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('ecdsaWithSha256'))
  const name = sequence(der(0x31, sequence(oid('commonName'), der(0x0c, Buffer.from('localhost')))))
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(moment(Date.now() - DAY_MS), moment(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('subjectAltName'), der(0x04, names)))),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const whole = sequence(body, algorithm, der(0x03, signature))
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(whole) }
}

/** Tag, length and contents. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return der(0x30, ...contents)
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes)
}

function oid(name: keyof typeof OIDS): Buffer {
  return der(0x06, Buffer.from(OIDS[name]))
}

/** UTCTime: YYMMDDHHMMSSZ. */
function moment(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
