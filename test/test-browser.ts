interface Cookie {
  readonly value: string
  readonly path: string
}

/** What a page or call answered; redirects are followed or not, as asked. */
export interface Visit {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** A browser without scripts: cookies by path, redirects, forms, and the headers that real ones send. */
export class TestBrowser {
  readonly origin: string
  readonly cookies = new Map<string, Cookie>()
  bearer: string | undefined

  readonly #headers: Readonly<Record<string, string>>

  /** `headers` go with every request: a name of another browser, for one. */
  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin
    this.#headers = headers
  }

  /** Opens a page and follows its redirects to the end, or until an address begins with `until`. */
  async open(path: string, until?: string): Promise<Visit> {
    return this.follow(await this.request('GET', new URL(path, this.origin).href), until)
  }

  /** Sends the form of a page; `action` is relative to it. */
  async submit(page: Visit, fields: Readonly<Record<string, string>>, action = actionOf(page)): Promise<Visit> {
    const url = new URL(action, page.url).href
    const body = new URLSearchParams({ ...hiddenFields(page), ...fields }).toString()
    const headers = { origin: this.origin, 'content-type': 'application/x-www-form-urlencoded' }
    return this.follow(await this.request('POST', url, { headers, body }))
  }

  /** Follows redirects. */
  async follow(visit: Visit, until?: string): Promise<Visit> {
    const location = visit.headers.get('location')
    if (visit.status < 300 || visit.status > 399 || location === null) return visit
    const url = new URL(location, visit.url).href
    if (until !== undefined && url.startsWith(until)) return { ...visit, url }
    return this.follow(await this.request('GET', url), until)
  }

  /** Calls the API as the page would: cookie and bearer. */
  async call(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const visit = await this.request(method, new URL(path, this.origin).href, {
      headers: {
        origin: this.origin,
        ...(this.bearer === undefined ? {} : { authorization: `Bearer ${this.bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { ...visit, body: visit.text === '' ? undefined : (JSON.parse(visit.text) as Record<string, unknown>) }
  }

  /** Asks for the bearer and keeps it, as the page does when it opens. */
  async takeBearer() {
    const answer = await this.call('POST', '/api/auth/token')
    this.bearer = (answer.body?.['token'] as string | null | undefined) ?? undefined
    return answer
  }

  async request(
    method: string,
    url: string,
    { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: string } = {},
  ): Promise<Visit> {
    const cookie = this.#cookieHeader(new URL(url))
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...this.#headers, ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    })
    if (new URL(url).origin === this.origin) this.#keep(answer.headers.getSetCookie())
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  #cookieHeader({ origin, pathname }: URL): string {
    if (origin !== this.origin) return ''
    return [...this.cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ')
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(name.length + 1)
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/'
      const expires = attributes.find((each) => /^expires=/i.test(each))?.slice(8)
      const gone = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now())
      if (gone) this.cookies.delete(`${name} ${path}`)
      else this.cookies.set(`${name} ${path}`, { value, path })
    }
  }
}

function actionOf({ text }: Visit): string {
  return decode(/<form[^>]*action="([^"]+)"/.exec(text)?.[1] ?? '')
}

function hiddenFields({ text }: Visit): Record<string, string> {
  const inputs = [...text.matchAll(/<input\s[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag)
  return Object.fromEntries(
    inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')] as const).filter(([name]) => name !== ''),
  )
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
