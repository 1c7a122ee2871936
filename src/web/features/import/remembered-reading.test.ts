import { expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { OpenedFile } from './import-calls.ts'
import { FIRST_STATE } from './import-state.ts'
import { ImportTable } from './import-table.ts'
import { MOST_REMEMBERED, rememberedReading, toRemember } from './remembered-reading.ts'
import { fittingMapping, mappingData, type Reading } from './saved-mapping.ts'

function opened(text: string): Promise<OpenedFile> {
  const defaults = { currency: 'EUR', rates: SHIPPED_RATES }
  return new ImportTable(() => undefined).open({ file: new Blob([text]), name: 'x.csv', asked: {}, own: [], defaults })
}

function row(id: string, data: Record<string, unknown>, updatedAt = 1): AnyRow {
  return { id, version: 1, createdAt: 1, updatedAt, ...(JSON.parse(JSON.stringify(data)) as object) }
}

const { options } = FIRST_STATE
const chosen = (file: OpenedFile): Reading => ({
  settings: { ...file.settings, columns: ['sku', 'tradePrice'] },
  options,
})

it('PROD-14 nothing is remembered of a file that is read as it was recognised', async () => {
  const file = await opened('Art.;EK\nA;1,5\n')
  expect(toRemember([], file, { settings: file.settings, options })).toBeUndefined()
})

it('PROD-14 a later choice takes the place of the remembered one, also the choice to read it as recognised', async () => {
  const file = await opened('Art.;EK\nA;1,5\n')
  const first = row('last', toRemember([], file, chosen(file))!.data)
  expect(toRemember([first], file, chosen(file))).toBeUndefined()
  expect(toRemember([first], file, { settings: file.settings, options })?.id).toBe('last')
})

it('PROD-14 the columns of the last file are used again, its decimal sign and a currency that the next one states are not', async () => {
  const file = await opened('Art.;EK\nA;1,5\n')
  const last = row('last', toRemember([], file, chosen(file))!.data)
  const next = await opened('Art.;EK\nB;2.75 USD\n')
  expect(rememberedReading([last], next)?.settings).toMatchObject({
    columns: ['sku', 'tradePrice'],
    decimal: '.',
    currency: 'USD',
  })
  expect(rememberedReading([last], await opened('Art.;VK\nA;1,5\n'))).toBeNull()
})

it('PROD-14 what is remembered and what is kept by name do not stand in for each other', async () => {
  const file = await opened('Art.;EK\nA;1,5\n')
  const last = row('last', toRemember([], file, chosen(file))!.data)
  const named = row('named', { name: 'Nordwind', settings: mappingData(file, file.settings, options) })
  expect(fittingMapping([last], file)).toBeNull()
  expect(rememberedReading([named], file)).toBeNull()
})

it('PROD-14 of too many remembered files the one that was used longest ago makes room', async () => {
  const rows = await Promise.all(
    Array.from({ length: MOST_REMEMBERED }, async (_, index) => {
      const file = await opened(`Art.;EK;C${index}\nA;1,5;x\n`)
      return row(
        `r${index}`,
        toRemember([], file, { ...chosen(file), options: { ...options, createNames: false } })!.data,
        index === 7 ? 1 : 2,
      )
    }),
  )
  const file = await opened('Art.;EK\nA;1,5\n')
  expect(toRemember(rows, file, chosen(file))?.id).toBe('r7')
})
