import * as z from 'zod/mini'
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { type Chat, chatOf, chatProblems } from './site/chat-provider.ts'
import { FOLDER } from './integrations/storage/storage.ts'
import { isLoopbackUrl } from './kit/loopback-url.ts'
import { webhookKey } from './stores/wix/wix-webhooks.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

const optional = z._default(z.string(), '')

/** A setting that may be absent, or empty as `.env` files have it. */
function emptyOr(isRight: (text: string) => boolean, message: string) {
  return z._default(z.string().check(z.refine((text) => text === '' || isRight(text), message)), '')
}

function address(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && protocols.includes(url.protocol) && url.host !== '' ? url : undefined
}

const isWebAddress = (text: string): boolean => address(text, ['http:', 'https:']) !== undefined
const webAddressOrEmpty = z
  .string()
  .check(z.refine((text) => text === '' || isWebAddress(text), 'must be a web address, or empty'))
const isOrigin = (text: string): boolean => isWebAddress(text) && /^https?:\/\/[^/?#@*]+$/.test(text)
const isEmail = (text: string): boolean => /^[^\s@<>",;]+@[^\s@<>",;]+$/.test(text.trim())
const isSender = (text: string): boolean => isEmail(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text)
const isShortLine = (text: string): boolean => text.length <= 200 && !/[\r\n]/.test(text)
const BUCKET_SETTINGS = new Set(['endpoint', 'region'])

function isBucket(text: string): boolean {
  const url = address(text, ['s3:'])
  const endpoint = url?.searchParams.get('endpoint')
  if (!url || url.username !== '' || [...url.searchParams.keys()].some((name) => !BUCKET_SETTINGS.has(name)))
    return false
  return endpoint === null || endpoint === undefined || isWebAddress(endpoint)
}

/** Names of ranges that the framework knows, beside addresses and ranges written out. */
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/')
  if (PROXY_NAMES.has(text.trim())) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

const megabytes = z.string().check(z.regex(/^\d{1,9}$/, 'must be a number of megabytes'))

const schema = z.object({
  HOST: z._default(z.string().check(z.minLength(1, 'must be the name or number of a network address')), '127.0.0.1'),
  PORT: z._default(
    z
      .string()
      .check(z.refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535, 'must be from 1 to 65535')),
    '3000',
  ),
  PUBLIC_URL: emptyOr(isOrigin, 'must be like https://shop.example.com'),
  TRUSTED_PROXIES: emptyOr(
    (text) => text.split(',').every(isProxy),
    'must be addresses or ranges with commas between them, such as 10.0.0.0/8, 2001:db8::1 or loopback',
  ),
  DATA_DIR: z._default(z.string().check(z.regex(/^[^\0]+$/, 'must be the path of a folder')), './data'),
  DATABASE_URL: emptyOr((text) => /^postgres(ql)?:\/\//.test(text), 'must start with postgres://'),
  MIN_FREE_MB: z._default(megabytes, '256'),
  FILES_URL: emptyOr(isBucket, 'must be like s3://bucket?endpoint=https://s3.example.com&region=eu-central-1'),
  FILES_FORMER_URL: emptyOr(
    (text) => text === FOLDER || isBucket(text),
    'must be folder, or like s3://bucket?endpoint=https://s3.example.com&region=eu-central-1',
  ),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  FILES_QUOTA_MB: z._default(megabytes, '1024'),
  OIDC_ISSUER: emptyOr(isWebAddress, 'must be a web address'),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_ACCOUNT_URL: emptyOr(isWebAddress, 'must be a web address'),
  ADMIN_EMAILS: emptyOr((text) => text.split(',').every(isEmail), 'must be e-mail addresses with commas between them'),
  SMTP_URL: emptyOr((text) => address(text, ['smtp:', 'smtps:']) !== undefined, 'must start with smtp:// or smtps://'),
  MAIL_FROM: z._default(
    z.string().check(z.refine(isSender, 'must be an e-mail address, such as Shop <shop@example.com>')),
    'Pricewright <pricewright@localhost>',
  ),
  OPERATOR_NAME: emptyOr(isShortLine, 'must be one line of at most 200 characters'),
  OPERATOR_ADDRESS: emptyOr(isShortLine, 'must be one line of at most 200 characters, with commas between its parts'),
  OPERATOR_EMAIL: emptyOr(isEmail, 'must be an e-mail address, such as office@example.com'),
  SECRETS_KEY: emptyOr((text) => /^[\w+/-]{43}=?$/.test(text), 'must be 32 bytes in base64: openssl rand -base64 32'),
  RATES_URL: z._default(webAddressOrEmpty, 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  RATES_HISTORY_URL: z._default(webAddressOrEmpty, 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml'),
  RATE_LIMIT: z._default(
    z.string().check(z.regex(/^\d{1,7}$/, 'must be requests a minute; 0 switches the limit off')),
    '1200',
  ),
  PARENT_ORIGINS: emptyOr(
    (text) => text.split(',').every((each) => isOrigin(each.trim())),
    'must be origins with commas between them, such as https://portal.example.com',
  ),
  CHAT_PROVIDER: z._default(z.enum(['', 'tawk', 'crisp', 'chatwoot'], 'must be tawk, crisp or chatwoot, or empty'), ''),
  CHAT_ID: optional,
  CHAT_URL: emptyOr(isOrigin, 'must be like https://chat.example.com'),
  CHAT_ORIGIN: emptyOr(isOrigin, 'must be like https://chat.shop.example.com'),
  MODEL_URL: emptyOr(isWebAddress, 'must be a web address such as http://127.0.0.1:11434/v1'),
  MODEL_NAME: optional,
  MODEL_KEY: optional,
  MODEL_DAILY_TOKENS: z._default(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be tokens of one account on one day; 0 switches the limit off')),
    '500000',
  ),
  WIX_APP_ID: optional,
  WIX_APP_SECRET: optional,
  WIX_WEBHOOK_PUBLIC_KEY: emptyOr(
    (text) => webhookKey(text) !== undefined,
    'must be the public key of the app with Wix, as PEM or its base64',
  ),
  WIX_API_BASE: z._default(
    z.string().check(z.refine(isOrigin, 'must be like https://www.wixapis.com')),
    'https://www.wixapis.com',
  ),
  SHOPIFY_APP_KEY: optional,
  SHOPIFY_APP_SECRET: optional,
  SHOPIFY_API_BASE: emptyOr(
    (text) => isWebAddress(text.replace('{shop}', 'shop')),
    'must be a web address such as http://127.0.0.1:4000, in which {shop} stands for the domain of a shop',
  ),
  SHOPIFY_API_VERSION: z._default(
    z.string().check(z.regex(/^\d{4}-(?:01|04|07|10)$/, 'must be a version of the Admin API, such as 2026-10')),
    '2026-10',
  ),
  METRICS: z._default(z.enum(['', 'loopback'], 'must be loopback, or empty'), ''),
  METRICS_TOKEN: emptyOr(
    (text) => /^[\w+/=.-]{20,500}$/.test(text),
    'must be at least 20 letters and digits: openssl rand -hex 32',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: emptyOr(isWebAddress, 'must be a web address such as http://127.0.0.1:4318'),
  STRIPE_SECRET_KEY: emptyOr(
    (text) => /^[rs]k_(?:live|test)_\w+$/.test(text),
    'must be a secret or restricted key of Stripe, such as sk_live_… or rk_test_…',
  ),
  STRIPE_WEBHOOK_SECRET: emptyOr(
    (text) => /^whsec_\S+$/.test(text),
    'must be the signing secret of the webhook at Stripe: whsec_…',
  ),
  STRIPE_API_BASE: z._default(
    z.string().check(z.refine(isOrigin, 'must be like https://api.stripe.com')),
    'https://api.stripe.com',
  ),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'warn',
  ),
})

/** The checked settings (OPS-05). */
export type Config = z.infer<typeof schema> & {
  readonly port: number
  readonly publicUrl: string
  readonly dataDir: string
  /** Free space below which the embedded database refuses writes. */
  readonly minFreeBytes: number
  /** The storage quota of one user's files. */
  readonly quotaBytes: number
  readonly loopback: boolean
  readonly adminEmails: readonly string[]
  /** Proxies whose header with the caller's address is trusted (OPS-09). */
  readonly trustedProxies: readonly string[]
  /** Other origins that may show the product in a frame (SHELL-06). */
  readonly parentOrigins: readonly string[]
  /** The language model of the assistant, if the operator set one up (CHAT-04). */
  readonly model: { readonly url: string; readonly name: string; readonly key: string } | undefined
  /** What opens the operator's account at Stripe; without it plans are paid in the test mode (SUB-05). */
  readonly stripe: { readonly key: string; readonly webhookSecret: string; readonly base: string } | undefined
  /** The live chat, if the operator set one up (SHELL-02). */
  readonly chat: Chat | undefined
}

/** A wrong setting; the message names it and what it must be (OPS-05). */
export class ConfigurationError extends Error {}

/** Reads the settings from the environment. Throws `ConfigurationError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, cwd: string): Config {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    )
  }
  const values = parsed.data
  if (values.FILES_URL !== '' || isBucket(values.FILES_FORMER_URL)) requireKeys(values)
  requireAnotherPlace(values)
  requireTogether(values, ['MODEL_URL', 'MODEL_NAME'])
  requireTogether(values, ['WIX_APP_ID', 'WIX_APP_SECRET'])
  requireTogether(values, ['SHOPIFY_APP_KEY', 'SHOPIFY_APP_SECRET'])
  requireTogether(values, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const port = Number(values.PORT)
  const publicUrl = values.PUBLIC_URL || `http://${inAddress(values.HOST)}:${port}`
  requireSecureStripe(values.STRIPE_API_BASE, publicUrl)
  const chat = { ...values, CHAT_ORIGIN: values.CHAT_ORIGIN || otherLoopback(publicUrl) }
  const wrong = chatProblems(chat, publicUrl)
  if (wrong.length > 0) throw new ConfigurationError(wrong.join('\n'))
  return {
    ...values,
    port,
    publicUrl,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(cwd, values.DATA_DIR),
    minFreeBytes: Number(values.MIN_FREE_MB) * 2 ** 20,
    quotaBytes: Number(values.FILES_QUOTA_MB) * 2 ** 20,
    loopback: LOOPBACK.has(values.HOST),
    adminEmails: listed(values.ADMIN_EMAILS.toLowerCase()),
    trustedProxies: listed(values.TRUSTED_PROXIES),
    parentOrigins: listed(values.PARENT_ORIGINS),
    chat: chatOf(chat),
    stripe:
      values.STRIPE_SECRET_KEY === ''
        ? undefined
        : {
            key: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            base: values.STRIPE_API_BASE,
          },
    model:
      values.MODEL_URL === ''
        ? undefined
        : { url: values.MODEL_URL, name: values.MODEL_NAME.trim(), key: values.MODEL_KEY },
  }
}

/** On one's own computer the machine has two names; empty elsewhere. */
function otherLoopback(publicUrl: string): string {
  const { protocol, hostname, port } = new URL(publicUrl)
  return hostname === '127.0.0.1' ? `${protocol}//localhost:${port}` : ''
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}

function requireKeys(values: Readonly<Record<'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>>): void {
  const missing = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => values[name] === '')
  if (missing.length > 0)
    throw new ConfigurationError(missing.map((name) => `${name} must be set when FILES_URL is`).join('\n'))
}

/** Files that are moved to where they are would be removed there as their own originals. */
function requireAnotherPlace({
  FILES_URL,
  FILES_FORMER_URL,
}: Readonly<Record<'FILES_URL' | 'FILES_FORMER_URL', string>>): void {
  if (FILES_FORMER_URL !== '' && FILES_FORMER_URL === (FILES_URL || FOLDER))
    throw new ConfigurationError('FILES_FORMER_URL must be another place than FILES_URL: files are moved from there')
}

/** Half an app opens nothing. */
function requireTogether<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly [Name, Name],
): void {
  const missing = names.filter((name) => values[name].trim() === '')
  if (missing.length === 1) throw new ConfigurationError(`${missing[0]} must be set with the other one`)
}

/** A key is sent unencrypted to this computer alone, and only while it is developed on: never from where others come to. */
function requireSecureStripe(base: string, publicUrl: string): void {
  if (base.startsWith('https:') || (isLoopbackUrl(base) && isLoopbackUrl(publicUrl))) return
  throw new ConfigurationError('STRIPE_API_BASE must begin with https://')
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
