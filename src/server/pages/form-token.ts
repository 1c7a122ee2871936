import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#domain/uuid.ts'

/** The signed time of a form, with an id: the same text sent twice is one message. */
export interface FormToken {
  readonly id: string
  readonly issuedAt: number
}

/** Signs and reads the tokens of forms. */
export interface FormTokens {
  issue(now: number): string
  /** Undefined where it was not signed by this key. */
  read(token: string): FormToken | undefined
}

/** Makes the tokens of one key. */
export function createFormTokens(key: Buffer): FormTokens {
  const signed = (issuedAt: string, id: string): string => {
    const mac = createHmac('sha256', key).update(`${issuedAt}.${id}`).digest('base64url')
    return `${issuedAt}.${id}.${mac}`
  }
  return {
    issue: (now) => signed(String(now), randomUUID()),
    read(token) {
      const [issuedAt = '', id = ''] = token.split('.', 3)
      if (!/^\d{1,15}$/.test(issuedAt) || !isUuid(id)) return undefined
      const [given, right] = [Buffer.from(token), Buffer.from(signed(issuedAt, id))]
      return given.length === right.length && timingSafeEqual(given, right)
        ? { id, issuedAt: Number(issuedAt) }
        : undefined
    },
  }
}
