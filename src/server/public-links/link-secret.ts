import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/
/** The most open links of one list or document. */
export const MOST_OPEN = 50

/** A new secret: 256 bits in base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Whether a text has the form of a secret. */
export function isSecret(text: string): boolean {
  return SECRET.test(text)
}

/** The stored form of a secret. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether a link is open at a moment (epoch milliseconds). */
export function isOpen(
  { expiresAt, revokedAt }: { readonly expiresAt: string | null; readonly revokedAt: string | null },
  now: number,
): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now)
}
