import { beforeAll, expect, it } from 'vitest'
import { documentFields } from '#contract/entities/document-fields.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentPages } from '#test/document-pages.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { storedMessage } from '#contract/stored-message.ts'

const UNKNOWN = 'A'.repeat(43)
const HTML = '<script>alert(1)</script><img src=x onerror=alert(2)>'

describeOneEngine('public pages of documents', (context) => {
  let app: TestApp
  let ann: TestCaller
  let bob: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
    const { body } = await call(ann, 'GET', '/api/business-profiles')
    const [profile] = body['items'] as unknown as { id: string }[]
    const fields = {
      name: `Tea ${HTML}`,
      iban: 'DE89370400440532013000',
      accountName: 'Ann Tea',
      timeZone: 'Europe/Berlin',
    }
    const saved = profile
      ? await call(ann, 'PATCH', `/api/business-profiles/${profile.id}`, fields)
      : await call(ann, 'POST', '/api/business-profiles', { ...fields, isDefault: true })
    if (saved.status >= 300) throw new Error(saved.text)
    return () => app.close()
  })

  const { call, visit, send, newDocument, newLink, statusOf, linksOf } = documentPages(() => ({ app, owner: ann }))

  it('DOC-14 sharing a draft sends it; whoever opens its page marks it viewed, and gets the same PDF', async () => {
    const id = await newDocument()
    const { path } = await newLink(id, { expiresInDays: 30 })
    expect(path).toMatch(/^\/d\/[\w-]{43}$/)
    expect(await statusOf(id)).toBe('sent')
    const page = await visit(path)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('Sencha')
    expect(page.text).toContain('€100.00')
    expect(await statusOf(id)).toBe('viewed')
    const pdf = await visit(`${path}.pdf`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(textOfPdf(pdf.bytes)).toContain('Sencha')
    const own = await app.fastify.inject({
      method: 'GET',
      url: `/api/documents/${id}/pdf`,
      headers: { host: new URL(app.origin).host, ...ann.headers },
    })
    expect(pdf.bytes.equals(own.rawPayload)).toBe(true)
    expect(await linksOf(id)).toMatchObject([{ views: 1, lastViewedAt: expect.any(String) as string, answer: null }])
  })

  it.each([
    ['its owner', () => ann.headers, 'GET'],
    ['a program that shows a preview', () => ({ 'user-agent': 'WhatsApp/2.23' }), 'GET'],
    ['a browser that fetches ahead', () => ({ 'sec-purpose': 'prefetch' }), 'GET'],
    ['whoever asks for the head alone', () => ({}), 'HEAD'],
  ] as const)('DOC-14 %s does not mark it viewed', async (_who, headers, method) => {
    const id = await newDocument()
    const { path } = await newLink(id)
    expect((await visit(path, headers(), method)).status).toBe(200)
    expect([await statusOf(id), await linksOf(id)]).toMatchObject(['sent', [{ views: 0 }]])
    expect((await visit(path, bob.headers)).status).toBe(200)
    expect([await statusOf(id), await linksOf(id)]).toMatchObject(['viewed', [{ views: 1 }]])
  })

  it('DOC-14 an invoice that is to be paid shows the payment link as text on page and PDF, as it was when it was issued', async () => {
    const business = (await call(ann, 'GET', '/api/business-profiles')).body['items'] as unknown as { id: string }[]
    const set = (paymentLink: string) =>
      call(ann, 'PATCH', `/api/business-profiles/${business[0]?.id}`, { paymentLink })
    const link = 'https://paypal.me/anntea?a=1&b=2'
    await set(link)
    const id = await newDocument({ documentType: 'invoice' })
    const { path } = await newLink(id)
    await set('https://paypal.me/another')
    const page = (await visit(path)).text
    expect(page).toContain('https://paypal.me/anntea?a=1&amp;b=2')
    expect(page).not.toMatch(/(href|src)="[^"]*paypal/)
    expect(textOfPdf((await visit(`${path}.pdf`)).bytes)).toContain(link)
    const quote = await newLink(await newDocument())
    expect((await visit(quote.path)).text).not.toContain('paypal')
    await call(ann, 'POST', `/api/documents/update-status/${id}`, { status: 'paid' })
    expect((await visit(path)).text).not.toContain('paypal')
    await set('')
  })

  it('DOC-14 a quote is accepted once, with a name and a note that its seller sees', async () => {
    const id = await newDocument()
    const [{ path }, other] = [await newLink(id), await newLink(id)]
    expect((await visit(path)).text).toContain('name="answer" value="accepted"')
    const done = await send(path, { answer: 'accepted', name: ' Zoë Müller ', note: 'Please in <b>May</b>' })
    expect([done.status, done.to]).toEqual([303, path])
    expect(await statusOf(id)).toBe('accepted')
    expect(await linksOf(id)).toMatchObject([
      { answer: null },
      {
        answer: 'accepted',
        answeredBy: 'Zoë Müller',
        answerNote: 'Please in <b>May</b>',
        answeredAt: expect.any(String) as string,
      },
    ])
    const [history] = await context.dataAccess.asSystemBatch([
      { text: `select actor, why from change where id = $1 and after ->> 'status' = 'accepted'`, values: [id] },
    ])
    expect(history?.rows).toEqual([
      {
        actor: 'system:public-page',
        why: storedMessage('quote-accepted', { name: 'Zoë Müller', note: 'Please in <b>May</b>' }),
      },
    ])
    expect((await visit(path)).text).toMatch(/Accepted by Zoë Müller on \d+ \w+ 20\d\d/)
    const elsewhere = (await visit(other.path)).text
    expect(elsewhere).toContain('This quote has been accepted.')
    expect(elsewhere).not.toContain('Zoë Müller')
    for (const link of [path, other.path]) {
      const again = await send(link, { answer: 'declined', name: 'Eve', note: '' })
      expect([again.status, await statusOf(id)]).toEqual([409, 'accepted'])
    }
  })

  it('DOC-13 DOC-14 its timeline tells of links, visits and answers, over REST too; a stranger finds none', async () => {
    const id = await newDocument()
    const { path } = await newLink(id)
    await visit(path)
    await visit(path)
    await send(path, { answer: 'declined', name: 'Zoë', note: 'Too dear' })
    await visit(path)
    const timeline = await call(ann, 'GET', `/api/documents/${id}/timeline`)
    expect(timeline.status, timeline.text).toBe(200)
    expect(timeline.body['items']).toMatchObject([
      { kind: 'declined', who: 'Zoë', note: 'Too dear' },
      // Looks within half an hour are one visit.
      { kind: 'viewed', count: 1, lastAt: null },
      { kind: 'shared' },
      { kind: 'made' },
    ])
    expect((await call(bob, 'GET', `/api/documents/${id}/timeline`)).status).toBe(404)
  })

  it('DOC-14 two answers at once are one answer', async () => {
    const id = await newDocument()
    const [one, two] = [await newLink(id), await newLink(id)]
    const answers = await Promise.all([
      send(one.path, { answer: 'accepted', name: 'A', note: '' }),
      send(two.path, { answer: 'declined', name: 'B', note: '' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]))
  })

  it('DOC-14 an answer without a name, to an expired or void quote, to an invoice, or from another site is refused', async () => {
    const id = await newDocument()
    const { path } = await newLink(id)
    const nameless = await send(path, { answer: 'accepted', name: ' ', note: HTML })
    expect(nameless.status).toBe(422)
    expect(nameless.text).toContain('Please enter your name.')
    expect(nameless.text).toContain('&lt;script&gt;')
    expect((await send(path, { answer: 'paid', name: 'A', note: '' })).status).toBe(422)
    expect((await send(path, { answer: 'accepted', name: 'A\0', note: '' })).status).toBe(422)
    expect(
      (await send(path, { answer: 'accepted', name: 'A', note: '' }, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    expect((await send(`/d/${UNKNOWN}`, { answer: 'accepted', name: 'A', note: '' })).status).toBe(404)
    expect(await statusOf(id)).toBe('sent')
    const expired = await newDocument({ dueDate: '2026-11-03' })
    const late = await newLink(expired)
    expect((await visit(late.path)).text).toContain('This quote has expired.')
    expect((await send(late.path, { answer: 'accepted', name: 'A', note: '' })).status).toBe(409)
    expect(await statusOf(expired)).toBe('viewed')
    const invoice = await newLink(await newDocument({ documentType: 'invoice' }))
    expect((await visit(invoice.path)).text).not.toContain('<form')
    expect((await send(invoice.path, { answer: 'accepted', name: 'A', note: '' })).status).toBe(409)
  })

  it('DOC-14 a note or a name that is too long is told as such, kept, and shown where it stands', async () => {
    const id = await newDocument({ language: 'de' })
    const { path } = await newLink(id)
    const tooLong = await send(path, { answer: 'accepted', name: 'Zoë', note: 'n'.repeat(2_001) })
    expect(tooLong.status).toBe(422)
    expect(tooLong.text).toContain('Die Anmerkung ist zu lang: höchstens 2000 Zeichen.')
    expect(tooLong.text).not.toContain('Bitte geben Sie Ihren Namen ein.')
    expect(tooLong.text).toMatch(/<textarea[^>]* aria-invalid="true" aria-describedby="refused"\s*>n{2001}<\/textarea>/)
    expect(tooLong.text).toContain('value="Zoë"')
    const named = await send(path, { answer: 'accepted', name: 'A'.repeat(201), note: 'In May' })
    expect([named.status, named.text]).toEqual([
      422,
      expect.stringContaining('Der Name ist zu lang: höchstens 200 Zeichen.'),
    ])
    expect(named.text).toMatch(/<input[^>]* aria-invalid="true"/)
    expect(await statusOf(id)).toBe('sent')
  })

  it.each([
    ['with line breaks, which a browser counts as one character and sends as two', `${'n\r\n'.repeat(999)}nn`],
    ['in a script of three bytes a letter', '请'.repeat(2_000)],
  ])('DOC-14 the longest note that the form lets in is taken %s', async (_what, note) => {
    const { path } = await newLink(await newDocument())
    expect((await send(path, { answer: 'declined', name: 'Zoë', note })).status).toBe(303)
  })

  it('DOC-14 an invoice says how to pay, without a card where no provider is set up', async () => {
    const id = await newDocument({ documentType: 'invoice', dueDate: '2026-11-03' })
    const { path } = await newLink(id)
    const { text } = await visit(path)
    expect(text).toContain('DE89 3704 0044 0532 0130 00')
    expect(text).toContain('<svg class="code"')
    expect(text).toContain('This invoice is overdue.')
    expect(text).not.toContain('Pay by card')
    await call(ann, 'POST', `/api/documents/update-status/${id}`, { status: 'paid' })
    const paid = (await visit(path)).text
    expect(paid).toContain('This invoice has been paid.')
    expect(paid).not.toContain('<svg class="code"')
  })

  it('DOC-14 it is the customer’s language, from right to left where that is read so', async () => {
    const id = await newDocument({ language: 'ar' })
    const { text } = await visit((await newLink(id)).path)
    expect(text).toMatch(/<html lang="ar[^"]*" dir="rtl">/)
    expect(text).toContain('قبول')
  })

  it('DOC-14 no cost, margin or private field leaves by the page or its PDF, and HTML in any field is text', async () => {
    const secrets = { unitCost: 7.7391, priceRule: 'SECRET-RULE', productId: null, taxPercent: 19 }
    const item = {
      description: `D ${HTML}`,
      sku: `S ${HTML}`,
      quantity: 2,
      unitPrice: 50,
      exemptionReason: '',
      ...secrets,
    }
    const texts = Object.entries(documentFields).filter(([, each]) => each.type === 'text' && !each.readOnly)
    const marked = texts.filter(([, { max = 0 }]) => max > HTML.length + 40)
    const id = await newDocument({
      ...Object.fromEntries(marked.map(([name]) => [name, `${name.toUpperCase()} ${HTML}`])),
      customerEmail: 'zoe@customer.example',
      billingAddress: `Street ${HTML}`,
      items: [item],
      language: 'en',
    })
    const { path } = await newLink(id)
    const page = await visit(path)
    const pdf = textOfPdf((await visit(`${path}.pdf`)).bytes)
    expect(page.text).not.toMatch(/<script|<img|onerror=alert\(2\)>/)
    expect(page.text).toContain('&lt;script&gt;')
    for (const text of [page.text, pdf]) {
      expect(text).not.toMatch(/7[.,]7391|77391|7[.,]74\b|SECRET-RULE|PRICERULE/)
      expect(text).not.toContain(id)
      expect(text).not.toContain(ann.userId)
    }
  })

  it('DOC-14 revoked, expired, unknown and ill-formed links, and those of void, deleted and other documents answer the same', async () => {
    const id = await newDocument()
    const [revoked, expired] = [await newLink(id), await newLink(id, { expiresInDays: 1 })]
    expect((await call(bob, 'DELETE', `/api/public-links/${revoked.id}`)).status).toBe(404)
    expect((await call(ann, 'DELETE', `/api/public-links/${revoked.id}`)).status).toBe(204)
    await context.dataAccess.asSystemBatch([
      { text: `update public_link set expires_at = now() - interval '1 second' where id = $1`, values: [expired.id] },
    ])
    const deleted = await newDocument()
    const gone = await newLink(deleted)
    expect((await call(ann, 'DELETE', `/api/documents/${deleted}`)).status).toBe(204)
    const unknown = await visit(`/d/${UNKNOWN}`)
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('This document is not available')])
    for (const { path } of [revoked, expired, gone]) {
      for (const ending of ['', '.pdf']) {
        const closed = await visit(path + ending)
        expect([closed.status, closed.text]).toEqual([410, unknown.text])
      }
      expect((await send(path, { answer: 'accepted', name: 'A', note: '' })).status).toBe(410)
    }
    for (const path of ['/d/x', `/d/${UNKNOWN}.csv`, `/p/${revoked.path.slice(3)}`])
      expect((await visit(path)).status).toBe(404)
    const alive = await newLink(id)
    expect((await visit(`/p/${alive.path.slice(3)}`)).status, 'not a price list').toBe(404)
    await context.dataAccess.asSystemBatch([
      { text: `update account set suspended = true where id = $1`, values: [ann.userId] },
    ])
    expect((await visit(alive.path)).status).toBe(410)
    await context.dataAccess.asSystemBatch([
      { text: `update account set suspended = false where id = $1`, values: [ann.userId] },
    ])
  })

  it('DOC-14 pages are kept out of search engines, caches, frames and referrers, and run no script', async () => {
    const { path } = await newLink(await newDocument())
    for (const address of [path, `${path}.pdf`, `/d/${UNKNOWN}`]) {
      const { headers } = await visit(address)
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'cache-control': 'no-store',
      })
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; .*form-action 'self'/)
      expect(headers['content-security-policy']).not.toContain('script')
    }
  })

  it('DOC-14 nobody makes or sees links of another user’s document; the secret is kept as a hash alone', async () => {
    const id = await newDocument()
    const { path } = await newLink(id)
    expect((await call(bob, 'POST', `/api/documents/${id}/links`, {})).status).toBe(404)
    expect((await call(bob, 'GET', `/api/documents/${id}/links`)).status).toBe(404)
    expect((await call(ann, 'GET', `/api/documents/${id}/links`)).text).not.toContain(path.slice(3))
    const [rows] = await context.dataAccess.asSystemBatch([{ text: `select l::text as text from public_link l` }])
    expect(JSON.stringify(rows?.rows)).not.toContain(path.slice(3))
    const template = await newDocument({ documentType: 'template' })
    expect((await call(ann, 'POST', `/api/documents/${template}/links`, {})).status).toBe(422)
  })
})
