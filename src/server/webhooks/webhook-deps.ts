import { randomBytes } from 'node:crypto'
import type { Log } from '../kit/log.ts'
import type { Outgoing } from '../kit/outgoing.ts'
import { openText, sealText } from '../kit/sealing.ts'
import type { UserData } from '../kit/user-data.ts'

/** What webhooks need of the server. */
export interface WebhookDeps {
  readonly vault: WebhookVault
  readonly outgoing: Outgoing
  /** Allows addresses of this machine; only tests set it. */
  readonly mayAskLoopback: boolean
  /** Looks for work now. */
  readonly wakeJobs: () => void
  readonly log: Log
  /** How long one run for a webhook works before others get their turn; only tests set it. */
  readonly turnMs?: number | undefined
  /** How long a receiver may take; only tests set it. */
  readonly timeoutMs?: number | undefined
}

/** The same with the rows of users. */
export interface WebhookCallDeps extends WebhookDeps {
  readonly data: UserData
}

/** A webhook of an account: a secret that is sealed for one opens for no other. */
export interface OwnWebhook {
  readonly userId: string
  readonly webhookId: string
}

/** Seals the secrets that sign, so that neither the database nor a copy of it can sign in the name of an account. */
export interface WebhookVault {
  seal(secret: string, of: OwnWebhook): Buffer
  /** Undefined for what was sealed with another key, for another webhook, or changed. */
  open(sealed: Buffer, of: OwnWebhook): string | undefined
}

/** Makes the vault of a key of 32 bytes. */
export function createWebhookVault(key: Buffer): WebhookVault {
  const about = ({ userId, webhookId }: OwnWebhook): string => `webhook ${userId} ${webhookId}`
  return {
    seal: (secret, of) => sealText(key, about(of), secret),
    open: (sealed, of) => openText(key, about(of), sealed),
  }
}

const SECRET_BYTES = 32

/** A new secret that signs. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`
}
