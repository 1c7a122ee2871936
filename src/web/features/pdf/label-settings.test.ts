import { describe, expect, it } from 'vitest'
import { settingsOf } from './label-settings.ts'

const usual = { template: 'Avery L7160', symbology: 'auto', fields: ['name', 'sku', 'price', 'barcode'], unit: '' }

describe('how labels were printed the last time', () => {
  it('PROD-16 is taken up again', () => {
    const kept = { template: 'Dymo 11354', symbology: 'code128', fields: ['name', 'price'], unit: 'per piece' } as const
    expect(settingsOf(JSON.stringify(kept), 'letter')).toEqual(kept)
  })

  it.each([null, '', 'null', '7', '{', '[]', '{"template":"gone","symbology":"qr","fields":"all","unit":5}'])(
    'PROD-16 what is stored as %s is as usual',
    (stored) => {
      expect(settingsOf(stored, 'a4')).toEqual(usual)
      expect(settingsOf(stored, 'letter')).toEqual({ ...usual, template: 'Avery 5160' })
    },
  )
})
