import { beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentPages } from '#test/document-pages.ts'
import { testPicture } from '#test/pictures.ts'
import { answerQuote } from './answer-quote.ts'
import { openDocumentLink } from './document-link-store.ts'
import { storedText } from '#contract/stored-message.ts'

describeOneEngine('answers to quotes that change', (context) => {
  let app: TestApp
  let ann: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    const made = await app.call(ann, {
      method: 'POST',
      url: '/api/business-profiles',
      body: { name: 'Tea', isDefault: true },
    })
    if (made.status >= 300) throw new Error(made.text)
    return () => app.close()
  })

  const { call, visit, shownBy, send, newDocument, newLink, statusOf, linksOf } = documentPages(() => ({
    app,
    owner: ann,
  }))

  it.each([
    ['its price', { items: [{ description: 'Sencha', quantity: 1, unitPrice: 9_999 }] }],
    ['the order it belongs to', { orderReference: 'ORDER-2' }],
    ['until when it holds', { dueDate: '2099-11-17' }],
  ])('DOC-14 an answer to a quote that was changed since it was read (%s) is not taken', async (_what, edit) => {
    const id = await newDocument()
    const { path } = await newLink(id)
    const shown = await shownBy(path)
    expect(shown).toMatch(/^[\w-]{43}$/)
    expect((await call(ann, 'PATCH', `/api/documents/${id}`, edit)).status).toBe(200)
    for (const old of [shown, '']) {
      const late = await send(path, { answer: 'accepted', name: 'Zoë', note: 'In <b>May</b>', shown: old })
      expect(late.status).toBe(409)
      expect(late.text).toContain(
        '<p class="standing overdue" role="alert">This quote was changed since you opened it.',
      )
      expect(late.text).toContain('value="Zoë"')
      expect(late.text).toContain('In &lt;b&gt;May&lt;/b&gt;</textarea>')
      expect(late.text).toContain(`name="shown" value="${await shownBy(path)}"`)
      expect([await statusOf(id), await linksOf(id)]).toMatchObject(['sent', [{ answer: null }]])
    }
    expect((await send(path, { answer: 'accepted', name: 'Zoë', note: '' })).status).toBe(303)
    expect(await statusOf(id)).toBe('accepted')
  })

  it('DOC-14 that a quote was changed is told in its language, before what is missing in the answer', async () => {
    const id = await newDocument({ language: 'de' })
    const { path } = await newLink(id)
    const shown = await shownBy(path)
    expect((await call(ann, 'PATCH', `/api/documents/${id}`, { customerNotes: 'Neu' })).status).toBe(200)
    const late = await send(path, { answer: 'accepted', name: '', note: '', shown })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Dieses Angebot wurde geändert')])
    expect(late.text).not.toContain('Bitte geben Sie Ihren Namen ein.')
  })

  it('DOC-14 an answer holds while nothing but its standing and the look of its PDF change', async () => {
    const id = await newDocument()
    const { path } = await newLink(id)
    const shown = await shownBy(path)
    expect((await visit(path)).status).toBe(200)
    expect(await statusOf(id)).toBe('viewed')
    const { body } = await call(ann, 'GET', '/api/business-profiles')
    const [profile] = body['items'] as unknown as { id: string }[]
    const logo = `data:image/png;base64,${(await testPicture('png')).toString('base64')}`
    const look = { documentDesign: 'modern', documentAccent: '#aa3300', logo }
    expect((await call(ann, 'PATCH', `/api/business-profiles/${String(profile?.id)}`, look)).status).toBe(200)
    expect((await send(path, { answer: 'accepted', name: 'Zoë', note: '', shown })).status).toBe(303)
  })

  it('DOC-14 a change between the reading of an answer and its taking is noticed where it is written', async () => {
    const id = await newDocument()
    const { path } = await newLink(id)
    const shown = await shownBy(path)
    const link = await openDocumentLink(context.dataAccess, path.slice(3), false)
    if (typeof link !== 'object') throw new Error('the link is not open')
    const take = (what: string) =>
      context.dataAccess.asUser({ kind: 'user', userId: ann.userId }, (tx) =>
        answerQuote(tx, link, { answer: 'accepted', name: 'Zoë', note: '', shown: what }, Date.now()),
      )
    const items = [{ description: 'Sencha', quantity: 1, unitPrice: 9_999 }]
    expect((await call(ann, 'PATCH', `/api/documents/${id}`, { items })).status).toBe(200)
    expect(await take(shown)).toBeUndefined()
    expect([await statusOf(id), await linksOf(id)]).toMatchObject(['sent', [{ answer: null }]])
    expect(await take(await shownBy(path))).toBeDefined()
    expect(await statusOf(id)).toBe('accepted')
  })

  it('DOC-14 a quote that was declined and sent again is answered by the same link, once; its history keeps both answers', async () => {
    const id = await newDocument()
    const { path } = await newLink(id)
    expect((await send(path, { answer: 'declined', name: 'Zoë', note: 'Too much' })).status).toBe(303)
    expect((await send(path, { answer: 'accepted', name: 'Zoë', note: '' })).status).toBe(409)
    const items = [{ description: 'Sencha', quantity: 2, unitPrice: 40 }]
    expect((await call(ann, 'PATCH', `/api/documents/${id}`, { items, status: 'sent' })).status).toBe(200)
    expect(await linksOf(id)).toMatchObject([{ answer: 'declined', answerNote: 'Too much' }])
    expect((await visit(path)).text).not.toContain('Declined by')
    expect((await send(path, { answer: 'accepted', name: 'Zoë Müller', note: '' })).status).toBe(303)
    expect(await statusOf(id)).toBe('accepted')
    expect(await linksOf(id)).toMatchObject([{ answer: 'accepted', answeredBy: 'Zoë Müller', answerNote: '' }])
    expect((await visit(path)).text).toContain('Accepted by Zoë Müller on')
    const [history] = await context.dataAccess.asSystemBatch([
      {
        text: `select why from change where id = $1 and why like 'message:quote-%' order by version`,
        values: [id],
      },
    ])
    expect(history?.rows.map(({ why }) => storedText(String(why)))).toEqual([
      'Declined by Zoë on its public page: Too much',
      'Accepted by Zoë Müller on its public page',
    ])
    const again = await send(path, { answer: 'declined', name: 'Eve', note: '' })
    expect([again.status, await statusOf(id)]).toEqual([409, 'accepted'])
  })
})
