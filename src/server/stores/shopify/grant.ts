import type { StoreReason } from '#contract/store-providers.ts'
import type { StoreAccess } from '../port.ts'
import { appOf, type FullSettings } from './settings.ts'

/** How a token is fetched anew: what is posted, and why that was refused. */
export interface Grant {
  readonly body: Readonly<Record<string, string>>
  readonly reasonOf: (status: number, text: string) => StoreReason
}

/** What Shopify calls the refusals of an app's own ID and secret, as JSON or in the title of a page. */
const REASONS: Readonly<Record<string, StoreReason>> = {
  application_cannot_be_found: 'app-keys',
  invalid_client: 'app-keys',
  app_not_installed: 'app-missing',
  shop_not_permitted: 'app-foreign',
}
const CODE = /\b(?:application_cannot_be_found|invalid_client|app_not_installed|shop_not_permitted)\b/
/** The status of a shop that does not exist, was not paid for, or is locked. */
const GONE: ReadonlySet<number> = new Set([402, 404, 423])

/**
 * The grant of an access: for an app of the person's own its client ID and secret, for the app of this server its refresh token; undefined
 * for a token that lasts. Throws `StoreFailure` where the app of this server is set up no more.
 */
export function grantOf(settings: FullSettings, access: StoreAccess): Grant | undefined {
  const { clientId = '', secret = '', refreshToken = '' } = access
  if (clientId !== '' && secret !== '')
    return {
      body: { client_id: clientId, client_secret: secret, grant_type: 'client_credentials' },
      reasonOf: ownAppReason,
    }
  if (refreshToken === '') return undefined
  const app = appOf(settings)
  return {
    body: {
      client_id: app.clientId,
      client_secret: app.secret,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    },
    reasonOf: () => 'access',
  }
}

function ownAppReason(status: number, text: string): StoreReason {
  const [code = ''] = CODE.exec(text) ?? []
  return REASONS[code] ?? (GONE.has(status) ? 'gone' : 'access')
}
