import { describe, expect, it } from 'vitest'
import { identityPlan, type IdentitySettings, startRefusal } from './identity-plan.ts'

const HERE: IdentitySettings = {
  publicUrl: 'http://127.0.0.1:3000',
  loopback: true,
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  OIDC_CLIENT_SECRET: '',
  SECRETS_KEY: '',
}
const PUBLIC: IdentitySettings = {
  publicUrl: 'https://shop.example.com',
  loopback: false,
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
  SECRETS_KEY: 'x'.repeat(43),
}

describe('identity plan', () => {
  it('AUTH-03 a fresh computer signs in with the embedded provider', () => {
    expect(identityPlan(HERE)).toEqual({ kind: 'embedded' })
    for (const publicUrl of ['http://localhost:3000', 'http://[::1]:3000']) {
      expect(identityPlan({ ...HERE, publicUrl })).toEqual({ kind: 'embedded' })
    }
  })

  it('AUTH-02 a configured provider is used, with or without a secret, also on this computer', () => {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = PUBLIC
    expect(identityPlan(PUBLIC)).toEqual({ kind: 'provider', issuer, clientId, clientSecret: 'secret' })
    expect(identityPlan({ ...PUBLIC, OIDC_CLIENT_SECRET: '' })).toMatchObject({ clientSecret: undefined })
    expect(identityPlan({ ...PUBLIC, publicUrl: HERE.publicUrl, loopback: true, SECRETS_KEY: '' }).kind).toBe(
      'provider',
    )
    expect(identityPlan({ ...PUBLIC, OIDC_ISSUER: 'http://127.0.0.1:9000' }).kind).toBe('provider')
  })

  it.each<[string, string, Partial<IdentitySettings>]>([
    ['OIDC_ISSUER', 'others can reach it', { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }],
    ['OIDC_ISSUER', 'a client has no provider', { OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', 'the provider is reached in clear', { OIDC_ISSUER: 'http://id.example.com' }],
    ['OIDC_CLIENT_ID', 'the provider does not know us', { OIDC_CLIENT_ID: '' }],
    ['PUBLIC_URL', 'people would come in clear', { publicUrl: 'http://shop.example.com' }],
    ['PUBLIC_URL', 'no public address is set', { publicUrl: 'http://0.0.0.0:3000' }],
    ['SECRETS_KEY', 'nothing protects stored secrets', { SECRETS_KEY: '' }],
  ])('AUTH-03 OPS-05 a public start is refused and names %s when %s', (setting, _when, change) => {
    expect(startRefusal({ ...PUBLIC, ...change })?.startsWith(`${setting} `)).toBe(true)
  })

  it.each([
    'https://shop.example.com',
    'http://192.168.1.20:3000',
    'https://127.0.0.1:3000',
    'http://127.0.0.1.evil.example',
  ])('AUTH-03 the embedded provider is refused behind %s, also when the server itself listens here', (publicUrl) => {
    expect(startRefusal({ ...HERE, publicUrl })).toMatch(/^OIDC_ISSUER is missing: PUBLIC_URL/)
  })

  it('AUTH-03 the embedded provider is refused where others can reach it, whatever the address says', () => {
    expect(startRefusal({ ...HERE, loopback: false })).toMatch(
      /^OIDC_ISSUER is missing: a server that other computers can/,
    )
  })
})
