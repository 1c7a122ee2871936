import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { OpenedFile } from './import-calls.ts'
import { ImportTable } from './import-table.ts'
import { differs, fittingMapping, mappingData, signatureOf } from './saved-mapping.ts'

function opened(text: string): Promise<OpenedFile> {
  const table = new ImportTable(() => undefined)
  return table.open({
    file: new Blob([text]),
    name: 'x',
    asked: {},
    own: [],
    defaults: { currency: 'EUR', rates: SHIPPED_RATES },
  })
}

const options = { match: 'sku', mode: 'update-only', createNames: false, keepsCurrency: false } as const

/** A mapping as it comes back from the local copy. */
function kept(settings: unknown, updatedAt = 1, name = 'Nordwind'): AnyRow {
  return {
    id: name,
    version: 1,
    createdAt: 1,
    updatedAt,
    name,
    settings: JSON.parse(JSON.stringify(settings)) as unknown,
  }
}

describe('mappings kept per supplier', () => {
  it('PROD-14 the next file of the same columns is offered what was chosen for the last', async () => {
    const first = await opened('Art.;EK\nA;1,5\n')
    const settings = {
      ...first.settings,
      columns: ['sku', 'tradePrice'] as const,
      currency: 'CHF',
      zeroIsUnknown: false,
    }
    const row = kept(mappingData(first, settings, options))
    const next = await opened('ART ; ek\nB;2,5\n')
    const found = fittingMapping([row], next)
    expect(found).toMatchObject({ id: 'Nordwind', name: 'Nordwind', mapping: { settings, options } })
    expect(differs(found!.mapping, settings, options)).toBe(false)
    expect(differs(found!.mapping, next.settings, options)).toBe(true)
  })

  it('PROD-14 PRICE-09 a mapping from before there was the choice keeps the currency of each product, unless one was chosen', async () => {
    const file = await opened('Art.;EK\nA;1,5\n')
    const { keepsCurrency: _, ...before } = options
    const keeps = (settings: typeof file.settings) =>
      fittingMapping([kept(mappingData(file, settings, before))], file)?.mapping.options.keepsCurrency
    expect(keeps(file.settings)).toBe(true)
    expect(keeps({ ...file.settings, currency: 'CHF' })).toBe(false)
  })

  it('PROD-14 a file of other columns is offered nothing; of several mappings the latest is', async () => {
    const file = await opened('Art.;EK\nA;1,5\n')
    const data = mappingData(file, file.settings, options)
    expect(fittingMapping([kept(data)], await opened('Art.;VK\nA;1,5\n'))).toBeNull()
    expect(fittingMapping([kept(data, 1, 'Old'), kept(data, 5, 'New')], file)?.name).toBe('New')
  })

  it('PROD-14 files without a header are told apart by their number of columns and delimiter', async () => {
    expect(signatureOf(await opened('1\tHook\t.5000\n2\tEye\t.2500\n'))).toBe('3 \t')
    expect(signatureOf(await opened('1;Hook\n2;Eye\n'))).toBe('2 ;')
  })

  it('PROD-14 a mapping that means nothing any more is passed over, an unknown target left out', async () => {
    const file = await opened('Art.;EK\nA;1,5\n')
    const data = mappingData(file, file.settings, options)
    expect(
      fittingMapping([kept({}), kept({ ...data, settings: null }), kept({ ...data, options: {} })], file),
    ).toBeNull()
    const strange = {
      ...data,
      settings: { ...file.settings, columns: ['sku', 'colour'], currency: 'XXX', decimal: '·' },
    }
    expect(fittingMapping([kept(strange)], file)?.mapping.settings).toMatchObject({
      columns: ['sku', null],
      currency: 'EUR',
      decimal: ',',
    })
  })
})
