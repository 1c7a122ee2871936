import { expect, it } from 'vitest'
import { arrive, buildRealApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the period of a statement', (context) => {
  it('DOC-17 one that ends before it begins is refused, as a PDF, a letter and a mail', async () => {
    const app = await buildRealApp(context)
    try {
      const ann = await arrive(app, 'ann')
      const call = (method: 'GET' | 'POST', url: string, body?: object) =>
        app.call(ann, { method, url, ...(body ? { body } : {}) })
      const { body } = await call('POST', '/api/customers', { name: 'Zoë', email: 'zoe@customer.example' })
      const [path, first, last] = [`/api/customers/${String(body['id'])}`, '2026-06-30', '2026-01-01']
      for (const [answer, field] of [
        [await call('GET', `${path}/statement.pdf?from=${first}&to=${last}`), 'from'],
        [await call('GET', `${path}/statement/mail-draft?startDate=${first}&endDate=${last}`), 'startDate'],
        [await call('POST', `${path}/statement/email`, { startDate: first, endDate: last }), 'startDate'],
      ] as const)
        expect([answer.status, answer.body['errors']]).toEqual([
          400,
          [{ field, message: 'must not be after the last day' }],
        ])
      const oneDay = { startDate: first, endDate: first }
      expect((await call('POST', `${path}/statement/email`, oneDay)).status).toBe(201)
    } finally {
      await app.close()
    }
  })
})
