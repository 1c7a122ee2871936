import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'
import { chatPolicy } from './site/chat-provider.ts'
import { startFailure } from './start-failure.ts'
import { DataFolderInUse } from './kit/database/data-folder.ts'
import { DatabaseError, DatabaseUnavailable, LowDiskError } from './kit/database/database.ts'

/** Values that each setting refuses; a setting that is missing here fails the test that counts. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  HOST: [''],
  PORT: ['', 'http', '0', '65536', '-1', '3000.5', ' 3000', '99999'],
  PUBLIC_URL: [
    'shop',
    'shop.example.com',
    'ftp://shop.example.com',
    'https://',
    'https://shop.example.com/',
    'https://a b',
    'https://u:p@shop',
  ],
  TRUSTED_PROXIES: ['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1,,', '2001:db8::/129', '10.0.0.0/8/8', 'true'],
  DATA_DIR: ['', 'a\0b'],
  DATABASE_URL: ['mysql://x', 'localhost', 'http://x'],
  MIN_FREE_MB: ['', 'lots', '-1', '1.5', '256MB'],
  FILES_QUOTA_MB: ['', 'lots', '-1', '1.5', '1GB'],
  OIDC_ISSUER: ['login', 'ldap://x', 'https://'],
  OIDC_ACCOUNT_URL: ['account', 'javascript:alert(1)', '/account'],
  ADMIN_EMAILS: ['boss', 'boss@example.com;chief@example.com', 'boss@example.com,,', '<boss@example.com>'],
  SMTP_URL: ['mail.example.com', 'http://mail.example.com', 'smtp://'],
  MAIL_FROM: ['', 'Shop', 'Shop <shop>', 'shop@example.com\r\nBcc: x@evil.example', 'a@b.example,c@d.example'],
  OPERATOR_NAME: ['a\nb', 'a\rb', 'a'.repeat(201)],
  OPERATOR_ADDRESS: ['a\nb', 'a'.repeat(201)],
  OPERATOR_EMAIL: ['office', 'office@example.com\r\nBcc: x@evil.example', 'a@b.example,c@d.example'],
  SECRETS_KEY: ['short', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}!`],
  RATES_URL: ['ecb', 'ftp://rates.example.com/daily.xml', 'https://'],
  RATES_HISTORY_URL: ['ecb', 'ftp://rates.example.com/hist.xml', 'https://'],
  FILES_URL: [
    's3://',
    'https://bucket.example.com',
    's3://bucket?endpoint=ftp://x',
    's3://bucket?endpoint=',
    's3://bucket?bucket=x',
    's3://key:secret@bucket',
  ],
  FILES_FORMER_URL: ['files', './files', 's3://', 'https://bucket.example.com'],
  RATE_LIMIT: ['', 'many', '-1', '1.5'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector', 'grpc://127.0.0.1:4317', 'https://'],
  METRICS: ['yes', 'on', '0.0.0.0'],
  METRICS_TOKEN: ['short', 'a'.repeat(19), `${'a'.repeat(20)} b`],
  LOG_LEVEL: ['', 'verbose', 'WARN'],
  PARENT_ORIGINS: [
    'portal',
    'https://portal.example.com/',
    'https://a.example,,',
    '*',
    'http://*.example.com',
    "https://a.example 'self'",
  ],
  MODEL_URL: ['model', 'ftp://models.example.com', 'https://'],
  MODEL_DAILY_TOKENS: ['', 'many', '-1', '1.5', '1'.repeat(10)],
  CHAT_PROVIDER: ['intercom', 'Tawk'],
  CHAT_URL: ['https://*.example.com', 'chat', 'https://chat.example.com/x', 'https://a b'],
  CHAT_ORIGIN: ['chat', 'https://chat.example.com/x'],
  WIX_WEBHOOK_PUBLIC_KEY: ['key', '-----BEGIN PUBLIC KEY-----'],
  WIX_API_BASE: ['', 'wix', 'ftp://wix.example.com', 'https://wix.example.com/'],
  SHOPIFY_API_BASE: ['{shop}', 'ftp://{shop}', 'https://'],
  SHOPIFY_API_VERSION: ['', 'unstable', '2026-11', '2026', '2026-10 '],
  STRIPE_SECRET_KEY: ['key', 'pk_live_a', 'sk_prod_a', 'sk_live_', 'sk_live_a b'],
  STRIPE_WEBHOOK_SECRET: ['secret', 'whsec_', 'whsec_ a'],
  STRIPE_API_BASE: ['', 'stripe', 'https://stripe.example.com/v1', 'http://stripe.example.com'],
}

/** Any text is a name or a secret of the operator's provider. */
const FREE = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CHAT_ID',
  'MODEL_NAME',
  'MODEL_KEY',
  'WIX_APP_ID',
  'WIX_APP_SECRET',
  'SHOPIFY_APP_KEY',
  'SHOPIFY_APP_SECRET',
]

const RIGHT = {
  HOST: '0.0.0.0',
  PORT: '8080',
  PUBLIC_URL: 'https://shop.example.com:8443',
  TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1,loopback',
  DATABASE_URL: 'postgresql://u:p@h/d?host=/run',
  MIN_FREE_MB: '0',
  OIDC_ISSUER: 'https://login.example.com/realms/x',
  OIDC_ACCOUNT_URL: 'https://login.example.com/account',
  ADMIN_EMAILS: 'Boss@example.com, chief@example.com',
  SMTP_URL: 'smtps://u:p@mail.example.com:465',
  MAIL_FROM: 'shop@example.com',
  SECRETS_KEY: `${'A'.repeat(43)}=`,
  RATES_URL: 'http://rates.example.com/daily.xml',
  RATE_LIMIT: '0',
  METRICS: 'loopback',
  METRICS_TOKEN: 'a'.repeat(64),
  LOG_LEVEL: 'debug',
}

describe('the settings', () => {
  it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'OPS-05 %s=%j stops the start and is named',
    (name, value) => {
      const read = () => readConfig({ [name]: value }, '/srv')
      expect(read).toThrow(ConfigurationError)
      expect(read).toThrow(new RegExp(`^${name} must `))
    },
  )

  it('OPS-05 every setting is either tried with wrong values or free', () => {
    const known = Object.keys(readConfig({}, '/srv')).filter((name) => name === name.toUpperCase())
    expect(known.sort()).toEqual([...Object.keys(WRONG), ...FREE].sort())
  })

  it('SUB-03 a key of Stripe needs the secret of its webhook, and is never sent unencrypted from where others come to', () => {
    const whole = { STRIPE_SECRET_KEY: 'sk_live_a1', STRIPE_WEBHOOK_SECRET: 'whsec_b2' }
    const read = (over: object) => () => readConfig({ ...whole, ...over }, '/srv')
    expect(read({ STRIPE_WEBHOOK_SECRET: '' })).toThrow(/^STRIPE_WEBHOOK_SECRET must be set/)
    expect(read({ STRIPE_SECRET_KEY: '' })).toThrow(/^STRIPE_SECRET_KEY must be set/)
    const near = { STRIPE_API_BASE: 'http://127.0.0.1:4000' }
    expect(read(near)().stripe).toEqual({ key: 'sk_live_a1', webhookSecret: 'whsec_b2', base: 'http://127.0.0.1:4000' })
    expect(read({ ...near, PUBLIC_URL: 'https://shop.example.com' })).toThrow(
      'STRIPE_API_BASE must begin with https://',
    )
    expect(read({})().stripe?.base).toBe('https://api.stripe.com')
    expect(readConfig({}, '/srv').stripe).toBeUndefined()
  })

  it('OPS-05 two wrong settings are both named', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' }, '/srv')).toThrow(/^PORT must .*\nLOG_LEVEL must /)
  })

  it('OPS-02 nothing needs to be set, and empty lines of .env are as if they were not there', () => {
    const bare = readConfig({}, '/srv')
    expect(bare).toMatchObject({
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: '/srv/data',
      loopback: true,
      minFreeBytes: 256 * 2 ** 20,
    })
    const empty = { PUBLIC_URL: '', DATABASE_URL: '', OIDC_ISSUER: '', ADMIN_EMAILS: '', SMTP_URL: '', SECRETS_KEY: '' }
    expect(readConfig(empty, '/srv')).toEqual(bare)
  })

  it('OPS-02 the address is one also where the host is a number of the newer kind', () => {
    expect(readConfig({ HOST: '::1' }, '/srv')).toMatchObject({ publicUrl: 'http://[::1]:3000', loopback: true })
  })

  it('OPS-05 right values are taken as they are', () => {
    expect(readConfig(RIGHT, '/srv')).toMatchObject({
      port: 8_080,
      publicUrl: RIGHT.PUBLIC_URL,
      loopback: false,
      adminEmails: ['boss@example.com', 'chief@example.com'],
      minFreeBytes: 0,
    })
  })
})

describe('the apps of shop systems', () => {
  it.each([
    [{ WIX_APP_ID: 'app' }, 'WIX_APP_SECRET'],
    [{ WIX_APP_SECRET: 'secret' }, 'WIX_APP_ID'],
    [{ SHOPIFY_APP_KEY: 'app' }, 'SHOPIFY_APP_SECRET'],
    [{ SHOPIFY_APP_KEY: ' ', SHOPIFY_APP_SECRET: 'secret' }, 'SHOPIFY_APP_KEY'],
  ])('OPS-05 STORE-01 an app is set up with both of its settings, not %j alone', (settings, missing) => {
    expect(() => readConfig(settings, '/srv')).toThrow(`${missing} must be set with the other one`)
  })

  it('STORE-01 without apps the addresses are those of the providers, and the version of Shopify is a fixed one', () => {
    expect(readConfig({ WIX_APP_ID: '', SHOPIFY_API_BASE: '' }, '/srv')).toMatchObject({
      WIX_API_BASE: 'https://www.wixapis.com',
      SHOPIFY_API_BASE: '',
      SHOPIFY_API_VERSION: '2026-10',
    })
    expect(readConfig({ SHOPIFY_API_BASE: 'https://{shop}' }, '/srv').SHOPIFY_API_BASE).toBe('https://{shop}')
  })
})

describe('the language model', () => {
  it.each([{ MODEL_URL: 'http://127.0.0.1:11434/v1' }, { MODEL_NAME: 'small' }])(
    'OPS-05 CHAT-04 a language model needs its address and its name, not %j alone',
    (settings) => {
      expect(() => readConfig(settings, '/srv')).toThrow(/^MODEL_(URL|NAME) must be set/)
    },
  )
})

describe('the bucket of the files', () => {
  const KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

  it.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('OPS-05 it needs %s', (name) => {
    expect(() => readConfig({ FILES_URL: 's3://bucket', ...KEYS, [name]: '' }, '/srv')).toThrow(
      `${name} must be set when FILES_URL is`,
    )
  })

  it('OPS-05 right ones are taken, and none means the data folder', () => {
    const FILES_URL = 's3://bucket/shop?endpoint=http://127.0.0.1:9000&region=eu-central-1'
    expect(readConfig({ FILES_URL, ...KEYS }, '/srv')).toMatchObject({ FILES_URL, quotaBytes: 2 ** 30 })
    expect(readConfig({ FILES_QUOTA_MB: '5' }, '/srv')).toMatchObject({ FILES_URL: '', quotaBytes: 5 * 2 ** 20 })
  })

  it.each([
    [{ FILES_FORMER_URL: 'folder' }, 'another place'],
    [{ FILES_URL: 's3://bucket', FILES_FORMER_URL: 's3://bucket', ...KEYS }, 'another place'],
    [{ FILES_FORMER_URL: 's3://bucket' }, 'S3_ACCESS_KEY_ID must be set'],
  ])('OPS-02 OPS-05 files are moved from another place, whose keys are known: %j', (settings, message) => {
    expect(() => readConfig(settings, '/srv')).toThrow(message)
  })

  it.each([
    { FILES_URL: 's3://bucket', FILES_FORMER_URL: 'folder', ...KEYS },
    { FILES_FORMER_URL: 's3://bucket', ...KEYS },
  ])('OPS-02 files are moved to a bucket and back: %j', (settings) => {
    expect(readConfig(settings, '/srv')).toMatchObject(settings)
  })
})

describe('the live chat', () => {
  const BASE = 'https://chat.example.com'

  it.each([
    ['tawk', '5f0c/1abc', '', 'https://embed.tawk.to'],
    ['crisp', '0b7a1f5e-8f4c-4f6e-9f52-0a4f9a4f1c1d', '', 'https://client.crisp.chat'],
    ['chatwoot', 'aB3-_x', BASE, BASE],
  ])('SHELL-02 %s is set up by its id, and its script comes from %s %s', (provider, id, url, origin) => {
    const settings = { CHAT_PROVIDER: provider, CHAT_ID: id, CHAT_URL: url }
    // On one's own computer the frame has its other name.
    const frameOrigin = 'http://localhost:3000'
    expect(readConfig(settings, '/srv').chat).toEqual({ provider, id, origin, frameOrigin })
  })

  it.each([
    ['tawk', '5f0c', ''],
    ['tawk', '5f0c/1abc/../x', ''],
    ['crisp', 'website', ''],
    ['chatwoot', '"><script>', BASE],
    ['chatwoot', '', BASE],
  ])('SHELL-02 %s with the id %j stops the start', (provider, id, url) => {
    const read = () => readConfig({ CHAT_PROVIDER: provider, CHAT_ID: id, CHAT_URL: url }, '/srv')
    expect(read).toThrow(new RegExp(`^CHAT_ID must be what ${provider} calls`))
  })

  it.each(['', 'https://shop.example.com'])(
    'SHELL-02 its script runs at another origin than the product, not at %j',
    (origin) => {
      const settings = { CHAT_PROVIDER: 'tawk', CHAT_ID: '5f0c/1abc', PUBLIC_URL: 'https://shop.example.com' }
      const read = (CHAT_ORIGIN: string) => readConfig({ ...settings, CHAT_ORIGIN }, '/srv')
      expect(() => read(origin)).toThrow(/^CHAT_ORIGIN must be another address of this server/)
      expect(read(BASE).chat?.frameOrigin).toBe(BASE)
    },
  )

  it('SHELL-02 a server of one’s own is named', () => {
    expect(() => readConfig({ CHAT_PROVIDER: 'chatwoot', CHAT_ID: 'x' }, '/srv')).toThrow(/^CHAT_URL must be set/)
  })

  it('SHELL-02 the policy of its frame names the service that was chosen, and no other', () => {
    const chat = { provider: 'chatwoot', id: 'x', origin: BASE, frameOrigin: 'https://chat.shop.example.com' } as const
    const policy = chatPolicy(chat, 'https://shop.example.com')
    expect(policy).toContain('frame-ancestors https://shop.example.com;')
    expect(policy).toContain(`script-src 'self' ${BASE};`)
    expect(policy).toContain('wss://chat.example.com')
    expect(policy).not.toMatch(/tawk|crisp|\*/)
  })
})

describe('a start that fails', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://u:hunter2@db/shop', PORT: '80', HOST: '10.0.0.1' }, '/srv')
  const system = (code: string, rest: object) => Object.assign(new Error(`${code}: it is so`), { code, ...rest })

  it.each([
    ['a wrong setting', new ConfigurationError('PORT must be from 1 to 65535'), 78, /^PORT must/],
    ['a held folder', new DataFolderInUse('/srv/data'), 75, /\/srv\/data is in use .* DATA_DIR, or set DATABASE_URL/],
    ['a full disk', new LowDiskError(1, 2 ** 30), 75, /Free some space, or lower MIN_FREE_MB\.$/],
    [
      'a database that is away',
      new DatabaseUnavailable('connect ECONNREFUSED'),
      69,
      /^DATABASE_URL .* does not answer/,
    ],
    [
      'a wrong password',
      new DatabaseError('password authentication failed', '28P01'),
      78,
      /^DATABASE_URL .* refuses us/,
    ],
    ['a database that is not there', new DatabaseError('database "shop" does not exist', '3D000'), 78, /^DATABASE_URL/],
    ['a busy port', system('EADDRINUSE', { syscall: 'listen' }), 75, /^PORT 80 is in use/],
    ['a port of the system', system('EACCES', { syscall: 'listen' }), 78, /^PORT 80 needs rights .* 1024 or more/],
    ['a foreign address', system('EADDRNOTAVAIL', { syscall: 'listen' }), 78, /^HOST 10\.0\.0\.1 is no address/],
    ['a name that nobody knows', system('ENOTFOUND', { syscall: 'getaddrinfo' }), 78, /^HOST/],
    ['a file where the folder should be', system('EEXIST', { syscall: 'mkdir', path: '/srv/data' }), 78, /^DATA_DIR/],
    ['a folder that is closed to us', system('EACCES', { syscall: 'open', path: '/srv/data/x' }), 78, /^DATA_DIR/],
    ['what nobody thought of', new TypeError('x is not a function'), 1, /TypeError: x is not a function\n +at /],
  ])('OPS-05 %s ends with its own exit code and words', (_what, error, exitCode, message) => {
    const failure = startFailure(error, config)
    expect(failure.exitCode).toBe(exitCode)
    expect(failure.message).toMatch(message)
    expect(failure.message).not.toContain('hunter2')
  })
})
