import { describe, expect, it } from 'vitest'
import { service } from '#contract/entities/service.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { vatMessages } from '#web/kit/price/vat-messages.ts'
import { pageMessages as messages } from './page-messages.ts'
import { costText, hasMargin } from './service-cells.tsx'
import { serviceFigures } from './service-story.ts'
import { storySentences, storySteps } from './story-steps.ts'

const EUR = 1_000_000
const shelf = new Shelf()
shelf.put(service.kind, shelfId(1), {
  name: 'Repair',
  baseCurrency: 'EUR',
  laborCost: 313 * EUR,
  laborHours: 50_000,
  hourlyRate: 89 * EUR,
})
const [repair] = shelf.all('service')
if (!repair) throw new Error('the service is not there')

describe('the price of a service in words', () => {
  it('SERV-03 what an hourly rate leaves is its profit, and the rate its source', () => {
    const named = (row: typeof repair) =>
      storySteps(row).map(({ label, delta, running, source }) => [label, delta / EUR, running / EUR, source])
    const { steps, sources } = messages
    expect(named(repair).slice(-2)).toEqual([
      [steps.profit, 132, 445, sources.rate('€89.00', '5')],
      [steps.priceForHours('5'), 0, 445, undefined],
    ])
    expect(named({ ...repair, hourlyRate: 50 * EUR }).at(-2)).toEqual([
      steps.loss,
      -63,
      250,
      sources.rate('€50.00', '5'),
    ])
  })

  it('SERV-03 a cost beside a price for an hour says for how many hours it is', () => {
    expect(costText(repair)).toBe('€313.00 for 5 h')
    expect(costText({ ...repair, pricingModel: 'fixed' })).toBe('€313.00')
    expect(costText({ ...repair, laborHours: null })).toBe('€313.00')
    expect(costText({ ...repair, totalCost: 0 })).toBeUndefined()
  })

  it('SERV-02 SERV-03 an hourly service without hours has the cost of an hour, not none', () => {
    const row = { ...repair, laborCost: null, laborHours: null, laborRate: 38 * EUR, totalCost: 0 }
    expect(costText(row)).toBe('€38.00 / h')
    expect(storySentences(row, 0)).toBe(messages.sentence.oneHour('€38.00'))
    expect(costText({ ...row, laborRate: null })).toBeUndefined()
    expect(storySentences({ ...row, laborRate: null }, 0)).toBe(messages.sentence.noCost)
  })

  it('SERV-03 a rate for an hour beside costs without hours has no profit and no margin, and says what is missing', () => {
    const row = { ...repair, laborCost: null, laborHours: null, materialCost: 45 * EUR, totalCost: 45 * EUR }
    expect(serviceFigures(row)).toMatchObject({ profit: null, margin: null, markup: null })
    expect([hasMargin(row), hasMargin({ ...row, laborHours: 10_000 })]).toEqual([false, true])
    expect([storySteps(row), storySentences(row, 0)]).toEqual([[], messages.sentence.noHours('€89.00', '€45.00')])
  })

  it('SERV-03 the price is said to be before VAT where the business has some', () => {
    expect(storySentences(repair, 190_000)).toContain(`${vatMessages.withoutVat}: documents add 19%`)
    expect(storySentences(repair, 0)).not.toContain('VAT')
    expect(storySentences({ ...repair, hourlyRate: null }, 190_000)).not.toContain('VAT')
  })
})
