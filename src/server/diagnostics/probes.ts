import { healthMessages } from '#contract/health-messages.ts'
import { MailFailure } from '../integrations/mail/mail-failure.ts'
import type { Mailer } from '../integrations/mail/mailer.ts'
import { type RelyingParty, SignInFailed } from '../integrations/oidc/relying-party.ts'
import { type FileStorage, StorageFailure } from '../integrations/storage/storage.ts'
import type { Probe, ProbeAnswer } from './health.ts'

/** What the product needs beside its database. */
export interface Deps {
  readonly storage: FileStorage
  /** Whether the files lie in a bucket. */
  readonly inBucket: boolean
  /** The outside provider; the embedded one is part of the process. */
  readonly relyingParty: RelyingParty | undefined
  readonly mailer: Mailer
}

/** How long an answer of an outside service is reused. */
const OUTSIDE_MS = 60_000

/** Asks each part, and names the setting of what is wrong (OPS-05, DIAG-02). */
export function surroundingProbes({ storage, inBucket, relyingParty, mailer }: Deps): Record<string, Probe> {
  return {
    storage: probe(() => storage.check(), inBucket ? bucketTrouble : folderTrouble),
    identity: relyingParty
      ? probe(() => relyingParty.check(), identityTrouble)
      : embedded(() => healthMessages.identity.builtIn),
    mail:
      mailer.outbox === undefined
        ? probe(() => mailer.check(), mailTrouble)
        : embedded(() => healthMessages.mail.folder),
  }
}

function embedded(detail: () => string): Probe {
  return { servesMs: OUTSIDE_MS, ask: async () => ({ ok: true, detail }) }
}

function probe(check: () => Promise<void>, troubleOf: (error: unknown) => string): Probe {
  const ask = async (): Promise<ProbeAnswer> => {
    try {
      await check()
      return { ok: true }
    } catch (error) {
      return { ok: false, detail: () => troubleOf(error) }
    }
  }
  return { servesMs: OUTSIDE_MS, ask }
}

const BY_CODE: Readonly<Record<string, 'noBucket' | 'key' | 'secret'>> = {
  NoSuchBucket: 'noBucket',
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'secret',
}

function bucketTrouble(error: unknown): string {
  const { storage } = healthMessages
  if (!(error instanceof StorageFailure)) return storage.unusable
  const known = BY_CODE[error.code]
  if (known !== undefined) return storage[known]
  if (error.trouble === 'denied') return storage.denied
  return error.trouble === 'full' ? storage.fullBucket : storage.away
}

function folderTrouble(error: unknown): string {
  const { fullDisk, unwritable } = healthMessages.storage
  return error instanceof StorageFailure && error.trouble === 'full' ? fullDisk : unwritable
}

function identityTrouble(error: unknown): string {
  const { refused, away, unusable } = healthMessages.identity
  if (!(error instanceof SignInFailed)) return unusable
  return error.reason === 'misconfigured' ? refused : away
}

function mailTrouble(error: unknown): string {
  const { failed, away } = healthMessages.mail
  return error instanceof MailFailure ? failed(error.say()) : away
}
