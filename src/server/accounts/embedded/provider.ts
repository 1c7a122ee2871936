import type { EventEmitter } from 'node:events'
import type { ClientMetadata, Configuration, KoaContextWithOIDC, default as Provider } from 'oidc-provider'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Log } from '#server/kit/log.ts'
import { documentOf } from '../pages/layout.ts'
import { deriveKey } from '../secrets.ts'
import { SESSION_CLAIM } from '#server/integrations/oidc/relying-party.ts'
import type { People } from './people.ts'
import { errorPage, signedOutPage, signOutPage } from './provider-pages.ts'
import { loadSigningKey } from './signing-key.ts'
import { createStateStore } from './state-store.ts'

/** Where the embedded provider is mounted. */
export const IDENTITY_PATH = '/identity'
/** Our own name at the embedded provider. */
export const CLIENT_ID = 'pricewright'

/** What the embedded provider is made of. */
export interface ProviderParts {
  readonly dataAccess: DataAccess
  readonly people: People
  readonly secretsKey: Buffer
  readonly publicUrl: string
  readonly redirectUri: string
  readonly log: Log
}

const MINUTE = 60
const DAY = 86_400

/** Our own secret at the embedded provider: derived, so it need not be stored. */
export function embeddedClientSecret(secretsKey: Buffer): string {
  return deriveKey(secretsKey, 'embedded provider: client').toString('base64url')
}

/**
 * Makes the OpenID provider of this computer. Its library takes a quarter of a second to load, so it is loaded when it is first needed.
 */
export async function createEmbeddedProvider(parts: ProviderParts): Promise<Provider> {
  const { dataAccess, secretsKey, publicUrl, log } = parts
  const [library, signingKey] = await Promise.all([
    import('oidc-provider/lib/provider.js'),
    loadSigningKey(dataAccess, deriveKey(secretsKey, 'embedded provider: signing key')),
  ])
  const stateKey = deriveKey(secretsKey, 'embedded provider: state')
  const provider = new library.Provider(publicUrl + IDENTITY_PATH, {
    ...fixed,
    adapter: (kind) => createStateStore(dataAccess, stateKey, kind),
    clients: [ourselves(parts)],
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [deriveKey(secretsKey, 'embedded provider: cookies').toString('base64url')],
      names: { session: 'identity', interaction: 'identity_step', resume: 'identity_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: IDENTITY_PATH },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    interactions: { url: (_context, { uid }) => `${IDENTITY_PATH}/interaction/${uid}` },
    findAccount: (_context, id, token) => findAccount(parts.people, id, token),
  })
  const failed = (error: Error): void => log.error({ err: error }, 'the embedded identity provider failed')
  const emitter: EventEmitter = provider
  emitter.on('error', failed)
  provider.on('server_error', (_context: KoaContextWithOIDC, error: Error) => failed(error))
  return provider
}

function ourselves({ publicUrl, redirectUri, secretsKey }: ProviderParts): ClientMetadata {
  return {
    client_id: CLIENT_ID,
    client_secret: embeddedClientSecret(secretsKey),
    client_name: 'Pricewright',
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [new URL('/', publicUrl).href],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: 'ES256',
    require_auth_time: true,
  }
}

/** The ID token also names the session here, so that revoking the product's session ends this one too (AUTH-14). */
async function findAccount(people: People, id: string, token: object | undefined) {
  const person = await people.byId(id)
  if (!person) return undefined
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      email: person.email,
      email_verified: person.emailVerified,
      ...(token && 'sessionUid' in token ? { [SESSION_CLAIM]: token.sessionUid } : {}),
    }),
  }
}

const fixed: Configuration = {
  responseTypes: ['code'],
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub', SESSION_CLAIM], email: ['email', 'email_verified'] },
  // The ID token carries the e-mail, so that no second call is needed.
  conformIdTokenClaims: false,
  clientAuthMethods: ['client_secret_basic'],
  extraParams: ['screen_hint'],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  loadExistingGrant,
  renderError: (context, { error, error_description: description }) => {
    context.type = 'html'
    context.body = documentOf(errorPage(error, description))
  },
  ttl: {
    AccessToken: 10 * MINUTE,
    AuthorizationCode: MINUTE,
    Grant: 14 * DAY,
    IdToken: 60 * MINUTE,
    Interaction: 60 * MINUTE,
    Session: 14 * DAY,
  },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource: endSession, postLogoutSuccessSource: showSignedOut },
    userinfo: { enabled: false },
  },
}

/** The one client is this product, so no consent is asked for. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known === undefined ? undefined : await provider.Grant.find(known)
  if (grant) return grant
  const made = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  made.addOIDCScope('openid email profile')
  await made.save()
  return made
}

/** Our own sign-out proves whose session it ends, so it needs no further question; any other is asked about. */
async function endSession(context: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, entities, provider } = context.oidc
  const proof = entities.IdTokenHint?.payload as { sub?: unknown } | undefined
  const returnTo = session?.state?.['postLogoutRedirectUri']
  if (!session || proof?.sub !== session.accountId || typeof returnTo !== 'string') {
    context.body = documentOf(signOutPage(form))
    return
  }
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId !== undefined) await (await provider.Grant.find(grantId))?.destroy()
  }
  await session.destroy()
  context.cookies.set(provider.cookieName('session'), null, { path: IDENTITY_PATH, signed: true })
  context.status = 303
  context.redirect(returnTo)
}

function showSignedOut(context: KoaContextWithOIDC): void {
  context.body = documentOf(signedOutPage())
}
