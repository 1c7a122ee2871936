import { randomUUID } from 'node:crypto'
import { INVITATION_DAYS } from '#contract/teams/invitation.ts'
import { deleteAccount } from './accounts/data/delete-account.ts'
import { hashOf, invitationKeyOf, loadSecretsKey, sealingKeys } from './accounts/secrets.ts'
import { INVITATION_MAIL, invitationToken } from './accounts/team/invitations.ts'
import type { Config } from './config.ts'
import { openStorage } from './integrations/storage/open-storage.ts'
import { outboxFolder } from './integrations/mail/outbox.ts'
import { createDataAccess } from './kit/database/data-access.ts'
import type { Database } from './kit/database/database.ts'
import { chosenLanguage } from './maintenance/chosen-language.ts'
import type { CopyRules } from './maintenance/copy-account.ts'
import type { AccountMove } from './maintenance/move-account.ts'
import { MoveError } from './maintenance/move-error.ts'
import type { InvitePerson } from './maintenance/move-team.ts'
import { createCardVault } from './payments/cards/card-deps.ts'
import { createStoreVault } from './stores/access.ts'
import { createWebhookVault } from './webhooks/webhook-deps.ts'

/** An installation by its settings, with its database open. */
export interface OpenInstallation {
  readonly config: Config
  readonly database: Database
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What moving accounts from one installation to another needs (OPS-08). Throws `MoveError` where both keep files in one place. */
export async function accountMove(from: OpenInstallation, to: OpenInstallation): Promise<AccountMove> {
  refuseOnePlace(from.config, to.config)
  const [fromKey, toKey] = [await loadSecretsKey(from.config), await loadSecretsKey(to.config)]
  const storage = openStorage(from.config)
  const deletion = {
    dataAccess: createDataAccess(from.database),
    storage,
    outbox: outboxFolder(from.config.dataDir),
    log: quiet,
  }
  return {
    from: { database: from.database, files: storage },
    to: { database: to.database, files: openStorage(to.config) },
    providers: from.config.STRIPE_SECRET_KEY === to.config.STRIPE_SECRET_KEY ? ['stripe', 'test'] : ['test'],
    reseal: resealer(fromKey, toKey),
    keepsPasswords: from.config.OIDC_ISSUER === '' && to.config.OIDC_ISSUER === '',
    invite: inviter(toKey),
    remove: (userId, steps) => deleteAccount(deletion, userId, steps),
  }
}

/** Each installation erases files that its own database does not know. */
function refuseOnePlace(from: Config, to: Config): void {
  const placeOf = ({ FILES_URL, dataDir }: Config): string => FILES_URL || dataDir
  if (placeOf(from) === placeOf(to))
    throw new MoveError(
      'Both keep their files in the same place. Give each FILES_URL a folder of its own in the bucket.',
    )
}

function resealer(fromKey: Buffer, toKey: Buffer): CopyRules['reseal'] {
  const [from, to] = [vaultsOf(fromKey), vaultsOf(toKey)]
  return (table, column, id, userId, sealed) => {
    if (table === 'store_access') {
      const of = { userId, storeId: id }
      const access = from.stores.open(sealed, of)
      return access && to.stores.seal(access, of)
    }
    if (table === 'webhook') {
      const of = { userId, webhookId: id }
      const secret = from.webhooks.open(sealed, of)
      return secret === undefined ? undefined : to.webhooks.seal(secret, of)
    }
    const of = { userId, accountId: id }
    const what = column === 'signing' ? 'signing' : 'key'
    const text = from.cards.open(sealed, what, of)
    return text === undefined ? undefined : to.cards.seal(text, what, of)
  }
}

function vaultsOf(secretsKey: Buffer) {
  const keys = sealingKeys(secretsKey)
  return {
    stores: createStoreVault(keys.stores),
    webhooks: createWebhookVault(keys.webhooks),
    cards: createCardVault(keys.cards),
  }
}

/** The secret of an invitation follows from the key of the installation, so each is made anew there. */
function inviter(toKey: Buffer): InvitePerson {
  const key = invitationKeyOf(toKey)
  return async (target, accountId, { email, role }) => {
    const [id, createdAt] = [randomUUID(), Date.now()]
    await target.query({
      text: `insert into invitation (account_id, id, email, role, hash, created_at, expires_at)
        values ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($6 / 1000.0) + make_interval(days => $7))`,
      values: [
        accountId,
        id,
        email,
        role,
        hashOf(invitationToken(key, { accountId, id, createdAt })),
        createdAt,
        INVITATION_DAYS,
      ],
    })
    const language = await chosenLanguage(target, accountId)
    await target.query({
      text: 'insert into job (kind, user_id, payload) values ($1, $2, $3::jsonb)',
      values: [INVITATION_MAIL, accountId, JSON.stringify({ id, language })],
    })
  }
}
