import { expect, it } from 'vitest'
import { buildRealApp } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { keepSet } from './rate-sets.ts'

describeOneEngine('the health of exchange rates', (context) => {
  async function ratesOf(date: string): Promise<unknown> {
    await context.dataAccess.asSystemBatch([keepSet({ base: 'EUR', date, source: 'ECB', rates: { USD: '1.10' } })])
    const app = await buildRealApp(context)
    try {
      return (await app.health()).find(({ name }) => name === 'rates')
    } finally {
      await app.close()
    }
  }

  it('DIAG-02 CUR-02 old rates want a look, new ones do not, and the product is up with both', async () => {
    // Older than the shipped ones, which count then.
    expect(await ratesOf('2026-01-05')).toMatchObject({ status: 'up', wantsLook: true })
    const fresh = await ratesOf(new Date().toISOString().slice(0, 10))
    expect(fresh).toMatchObject({ status: 'up' })
    expect(fresh).not.toHaveProperty('wantsLook')
  })
})
