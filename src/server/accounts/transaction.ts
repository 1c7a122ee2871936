import * as z from 'zod/mini'
import { seal, unseal } from './secrets.ts'
import { sharedNow } from '../kit/clock.ts'

/** The time that a person has at the identity provider. */
export const TRANSACTION_SECONDS = 600

const schema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards, already checked. */
  next: z.nullable(z.string()),
  /** Begun on the registration page (AUTH-09). */
  registering: z.boolean(),
  /** The provider was asked to confirm that it is still the same person (AUTH-12). */
  confirming: z.boolean(),
  expiresAt: z.int(),
})

/** The state of one sign-in; the browser keeps it, sealed. */
export type Transaction = z.infer<typeof schema>

/** Seals a transaction for the browser to keep. */
export function sealTransaction(key: Buffer, transaction: Omit<Transaction, 'expiresAt'>, now = sharedNow()): string {
  return seal(key, JSON.stringify({ ...transaction, expiresAt: now + TRANSACTION_SECONDS * 1000 }))
}

/** Opens the state that the browser brought back; undefined if it is missing, too old, or not ours. */
export function openTransaction(key: Buffer, sealed: string | undefined, now = sharedNow()): Transaction | undefined {
  const text = sealed === undefined ? undefined : unseal(key, sealed)
  if (text === undefined) return undefined
  const transaction = schema.parse(JSON.parse(text))
  return transaction.expiresAt > now ? transaction : undefined
}
