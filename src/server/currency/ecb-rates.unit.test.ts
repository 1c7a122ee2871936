import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { ratesHistoryXml, ratesXml } from '#test/simulators/rates.ts'
import { parseRateHistory, parseRates } from './ecb-rates.ts'

const TODAY = '2026-11-20'
const GOOD = ratesXml('2026-11-19', { USD: '1.1602', JPY: '182.40' })
const PUBLISHED = new URL('../../../../shared/data/eurofxref-daily-2026-07-06.xml', import.meta.url)

describe('the ECB’s file of reference rates', () => {
  it('CUR-02 is read as it is published, with either kind of quotes', () => {
    const set = { base: 'EUR', date: '2026-11-19', source: 'ECB', rates: { USD: '1.1602', JPY: '182.40' } }
    expect(parseRates(GOOD, TODAY)).toEqual(set)
    expect(parseRates(GOOD.replaceAll("'", '"'), TODAY)).toEqual(set)
  })

  it.skipIf(!existsSync(PUBLISHED))('CUR-02 the file of 6 July 2026 holds what the product ships', () => {
    expect(parseRates(readFileSync(PUBLISHED, 'utf8'), TODAY)).toEqual(SHIPPED_RATES)
  })

  it('CUR-02 the file of all days is read from a day on, each day with the currencies of then', () => {
    const days = {
      '2026-11-19': { USD: '1.16' },
      '2026-11-18': { USD: '1.15', HRK: '7.53' },
      '2016-01-04': { USD: '1.09' },
    }
    const sets = parseRateHistory(ratesHistoryXml(days), '2016-11-19', TODAY)
    expect(sets.map(({ date, rates }) => [date, rates])).toEqual([
      ['2026-11-19', { USD: '1.16' }],
      ['2026-11-18', { USD: '1.15' }],
    ])
    const later = ratesHistoryXml({ '2026-11-22': { USD: '1.16' } })
    expect(() => parseRateHistory(later, '2016-11-19', TODAY)).toThrow('2026-11-22, which is yet to come')
    expect(() => parseRateHistory('<html>', '2016-11-19', TODAY)).toThrow('no ECB envelope')
  })

  it('CUR-02 currencies that no longer circulate are left out', () => {
    expect(parseRates(ratesXml('2026-11-19', { USD: '1.1', BGN: '1.9558' }), TODAY).rates).toEqual({ USD: '1.1' })
  })

  it.each([
    ['', 'no ECB envelope'],
    ['<html><body>Sign in to the guest network</body></html>', 'no ECB envelope'],
    [GOOD.replace("time='2026-11-19'", ''), 'name no day'],
    [GOOD.replace('2026-11-19', '2026-02-30'), '"2026-02-30", which is no day'],
    [GOOD.replace('2026-11-19', '2026-11-22'), '2026-11-22, which is yet to come'],
    [GOOD.replace('</gesmes:Envelope>', "<Cube time='2026-11-18'></Cube></gesmes:Envelope>"), '2 days'],
    [ratesXml('2026-11-19', {}), 'name no currency'],
    [ratesXml('2026-11-19', { USD: '1,1602' }), 'rate of USD is "1,1602"'],
    [ratesXml('2026-11-19', { USD: '0' }), 'rate of USD is "0"'],
    [ratesXml('2026-11-19', { USD: '-1.2' }), 'rate of USD is "-1.2"'],
    [ratesXml('2026-11-19', { usd: '1.2' }), '"usd" is no currency code'],
    [GOOD.replace("currency='JPY'", "currency='USD'"), 'USD twice'],
    [GOOD.replace("rate='1.1602'", "price='1.1602'"), "hold <Cube currency='USD' price='1.1602'/>"],
  ])('CUR-02 anything else is refused with what is wrong: %#', (xml, message) => {
    expect(() => parseRates(xml, TODAY)).toThrow(message)
  })
})
