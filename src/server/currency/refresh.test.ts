import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { type RatesSimulator, ratesHistoryXml, ratesXml, startRatesSimulator } from '#test/simulators/rates.ts'
import { startJobs } from '../kit/jobs/jobs.ts'
import { completeRates, refreshRates } from './refresh.ts'

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const YESTERDAY = dayBefore(1)

describeOneEngine('the refresh of exchange rates', (context) => {
  let source: RatesSimulator

  beforeAll(async () => {
    source = await startRatesSimulator({ status: 503 })
  })
  afterAll(() => source.close())
  beforeEach(() =>
    context.dataAccess.asSystemBatch([{ text: 'delete from job' }, { text: 'delete from exchange_rates' }]),
  )

  const sql = async (text: string) => (await context.dataAccess.asSystemBatch([{ text }]))[0]?.rows

  /** One turn of the standing job, with what an operator would read in the log. */
  async function turn(url = source.url, jobOf = refreshRates) {
    const told: string[] = []
    const tell = (level: string) => (fields: object) => void told.push(`${level} ${JSON.stringify(fields)}`)
    const log = { info: () => undefined, warn: tell('warn'), error: tell('error') }
    const jobs = startJobs(context.dataAccess, { rates: jobOf(context.dataAccess, url) }, log)
    await jobs.wake()
    await jobs.stop()
    return told
  }

  it('CUR-02 fetched rates are kept and the next turn is hours away', async () => {
    source.behaviour = { xml: ratesXml(YESTERDAY, { USD: '1.1602' }) }
    expect(await turn()).toEqual([])
    expect(await sql('select date::text, base, source, rates from exchange_rates')).toEqual([
      { date: YESTERDAY, base: 'EUR', source: 'ECB', rates: { USD: '1.1602' } },
    ])
    const asked = source.asked()
    await turn()
    expect(source.asked(), 'a restart does not ask again').toBe(asked)
    expect(await sql(`select attempts, run_at > now() + interval '5 hours' as later from job`)).toEqual([
      { attempts: 0, later: true },
    ])
  })

  it('CUR-02 a source that is away is asked again soon, without a word in the log, and nothing is lost', async () => {
    source.behaviour = { xml: ratesXml(YESTERDAY, { USD: '1.1602' }) }
    await turn()
    await sql('update job set run_at = now()')
    source.behaviour = { status: 503 }
    expect(await turn()).toEqual([])
    expect(await sql(`select attempts, run_at < now() + interval '1 minute' as soon, last_error from job`)).toEqual([
      { attempts: 1, soon: true, last_error: `Error: ${source.url} cannot be reached: it answered 503` },
    ])
    await sql('update job set run_at = now()')
    expect(await turn('http://127.0.0.1:9/rates.xml')).toEqual([])
    expect(await sql('select count(*)::int as n from exchange_rates')).toEqual([{ n: 1 }])
  })

  it('CUR-02 an answer that is no set of rates is told to the operator and changes nothing', async () => {
    source.behaviour = { xml: '<html>Sign in to the guest network</html>' }
    const told = await turn()
    expect(told).toEqual([expect.stringContaining('The rates are no ECB envelope.')])
    expect(await sql('select count(*)::int as n from exchange_rates')).toEqual([{ n: 0 }])
    source.behaviour = { xml: ratesXml(YESTERDAY, { USD: '1.1' }).replace('</Cube>', 'x'.repeat(300_000)) }
    await sql('update job set run_at = now()')
    expect(await turn()).toEqual([expect.stringContaining('The rates have more than 262144 bytes.')])
  })

  it('CUR-02 PAGE-02 the days before the server ran are fetched once, and again only after days on which it did not', async () => {
    const days = Array.from({ length: 3_700 / 5 }, (_, at) => [dayBefore(1 + at * 5), { USD: `1.${at + 100}` }])
    source.behaviour = { xml: ratesHistoryXml(Object.fromEntries(days)) }
    const kept = `insert into exchange_rates (date, base, source, rates) values ('${YESTERDAY}', 'EUR', 'ECB', '{"USD": "2"}')`
    await sql(kept)
    const asked = source.asked()
    const again = async () => {
      expect(await turn(source.url, completeRates)).toEqual([])
      await sql('update job set run_at = now()')
      return source.asked() - asked
    }
    expect(await again()).toBe(1)
    const [stored] = (await sql(`select count(*)::int as n, min(date)::text as first from exchange_rates`)) ?? []
    expect(stored).toEqual({ n: 731, first: dayBefore(1 + 730 * 5) })
    expect(await sql(`select rates from exchange_rates where date = '${YESTERDAY}'`)).toEqual([{ rates: { USD: '2' } }])
    expect(await again(), 'nothing is missing').toBe(1)
    await sql(`delete from exchange_rates where date between '${dayBefore(30)}' and '${dayBefore(20)}'`)
    expect(await again(), 'days are missing').toBe(2)
    expect(await sql('select count(*)::int as n from exchange_rates')).toEqual([{ n: 731 }])
    await sql('delete from exchange_rates')
    source.behaviour = { status: 503 }
    expect(await turn(source.url, completeRates)).toEqual([])
    expect(await sql('select attempts from job')).toEqual([{ attempts: 1 }])
  })
})
