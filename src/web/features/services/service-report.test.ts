import { expect, it } from 'vitest'
import { serviceReport, reportFileName } from './service-report.ts'

const repair = {
  id: '019aa000-0000-7000-8000-000000000001',
  name: 'Repair',
  category: 'Workshop',
  pricingModel: 'value-based',
  baseCurrency: 'USD',
  totalCost: 80_000_000,
  mainPrice: 120_000_000,
  margin: 333_333,
  isActive: true,
} as const

const HEADER = 'ID,Name,Category,Pricing Model,Base Currency,Total Cost,Price/Rate,Margin %,Active\r\n'

it('SERV-06 has exactly the columns of the specification, one service a row', () => {
  const loss = {
    ...repair,
    baseCurrency: 'JPY',
    totalCost: 30_000,
    mainPrice: 10_000,
    margin: -2_000_000,
    isActive: false,
  }
  expect(serviceReport([repair, loss])).toBe(
    `${HEADER}${repair.id},Repair,Workshop,value-based,USD,80.00,120.00,33.3333,Yes\r\n` +
      `${repair.id},Repair,Workshop,value-based,JPY,3,1,-200,No\r\n`,
  )
})

it('SERV-06 text that a spreadsheet would run is disarmed, and quotes and commas stay within their cell', () => {
  const hostile = { ...repair, name: '=1+1', category: 'A "b", c' }
  expect(serviceReport([hostile])).toBe(
    `${HEADER}${repair.id},'=1+1,"A ""b"", c",value-based,USD,80.00,120.00,33.3333,Yes\r\n`,
  )
})

it('SERV-06 is the head alone where nothing is shown, and is named after the day', () => {
  expect(serviceReport([])).toBe(HEADER)
  expect(reportFileName('2026-07-06')).toBe('services_export_2026-07-06.csv')
})
