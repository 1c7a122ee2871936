import * as client from 'openid-client'

/** Sends one request to the provider. */
export type ProviderFetch = client.CustomFetch

/** An OpenID provider, and our client there. */
export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly redirectUri: string
  /** How to reach a provider that lives in this process. */
  readonly fetch?: ProviderFetch
}

/** The values that one sign-in must remember until the browser is back. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The claim with the session of the embedded provider. */
export const SESSION_CLAIM = 'pricewright_session'

/** How a sign-in is asked for. */
export interface SignInInput {
  /** The person must sign in again, whatever session the provider has. */
  readonly confirm: boolean
  /** The person has no account yet; providers that know the hint show that page first. */
  readonly register: boolean
  readonly loginHint?: string | undefined
}

/** The identity that the provider reports. Issuer and subject identify; all else is a label. */
export interface ProviderIdentity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /** When the person last signed in there, in epoch seconds; 0 if the provider does not say. */
  readonly authTime: number
  readonly idToken: string
  /** The session of the embedded provider; undefined for any other. */
  readonly providerSession: string | undefined
}

/** What the operator has to correct if the provider does not accept us. */
export const CLIENT_REFUSED = 'OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is not what the identity provider knows.'

/** Why a sign-in failed. */
export class SignInFailed extends Error {
  /** `misconfigured`: the provider does not accept us as a client. */
  readonly reason: 'cancelled' | 'refused' | 'unreachable' | 'misconfigured'
  constructor(reason: SignInFailed['reason'], cause: unknown) {
    super(`sign-in ${reason}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'SignInFailed'
    this.reason = reason
  }
}

/** Our side of OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export interface RelyingParty {
  /** Where to send the browser, and what to check when it returns. Throws `SignInFailed`. */
  begin(options: SignInInput): Promise<{ readonly url: string; readonly checks: Checks }>
  /** Redeems the code in the address that the browser returned to. Throws `SignInFailed`. */
  finish(returned: URL, checks: Checks, confirmed: boolean): Promise<ProviderIdentity>
  /** Asks the provider whether it would accept us. Throws `SignInFailed`. */
  check(): Promise<void>
  /** Where the provider ends its own session; undefined if it has no such page. */
  endSessionUrl(idToken: string | null, returnTo: string): Promise<string | undefined>
}

const SCOPE = 'openid email profile'
const TIMEOUT_SECONDS = 10
/** A confirmed sign-in must be this recent when it arrives. */
const CONFIRMED_SECONDS = 300

/** Makes the client of one provider. Its description is fetched at the first use, and again until that succeeds. */
export function createRelyingParty(settings: ProviderSettings): RelyingParty {
  let discovered: Promise<client.Configuration> | undefined
  const provider = (): Promise<client.Configuration> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw new SignInFailed('unreachable', error)
    })
    return discovered
  }
  return {
    async begin(options) {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(await provider(), {
        redirect_uri: settings.redirectUri,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(options.confirm ? { prompt: 'login', max_age: String(CONFIRMED_SECONDS) } : {}),
        ...(options.register ? { screen_hint: 'signup' } : {}),
        ...(options.loginHint ? { login_hint: options.loginHint } : {}),
      })
      return { url: url.href, checks }
    },

    async finish(returned, { state, nonce, verifier }, confirmed) {
      const configuration = await provider()
      try {
        const tokens = await client.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(confirmed ? { maxAge: CONFIRMED_SECONDS } : {}),
        })
        return await identityOf(configuration, tokens)
      } catch (error) {
        throw new SignInFailed(reasonOf(error), error)
      }
    },

    async check() {
      const configuration = await provider()
      try {
        // An invented code. A provider that knows us refuses the code; one that does not, refuses the client first (RFC 6749, 5.2).
        await client.genericGrantRequest(configuration, 'authorization_code', {
          code: client.randomState(),
          redirect_uri: settings.redirectUri,
          code_verifier: client.randomPKCECodeVerifier(),
        })
      } catch (error) {
        if (reasonOf(error) !== 'refused') throw new SignInFailed(reasonOf(error), error)
      }
    },

    async endSessionUrl(idToken, returnTo) {
      const configuration = await provider()
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnTo,
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      }).href
    },
  }
}

async function discover(settings: ProviderSettings): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, fetch } = settings
  // Plain http is for a provider on this computer; the plan refuses any other before the start.
  const onThisComputer = issuer.startsWith('http://') ? [client.allowInsecureRequests] : []
  const configuration = await client.discovery(new URL(issuer), clientId, {}, authentication(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The library would trust the connection; this also checks the signature of the ID token.
    execute: [client.enableNonRepudiationChecks, ...onThisComputer],
    ...(fetch ? { [client.customFetch]: fetch } : {}),
  })
  configuration.timeout = TIMEOUT_SECONDS
  return configuration
}

/** The provider chooses the method; if it does not say, the standard says basic. */
function authentication(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None()
  const basic = client.ClientSecretBasic(secret)
  const post = client.ClientSecretPost(secret)
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return methods.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>

async function identityOf(configuration: client.Configuration, tokens: Tokens): Promise<ProviderIdentity> {
  const claims = tokens.claims()
  if (!claims || tokens.id_token === undefined) throw new Error('the provider sent no ID token')
  const server = configuration.serverMetadata()
  const asked = claims['email'] === undefined && server.userinfo_endpoint !== undefined
  const told = asked ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(told['email']),
    emailVerified: told['email_verified'] === true,
    name: textOf(told['name']) || textOf(told['preferred_username']),
    authTime: claims.auth_time ?? 0,
    idToken: tokens.id_token,
    providerSession: textOf(claims[SESSION_CLAIM]) || undefined,
  }
}

/** Labels are bounded and storable, whatever the provider sends. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 200).trim() : ''
}

const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR'])

/** Errors about the client itself, not about the person. */
const UNACCEPTED = new Set(['invalid_client', 'unauthorized_client'])

function reasonOf(error: unknown): SignInFailed['reason'] {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'refused'
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return 'misconfigured'
  if (error instanceof client.ResponseBodyError) {
    if (UNACCEPTED.has(error.error)) return 'misconfigured'
    return error.status >= 500 ? 'unreachable' : 'refused'
  }
  if (error instanceof client.ClientError) return UNREACHABLE.has(error.code ?? '') ? 'unreachable' : 'refused'
  return error instanceof TypeError ? 'unreachable' : 'refused'
}
