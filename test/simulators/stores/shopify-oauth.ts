import { createHmac, randomBytes } from 'node:crypto'

interface Tokens {
  readonly domain: string
  readonly clientId: string
  readonly secret: string
  readonly now: () => number
}

const HOUR_MS = 3_600_000

/** Lets an app in, and knows which tokens open the simulated shop. */
export class ShopTokens {
  readonly #options: Tokens
  /** Until when each token opens the shop. */
  readonly #tokens = new Map<string, number>()
  readonly #codes = new Set<string>()
  readonly #refreshes = new Set<string>()

  constructor(options: Tokens) {
    this.#options = options
  }

  /** A token that does not expire, as of a custom app. */
  lasting(): string {
    return this.#given(Number.POSITIVE_INFINITY)
  }

  opens(token: unknown): boolean {
    return typeof token === 'string' && (this.#tokens.get(token) ?? 0) > this.#options.now()
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

  /** The answer of the address of tokens; undefined for what it refuses. */
  exchanged(body: Readonly<Record<string, unknown>>): object | undefined {
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
      access_token: this.#given(this.#options.now() + HOUR_MS),
      scope: SCOPE,
      expires_in: HOUR_MS / 1_000,
      refresh_token: refresh,
      refresh_token_expires_in: 7_776_000,
    }
  }

  #given(until: number): string {
    const token = `shpat_${randomBytes(16).toString('hex')}`
    this.#tokens.set(token, until)
    return token
  }
}

const SCOPE = 'write_products,write_inventory,read_locations'
