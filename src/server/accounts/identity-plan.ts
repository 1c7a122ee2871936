import { isLoopbackUrl } from '../kit/loopback-url.ts'

/** The settings that decide how people sign in. */
export interface IdentitySettings {
  readonly publicUrl: string
  /** Whether the server listens on this computer alone. */
  readonly loopback: boolean
  readonly OIDC_ISSUER: string
  readonly OIDC_CLIENT_ID: string
  readonly OIDC_CLIENT_SECRET: string
  readonly SECRETS_KEY: string
}

/** How people sign in: with the embedded provider, with an outside one, or not at all. */
export type IdentityPlan =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'provider'
      readonly issuer: string
      readonly clientId: string
      /** Absent for a public client, which PKCE alone protects. */
      readonly clientSecret: string | undefined
    }
  | { readonly kind: 'refuse'; readonly message: string }

/** Decides how people sign in. Refuses settings that would let strangers or nobody in, and names the setting (AUTH-03, OPS-05). */
export function identityPlan(settings: IdentitySettings): IdentityPlan {
  const message = settings.OIDC_ISSUER === '' ? embeddedRefusal(settings) : providerRefusal(settings)
  if (message !== undefined) return { kind: 'refuse', message }
  if (settings.OIDC_ISSUER === '') return { kind: 'embedded' }
  return {
    kind: 'provider',
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET || undefined,
  }
}

/** Why the server must not start, or undefined. */
export function startRefusal(settings: IdentitySettings): string | undefined {
  const plan = identityPlan(settings)
  return plan.kind === 'refuse' ? plan.message : undefined
}

function embeddedRefusal({ loopback, publicUrl, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: IdentitySettings) {
  if (OIDC_CLIENT_ID !== '' || OIDC_CLIENT_SECRET !== '') {
    return 'OIDC_ISSUER is missing: OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong to an identity provider. Set all three or none.'
  }
  if (!loopback) {
    return (
      'OIDC_ISSUER is missing: a server that other computers can reach needs a real identity provider. ' +
      'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or leave HOST at 127.0.0.1 to use it on this computer alone.'
    )
  }
  if (!isLoopbackUrl(publicUrl) || !publicUrl.startsWith('http://')) {
    return (
      'OIDC_ISSUER is missing: PUBLIC_URL leads people here from elsewhere, and the built-in sign-in serves this computer alone. ' +
      'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or leave PUBLIC_URL empty.'
    )
  }
  return undefined
}

function providerRefusal(settings: IdentitySettings): string | undefined {
  const { loopback, publicUrl, OIDC_ISSUER, OIDC_CLIENT_ID, SECRETS_KEY } = settings
  if (OIDC_CLIENT_ID === '') return 'OIDC_CLIENT_ID is missing: OIDC_ISSUER needs the client id that the provider gave.'
  if (!OIDC_ISSUER.startsWith('https://') && !isLoopbackUrl(OIDC_ISSUER)) {
    return 'OIDC_ISSUER must start with https://, unless the provider runs on this computer.'
  }
  if (!publicUrl.startsWith('https://') && !isLoopbackUrl(publicUrl)) {
    return 'PUBLIC_URL must be the https:// address by which people reach this server, such as https://shop.example.com.'
  }
  if (!loopback && SECRETS_KEY === '') {
    return 'SECRETS_KEY is missing: it encrypts stored secrets. Make one with: openssl rand -base64 32'
  }
  return undefined
}
