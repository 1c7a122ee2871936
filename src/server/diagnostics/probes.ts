import { MailFailure } from '../integrations/mail/mail-failure.ts'
import type { Mailer } from '../integrations/mail/mailer.ts'
import { CLIENT_REFUSED, type RelyingParty, SignInFailed } from '../integrations/oidc/relying-party.ts'
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
    identity: relyingParty ? probe(() => relyingParty.check(), identityTrouble) : embedded('the built-in sign-in'),
    mail: mailer.outbox === undefined ? probe(() => mailer.check(), mailTrouble) : embedded('a folder of letters'),
  }
}

function embedded(detail: string): Probe {
  return { servesMs: OUTSIDE_MS, ask: async () => ({ ok: true, detail }) }
}

function probe(check: () => Promise<void>, troubleOf: (error: unknown) => string): Probe {
  const ask = async (): Promise<ProbeAnswer> => {
    try {
      await check()
      return { ok: true }
    } catch (error) {
      return { ok: false, detail: troubleOf(error) }
    }
  }
  return { servesMs: OUTSIDE_MS, ask }
}

const BY_CODE: Readonly<Record<string, string>> = {
  NoSuchBucket: 'FILES_URL names a bucket that does not exist.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known to the file storage.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the one that belongs to S3_ACCESS_KEY_ID.',
}

function bucketTrouble(error: unknown): string {
  if (!(error instanceof StorageFailure)) return 'FILES_URL cannot be used.'
  const known = BY_CODE[error.code]
  if (known !== undefined) return known
  if (error.trouble === 'denied') return 'S3_ACCESS_KEY_ID may not use the bucket that FILES_URL names.'
  return error.trouble === 'full'
    ? 'The bucket that FILES_URL names is full.'
    : 'FILES_URL names a file storage that does not answer.'
}

function folderTrouble(error: unknown): string {
  return error instanceof StorageFailure && error.trouble === 'full'
    ? 'DATA_DIR lies on a disk with less free space than MIN_FREE_MB.'
    : 'DATA_DIR cannot be written to.'
}

function identityTrouble(error: unknown): string {
  if (!(error instanceof SignInFailed)) return 'OIDC_ISSUER cannot be used.'
  return error.reason === 'misconfigured' ? CLIENT_REFUSED : 'OIDC_ISSUER names a provider that does not answer.'
}

function mailTrouble(error: unknown): string {
  return error instanceof MailFailure ? `SMTP_URL: ${error.message}` : 'SMTP_URL names no mail server that answers.'
}
