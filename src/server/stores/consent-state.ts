import * as z from 'zod/mini'
import { STORE_PROVIDERS, type StoreProviderName } from '#contract/store-providers.ts'
import { openText, sealText } from '../kit/sealing.ts'
import { sharedNow } from '../kit/clock.ts'

/** The time that the owner of a store has on the pages of its provider. */
const CONSENT_MS = 30 * 60_000
/** What comes back with an address may be anything. */
const LONGEST_STATE = 2_000

const schema = z.strictObject({
  userId: z.string(),
  provider: z.enum(STORE_PROVIDERS),
  /** The store that is connected again. */
  again: z.nullable(z.string()),
  expiresAt: z.int(),
})

/** Who began to connect which store: it goes along to the provider and back, sealed, so that nobody can finish for somebody else. */
export type ConsentState = Omit<z.infer<typeof schema>, 'expiresAt'>

const about = (provider: StoreProviderName): string => `consent of ${provider}`

/** Seals the state for the address of the provider. `now` in epoch milliseconds. */
export function sealState(key: Buffer, state: ConsentState, now = sharedNow()): string {
  const text = JSON.stringify({ ...state, expiresAt: now + CONSENT_MS })
  return sealText(key, about(state.provider), text).toString('base64url')
}

/** Opens the state that came back; undefined if it is not ours, of another provider, or too old. */
export function openState(
  key: Buffer,
  provider: StoreProviderName,
  sealed: string | undefined,
  now = sharedNow(),
): ConsentState | undefined {
  if (sealed === undefined || sealed.length > LONGEST_STATE) return undefined
  const text = openText(key, about(provider), Buffer.from(sealed, 'base64url'))
  if (text === undefined) return undefined
  const { expiresAt, ...state } = schema.parse(JSON.parse(text))
  return expiresAt > now && state.provider === provider ? state : undefined
}
