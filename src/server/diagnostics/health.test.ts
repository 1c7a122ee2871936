import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRealApp, type TestApp } from '#test/app.ts'
import { describeEachEngine } from '#test/database.ts'
import { type OidcSimulator, startOidcSimulator } from '#test/simulators/oidc.ts'
import { type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'

describeEachEngine('health', (context) => {
  let oidc: OidcSimulator
  let s3: S3Simulator
  let smtp: SmtpSimulator
  let app: TestApp | undefined

  beforeAll(async () => {
    oidc = await startOidcSimulator({ sub: 'anna', email: 'anna@example.com', email_verified: true })
    s3 = await startS3()
    smtp = await startSmtpSimulator()
    smtp.behaviour = { login: { user: 'shop', password: 'secret' } }
  })
  afterAll(async () => {
    await Promise.all([oidc.close(), s3.close(), smtp.close()])
  })

  const outside = () => ({
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET: oidc.clientSecret,
    FILES_URL: s3.filesUrl,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SMTP_URL: `smtp://shop:secret@127.0.0.1:${smtp.port}?requireTLS=false`,
  })

  async function troublesWith(environment: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    app = await buildRealApp(context, environment)
    try {
      const parts = await app.health()
      expect(parts.map(({ name }) => name)).toEqual(['database', 'storage', 'identity', 'mail', 'rates'])
      return Object.fromEntries(
        parts.flatMap(({ name, status, detail = '' }) => (status === 'up' ? [] : [[name, detail]])),
      )
    } finally {
      await app.close()
    }
  }

  it('DIAG-02 all is well on a fresh machine, and with every outside service in order', async () => {
    expect(await troublesWith({})).toEqual({})
    expect(await troublesWith(outside())).toEqual({})
  })

  it.each<[string, () => Record<string, string>, string, RegExp]>([
    [
      'a wrong client secret',
      () => ({ OIDC_CLIENT_SECRET: 'wrong' }),
      'identity',
      /^OIDC_CLIENT_ID or OIDC_CLIENT_SECRET/,
    ],
    [
      'a provider that is down',
      () => ({ OIDC_ISSUER: 'http://127.0.0.1:9' }),
      'identity',
      /^OIDC_ISSUER .* not answer/,
    ],
    [
      'a missing bucket',
      () => ({ FILES_URL: s3.filesUrl.replace('pictures', 'gone') }),
      'storage',
      /^FILES_URL .* not exist/,
    ],
    ['a wrong key of the bucket', () => ({ S3_SECRET_ACCESS_KEY: 'wrong' }), 'storage', /^S3_SECRET_ACCESS_KEY/],
    [
      'a bucket that is down',
      () => ({ FILES_URL: 's3://pictures?endpoint=http://127.0.0.1:9' }),
      'storage',
      /^FILES_URL .* not answer/,
    ],
    [
      'a wrong password of the mail server',
      () => ({ SMTP_URL: `smtp://shop:wrong@127.0.0.1:${smtp.port}?requireTLS=false` }),
      'mail',
      /^SMTP_URL: .* did not accept the login/,
    ],
    ['a mail server that is down', () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }), 'mail', /^SMTP_URL: .* not be reached/],
  ])('OPS-05 DIAG-02 %s names its setting, and nothing else is blamed', async (_what, settings, part, words) => {
    const troubles = await troublesWith({ ...outside(), ...settings() })
    expect(Object.keys(troubles)).toEqual([part])
    expect(troubles[part]).toMatch(words)
    expect(JSON.stringify(troubles)).not.toMatch(/wrong|secret of|secret\/of/)
  })
})
