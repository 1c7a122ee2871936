import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { textOfPdf } from '#test/pdf-text.ts'

/** Figures that occur only in costs and margins, in every form in which they could leak. */
const COST = { baseCost: 7.7391, shippingCost: 3.1117 }
const LEAKS = [
  /7[.,]7391|77391|7[.,]74\b/,
  /3[.,]1117|31117/,
  /10[.,]8508|108508|10[.,]85\b/,
  /cost|margin|markup|floor|supplier/i,
]
const UNKNOWN = 'A'.repeat(43)

describeOneEngine('public links', (context) => {
  let app: TestApp
  let ann: TestCaller
  let bob: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
    return () => app.close()
  })

  const call = (
    caller: TestCaller | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => app.call(caller, { method, url, ...(body ? { body } : {}) })
  const open = async (path: string) => {
    const headers = { host: new URL(app.origin).host }
    const answer = await app.fastify.inject({ method: 'GET', url: path, headers })
    return { status: answer.statusCode, text: answer.body, bytes: answer.rawPayload, headers: answer.headers }
  }
  const newList = async (fields: object = {}): Promise<string> => {
    const product = await call(ann, 'POST', '/api/products', {
      name: '=HYPERLINK("x") <script>alert(1)</script>',
      sku: 'A&B',
      baseCurrency: 'EUR',
      costBreakdown: { ...COST, importDuty: 12.3457, additionalCosts: [{ label: 'Supplier margin', amount: 1.2343 }] },
      pricingMode: 'retailPrice',
      tradePricing: { retailPrice: 25, tradePrice: 19.5 },
      floorMargin: 33.3331,
    })
    const title = 'List of <i>spring</i>'
    const list = await call(ann, 'POST', '/api/price-lists', { title, productIds: [product.body['id']], ...fields })
    expect(list.status).toBe(201)
    return String(list.body['id'])
  }
  const newLink = async (list: string, body: object = {}) => {
    const answer = await call(ann, 'POST', `/api/price-lists/${list}/links`, body)
    expect(answer.status).toBe(201)
    return { path: String(answer.body['path']), id: String(answer.body['id']) }
  }

  it('PLIST-05 whoever has the link sees list, PDF and CSV without a sign-in, and its owner counts the views', async () => {
    const list = await newList({ showTrade: true, accent: '#1d7a3f' })
    const { path } = await newLink(list, { expiresInDays: 7, locale: 'de-DE' })
    expect(path).toMatch(/^\/p\/[\w-]{43}$/)
    const page = await open(path)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('List of &lt;i&gt;spring&lt;/i&gt;')
    expect(page.text).toContain('25,00')
    expect(page.text).toContain('Trade 19,50')
    expect(page.text).toContain('fill="#1d7a3f"')
    expect(page.text).not.toMatch(/<script>|alert\(1\)<\/script|<i>/)
    const pdf = await open(`${path}.pdf`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(textOfPdf(pdf.bytes)).toContain('25,00 €')
    const csv = await open(`${path}.csv`)
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(csv.text).toContain(`"'=HYPERLINK(""x"") <script>alert(1)</script>",A&B,1,EUR,25.00,19.50`)
    await open(path)
    const { body } = await call(ann, 'GET', `/api/price-lists/${list}/links`)
    expect(body['items']).toMatchObject([{ views: 2, revokedAt: null, lastViewedAt: expect.any(String) as string }])
  })

  it('PLIST-05 CAT-02 products stand under their categories, in the order of these, and each keeps its place in the list', async () => {
    const category = async (body: object): Promise<string> =>
      String((await call(ann, 'POST', '/api/categories', body)).body['id'])
    const kitchen = await category({ name: 'Kitchen', sortOrder: 2 })
    const mugs = await category({ name: 'Mugs', parentId: kitchen, sortOrder: 1 })
    const garden = await category({ name: 'Garden & <b>', sortOrder: 1 })
    const product = async (name: string, categoryId: string | null): Promise<string> =>
      String((await call(ann, 'POST', '/api/products', { name, categoryId })).body['id'])
    const made = [
      await product('No home', null),
      await product('Mug B', mugs),
      await product('Mug A', mugs),
      await product('Pan', kitchen),
      await product('Spade', garden),
    ]
    const { path } = await newLink(await newList({ productIds: made }))
    const names = /<th scope="row(?:group" colspan="\d+)?">\s*([^<]+?)\s*</g
    expect([...(await open(path)).text.matchAll(names)].map(([, name]) => name)).toEqual([
      'Garden &amp; &lt;b&gt;',
      'Spade',
      'Kitchen',
      'Pan',
      'Kitchen › Mugs',
      'Mug B',
      'Mug A',
      'Other products',
      'No home',
    ])
    expect((await open(`${path}.csv`)).text).toContain('Kitchen › Mugs')
    const { path: alone } = await newLink(await newList({ productIds: [made[1]] }))
    expect((await open(alone)).text).not.toContain('rowgroup')
  })

  it('OPS-06 PLIST-05 a list that holds too many prices is refused on its page, as a file and as a PDF', async () => {
    const values = Array.from({ length: 100 }, (_, n) => `V${n}`)
    const product = {
      name: 'Wide',
      costBreakdown: { baseCost: 10 },
      options: [{ name: 'Kind', values }],
      variants: values.map((value) => ({ name: value, optionValues: [value], retailPrice: 100 })),
    }
    const made = await Promise.all(Array.from({ length: 80 }, () => call(ann, 'POST', '/api/products', product)))
    const productIds = made.map(({ body }) => String(body['id']))
    const tiers = Array.from({ length: 50 }, (_, n) => ({ minQuantity: n + 2, percentOff: n + 1 }))
    const list = await newList({ productIds, tiers })
    const { path } = await newLink(list)
    for (const file of [path, `${path}.csv`, `${path}.pdf`]) {
      const { status, text } = await open(file)
      expect([status, text.includes('That page has more than 16 MB.')]).toEqual([413, true])
    }
    const paper = await call(ann, 'GET', `/api/price-lists/${list}/catalogue.pdf`)
    expect([paper.status, paper.body['code']]).toEqual([413, 'list-too-large'])
    await call(ann, 'PATCH', `/api/price-lists/${list}`, { productIds: productIds.slice(0, 20) })
    const csv = await open(`${path}.csv`)
    expect([csv.status, csv.text.split('\r\n').length]).toEqual([200, 20 * 100 * 51 + 2])
    const printed = await open(`${path}.pdf`)
    expect([
      printed.status,
      printed.text.includes('at most 25,000 lines on one catalogue (make several lists)'),
    ]).toEqual([413, true])
    await call(ann, 'PATCH', `/api/price-lists/${list}`, { productIds: productIds.slice(0, 1) })
    expect((await open(`${path}.pdf`)).status).toBe(200)
  })

  it.each(['none', 'percentOff', 'margin', 'markup', 'tradePrice'])(
    'PLIST-05 no cost, margin or floor occurs in anything that a link to a list of the rule %s opens',
    async (ruleKind) => {
      const list = await newList({
        ruleKind,
        rulePercent: 12.3456,
        showTrade: true,
        tiers: [{ minQuantity: 10, percentOff: 5 }],
      })
      const { path } = await newLink(list)
      const texts = [
        (await open(path)).text,
        (await open(`${path}.csv`)).text,
        textOfPdf((await open(`${path}.pdf`)).bytes),
        (await open(`${path}.pdf`)).bytes.toString('latin1').replace(/stream[\s\S]*?endstream/g, ''),
      ]
      for (const text of texts) for (const leak of LEAKS) expect(text).not.toMatch(leak)
    },
  )

  it('PLIST-05 pages are kept out of search engines, caches, frames and referrers, and run nothing but the search of a list', async () => {
    const { path } = await newLink(await newList())
    for (const address of [path, `${path}.pdf`, `${path}.csv`, `/p/${UNKNOWN}`]) {
      const { headers } = await open(address)
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      const scripts = address === path ? " script-src 'self';" : ''
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`default-src 'none';${scripts} style-src 'self'; img-src 'self'`)
      expect(policy.match(/script|unsafe/g) ?? []).toHaveLength(scripts === '' ? 0 : 1)
    }
    expect((await open(path)).text.match(/<script[^>]*>/g)).toEqual(['<script src="/price-list-search.js" defer>'])
  })

  it('PLIST-05 revoked, expired, unknown and ill-formed links all answer the same page', async () => {
    const list = await newList()
    const [revoked, expired] = [await newLink(list), await newLink(list, { expiresInDays: 1 })]
    expect((await call(ann, 'DELETE', `/api/public-links/${revoked.id}`)).status).toBe(204)
    expect((await call(ann, 'DELETE', `/api/public-links/${revoked.id}`)).status).toBe(204)
    await context.dataAccess.asSystemBatch([
      { text: `update public_link set expires_at = now() - interval '1 second' where id = $1`, values: [expired.id] },
    ])
    const unknown = await open(`/p/${UNKNOWN}`)
    expect(unknown.status).toBe(404)
    expect(unknown.text).toContain('This price list is not available')
    for (const { path } of [revoked, expired]) {
      for (const ending of ['', '.pdf', '.csv']) {
        const closed = await open(path + ending)
        expect([closed.status, closed.text]).toEqual([410, unknown.text])
      }
    }
    for (const path of ['/p/x', `/p/${UNKNOWN}.xlsx`, `/p/${UNKNOWN}x`, `/p/${UNKNOWN}/pictures/${list}`]) {
      const closed = await open(path)
      expect([closed.status, closed.text]).toEqual([404, unknown.text])
    }
  })

  it.each([
    ['archived', 'PATCH', { status: 'archived' }],
    ['made a draft', 'PATCH', { status: 'draft' }],
    ['deleted', 'DELETE', undefined],
  ] as const)('PLIST-05 a list that is %s is closed at once', async (_what, method, body) => {
    const list = await newList()
    const { path } = await newLink(list)
    expect((await open(path)).status).toBe(200)
    const { status } = await call(ann, method, `/api/price-lists/${list}`, body)
    expect(status).toBeLessThan(300)
    expect((await open(path)).status).toBe(410)
    expect((await open(`${path}.pdf`)).status).toBe(410)
    const links = await call(ann, 'GET', `/api/price-lists/${list}/links`)
    if (method !== 'DELETE') expect(links.body['items']).toMatchObject([{ views: 1 }])
  })

  it('PLIST-05 pictures of the list are shown, and none of a product that is not on it', async () => {
    const withPicture = async (name: string): Promise<string> => {
      const { body } = await call(ann, 'POST', '/api/products', { name })
      const id = String(body['id'])
      const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c00' } })
        .png()
        .toBuffer()
      const upload = await app.fastify.inject({
        method: 'POST',
        url: `/api/uploads?kind=product&id=${id}`,
        headers: { host: new URL(app.origin).host, ...ann.headers, 'content-type': 'image/png' },
        payload: png,
      })
      const { imageUrl, thumbnailUrl } = upload.json<{ imageUrl: string; thumbnailUrl: string }>()
      await call(ann, 'PATCH', `/api/products/${id}`, { imageUrl, thumbnailUrl })
      return id
    }
    const [shown, other] = [await withPicture('Shown'), await withPicture('Other')]
    const made = await call(ann, 'POST', '/api/price-lists', { title: 'Pictures', productIds: [shown] })
    const list = String(made.body['id'])
    const { path } = await newLink(list)
    const picture = await open(`${path}/pictures/${shown}`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await open(path)).text).toContain(`${path}/pictures/${shown}`)
    expect((await open(`${path}/pictures/${other}`)).status).toBe(404)
    await call(ann, 'PATCH', `/api/price-lists/${list}`, { showPictures: false })
    expect((await open(`${path}/pictures/${shown}`)).status).toBe(404)
    expect((await open(path)).text).not.toContain('<img')
  })

  it('PLIST-05 the links of a suspended owner are closed', async () => {
    const eve = await arrive(app, 'eve')
    const made = await call(eve, 'POST', '/api/price-lists', { title: 'Eve’s', productIds: [] })
    const link = await call(eve, 'POST', `/api/price-lists/${String(made.body['id'])}/links`, {})
    expect((await open(String(link.body['path']))).status).toBe(200)
    await context.dataAccess.asSystemBatch([
      { text: 'update account set suspended = true where id = $1', values: [eve.userId] },
    ])
    expect((await open(String(link.body['path']))).status).toBe(410)
  })

  it('PLIST-05 nobody makes, sees or revokes a link of another user’s list', async () => {
    const list = await newList()
    const link = await newLink(list)
    expect((await call(bob, 'POST', `/api/price-lists/${list}/links`, {})).status).toBe(404)
    expect((await call(bob, 'GET', `/api/price-lists/${list}/links`)).status).toBe(404)
    expect((await call(bob, 'DELETE', `/api/public-links/${link.id}`)).status).toBe(404)
    expect((await open(link.path)).status).toBe(200)
  })

  it('PLIST-05 the secret is answered once and kept as a hash alone', async () => {
    const list = await newList()
    const { path } = await newLink(list)
    const { text } = await call(ann, 'GET', `/api/price-lists/${list}/links`)
    expect(text).not.toContain(path.slice(3))
    const [rows] = await context.dataAccess.asSystemBatch([
      { text: 'select row_to_json(l)::text as row from public_link l' },
    ])
    expect(rows?.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows?.rows)).not.toContain(path.slice(3))
  })

  it('PLIST-05 fifty links of a list are enough', async () => {
    const list = await newList()
    for (let n = 0; n < 50; n += 1) await newLink(list)
    const answer = await call(ann, 'POST', `/api/price-lists/${list}/links`, {})
    expect([answer.status, answer.body['title']]).toEqual([
      422,
      'This list has 50 open links. Turn one of them off first.',
    ])
  })
})
