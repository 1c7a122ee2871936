import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRealApp, type TestApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type ModelSimulator, startModelSimulator, WRONG_KEY } from '#test/model-simulator.ts'
import { type OidcSimulator, startOidcSimulator } from '#test/simulators/oidc.ts'
import { type S3Simulator, startS3 } from '#test/simulators/s3.ts'
import { type SmtpSimulator, startSmtpSimulator } from '#test/simulators/smtp.ts'
import { startStripeSimulator, type StripeSimulator } from '#test/simulators/stripe/stripe.ts'
import { makeStoreRows } from '#test/store-rows.ts'

const PARTS = ['database', 'storage', 'identity', 'mail', 'payments', 'store', 'model', 'rates']

describeOneEngine('health', (context) => {
  let oidc: OidcSimulator
  let s3: S3Simulator
  let smtp: SmtpSimulator
  let stripe: StripeSimulator
  let model: ModelSimulator
  let app: TestApp | undefined

  beforeAll(async () => {
    stripe = await startStripeSimulator()
    model = await startModelSimulator()
    oidc = await startOidcSimulator({ sub: 'anna', email: 'anna@example.com', email_verified: true })
    s3 = await startS3()
    smtp = await startSmtpSimulator()
    smtp.behaviour = { login: { user: 'shop', password: 'secret' } }
  })
  afterAll(async () => {
    await Promise.all([oidc.close(), s3.close(), smtp.close(), stripe.close(), model.close()])
  })

  const outside = () => ({
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET: oidc.clientSecret,
    FILES_URL: s3.filesUrl,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SMTP_URL: `smtp://shop:secret@127.0.0.1:${smtp.port}?requireTLS=false`,
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.address,
    MODEL_URL: model.url,
    MODEL_NAME: 'm',
  })

  async function troublesWith(environment: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    app = await buildRealApp(context, environment)
    try {
      const parts = await app.health()
      expect(parts.map(({ name }) => name)).toEqual(PARTS)
      return Object.fromEntries(
        parts.flatMap(({ name, status, detail }) => (status === 'up' ? [] : [[name, detail?.() ?? '']])),
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
    [
      'a key that Stripe does not take',
      () => ({ STRIPE_SECRET_KEY: `sk_test_${'0'.repeat(32)}` }),
      'payments',
      /^STRIPE_SECRET_KEY is not accepted/,
    ],
    ['a Stripe that is down', () => ({ STRIPE_API_BASE: 'http://127.0.0.1:9' }), 'payments', /^Stripe does not answer/],
    ['a wrong key of the model', () => ({ MODEL_KEY: WRONG_KEY }), 'model', /^MODEL_KEY is not accepted/],
    ['a model that is down', () => ({ MODEL_URL: 'http://127.0.0.1:9/v1' }), 'model', /^MODEL_URL .* not answer/],
    ['a mail server that is down', () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }), 'mail', /^SMTP_URL: .* not be reached/],
  ])('OPS-05 DIAG-02 %s names its setting, and nothing else is blamed', async (_what, settings, part, words) => {
    const troubles = await troublesWith({ ...outside(), ...settings() })
    expect(Object.keys(troubles)).toEqual([part])
    expect(troubles[part]).toMatch(words)
    expect(JSON.stringify(troubles)).not.toMatch(/wrong|secret of|secret\/of|sk_test|not right/)
  })

  it('DIAG-02 however often health is asked, what others run is asked once', async () => {
    const before = stripe.asked.length
    app = await buildRealApp(context, outside())
    try {
      for (let times = 0; times < 5; times += 1) await Promise.all([app.health(), app.health()])
      expect(stripe.asked.slice(before)).toEqual(['GET /v1/prices'])
    } finally {
      await app.close()
    }
  })

  it('DIAG-02 a shop system is unwell when most of its stores are silent, and one store alone says nothing of it', async () => {
    const owner = await context.newUser()
    const add = (name: string, problem: string) =>
      makeStoreRows(context.dataAccess, owner, { name, provider: 'shopify', problem })
    await add('Silent', 'down')
    expect(await troublesWith({})).toEqual({})
    await add('Silent, too', 'busy')
    await add('Well', '')
    expect(await troublesWith({})).toEqual({ store: 'shopify: 2 of 3 do not answer' })
    await add('Well, too', '')
    expect(await troublesWith({})).toEqual({})
  })
})
