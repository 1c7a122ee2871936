import { createHmac, randomBytes } from 'node:crypto'

/** An app that can ask for tokens. */
export interface SimulatedApp {
  readonly clientId: string
  readonly secret: string
}

interface Tokens extends SimulatedApp {
  readonly domain: string
  /** The app of the shop's own organisation. */
  readonly own: SimulatedApp
  readonly now: () => number
}

/** What the address of tokens answers. */
export interface TokenAnswer {
  readonly status: number
  readonly body: object
}

const HOUR_MS = 3_600_000
const DAY_SECONDS = 86_399

/** Lets an app in, and knows which tokens open the simulated shop. */
export class ShopTokens {
  readonly #options: Tokens
  /** Until when each token opens the shop, and the secret of its app. */
  readonly #tokens = new Map<string, { readonly until: number; readonly secret: string }>()
  readonly #codes = new Set<string>()
  readonly #refreshes = new Set<string>()

  constructor(options: Tokens) {
    this.#options = options
  }

  /** A token that does not expire, as of a custom app. */
  lasting(): string {
    return this.#given(Number.POSITIVE_INFINITY, this.#options.secret)
  }

  /** The secret of the app whose token it is; undefined for one that does not open the shop. */
  opens(token: unknown): string | undefined {
    const known = typeof token === 'string' ? this.#tokens.get(token) : undefined
    return known && known.until > this.#options.now() ? known.secret : undefined
  }

  /** Ends all tokens before their time. */
  forget(): void {
    this.#tokens.clear()
  }

  /** Where the browser goes once the owner agreed; undefined for an app that is not known. */
  authorized(query: URLSearchParams): string | undefined {
    const { domain, clientId, secret, now } = this.#options
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== clientId || !URL.canParse(redirect)) return undefined
    const code = randomBytes(16).toString('hex')
    this.#codes.add(code)
    const signed = new URLSearchParams({
      code,
      host: Buffer.from(`admin.shopify.com/store/${domain.split('.')[0]}`).toString('base64'),
      shop: domain,
      state: query.get('state') ?? '',
      timestamp: String(Math.floor(now() / 1_000)),
    })
    signed.sort()
    signed.append('hmac', createHmac('sha256', secret).update(signed.toString()).digest('hex'))
    return `${redirect}?${signed.toString()}`
  }

  /** The answer of the address of tokens. */
  answered(body: Readonly<Record<string, unknown>>, isInstalled: boolean): TokenAnswer {
    if (body.grant_type === 'client_credentials') return this.#byCredentials(body, isInstalled)
    const tokens = isInstalled ? this.#exchanged(body) : undefined
    return tokens ? { status: 200, body: tokens } : refused('invalid_request', 'The code is not valid.')
  }

  #byCredentials(body: Readonly<Record<string, unknown>>, isInstalled: boolean): TokenAnswer {
    const { own, clientId, secret, now } = this.#options
    const app = [own, { clientId, secret }].find((each) => each.clientId === body.client_id)
    if (!app) return refused('application_cannot_be_found', 'Could not find Shopify API application with that api_key')
    if (app.secret !== body.client_secret) return refused('invalid_client', 'The client secret is not valid.')
    if (app !== own) return refused('shop_not_permitted', 'Client credentials cannot be performed on this shop.')
    if (!isInstalled) return refused('app_not_installed', 'The application is not installed on this shop.')
    const token = this.#given(now() + DAY_SECONDS * 1_000, own.secret)
    return { status: 200, body: { access_token: token, scope: SCOPE, expires_in: DAY_SECONDS } }
  }

  /** The tokens for a code or a refresh token; undefined for what is refused. */
  #exchanged(body: Readonly<Record<string, unknown>>): object | undefined {
    const { clientId, secret } = this.#options
    if (body.client_id !== clientId || body.client_secret !== secret) return undefined
    if (body.grant_type === 'refresh_token')
      return this.#refreshes.has(String(body.refresh_token)) ? this.#expiring() : undefined
    if (!this.#codes.delete(String(body.code))) return undefined
    return body.expiring === '1' ? this.#expiring() : { access_token: this.lasting(), scope: SCOPE }
  }

  #expiring(): object {
    const refresh = `shprt_${randomBytes(16).toString('hex')}`
    this.#refreshes.add(refresh)
    return {
      access_token: this.#given(this.#options.now() + HOUR_MS, this.#options.secret),
      scope: SCOPE,
      expires_in: HOUR_MS / 1_000,
      refresh_token: refresh,
      refresh_token_expires_in: 7_776_000,
    }
  }

  #given(until: number, secret: string): string {
    const token = `shpat_${randomBytes(16).toString('hex')}`
    this.#tokens.set(token, { until, secret })
    return token
  }
}

function refused(error: string, description: string): TokenAnswer {
  return { status: 400, body: { error, error_description: description } }
}

const SCOPE = 'write_products,write_inventory,read_locations'
