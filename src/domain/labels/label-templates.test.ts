import { describe, expect, it } from 'vitest'
import { isWide, labelBarcode, labelProblems, labelSubjects } from './label-plan.ts'
import { LABEL_TEMPLATES, labelPages, labelPosition, labelsAPage } from './label-templates.ts'

const SLACK_MM = 0.6
const ROUNDING = 1e-6

describe('label templates', () => {
  it('PROD-16 there are sheets of both papers and a roll, each once', () => {
    const papers = (paper: string) => LABEL_TEMPLATES.filter((each) => each.paper === paper).length
    expect([papers('A4'), papers('Letter'), papers('Roll')]).toEqual([5, 2, 2])
    expect(new Set(LABEL_TEMPLATES.map(({ id }) => id)).size).toBe(LABEL_TEMPLATES.length)
  })

  it.each(LABEL_TEMPLATES)('PROD-16 on $id every label lies on the page and none on another', (template) => {
    const count = labelsAPage(template)
    const places = Array.from({ length: count }, (_, n) => labelPosition(template, n, 1))
    const { label, page } = template
    for (const { x, y, page: number } of places) {
      expect(number).toBe(0)
      expect(x + label.width).toBeLessThanOrEqual(page.width + SLACK_MM)
      expect(y + label.height).toBeLessThanOrEqual(page.height + SLACK_MM)
    }
    for (const [n, one] of places.entries()) {
      for (const other of places.slice(n + 1)) {
        const apart =
          Math.abs(one.x - other.x) > label.width - ROUNDING || Math.abs(one.y - other.y) > label.height - ROUNDING
        expect(apart, `${n} at ${one.x}, ${one.y}`).toBe(true)
      }
    }
    // The margins are the same on both sides: labels are centred on a sheet.
    const right = page.width - Math.max(...places.map(({ x }) => x)) - label.width
    expect(Math.abs(right - template.left)).toBeLessThan(SLACK_MM)
  })

  it('PROD-16 printing begins where the sheet was left and goes on on the next', () => {
    const [template] = LABEL_TEMPLATES
    if (!template) throw new Error('no template')
    expect(labelPosition(template, 0, 21)).toMatchObject({ page: 0, x: 7.25 + 2 * 66.04 })
    expect(labelPosition(template, 1, 21)).toEqual({ page: 1, x: 7.25, y: 15.15 })
    expect([0, 1, 2, 22, 23].map((count) => labelPages(template, count, 21))).toEqual([0, 1, 2, 2, 3])
  })
})

describe('what is printed on labels', () => {
  const mug = { id: 'p', name: 'Mug', sku: 'MUG', barcode: '4006381333931' }

  it('PROD-16 a product has one label, one with variants one for each that is active', () => {
    const product = { ...mug, baseCurrency: 'EUR', effectivePrice: 5, variants: [] }
    const subject = { ...mug, productId: 'p', currency: 'EUR', price: 5 }
    expect(labelSubjects(product)).toEqual([subject])
    const variant = { id: 'v', name: 'Red', sku: 'MUG-R', barcode: '', effectivePrice: 6, isActive: true }
    const variants = [variant, { ...variant, id: 'w', isActive: false }]
    expect(labelSubjects({ ...product, variants })).toEqual([
      { ...subject, id: 'v', name: 'Mug · Red', sku: 'MUG-R', barcode: '', price: 6 },
    ])
  })

  it('PROD-16 a code that no reader could read at the size of the label is told beforehand', () => {
    const long = { ...mug, barcode: '', sku: 'STONEWARE-MUG-BLUE-350' }
    for (const template of LABEL_TEMPLATES) {
      const room = (template.label.width - 4) * (isWide(template.label) ? 0.55 : 1)
      const needed = (11 * long.sku.length + 55) * 0.19
      expect('problem' in labelBarcode(long, 'auto', template), template.id).toBe(needed > room)
      expect(labelBarcode(mug, 'auto', template), template.id).toHaveProperty('barcode')
    }
  })

  it('PROD-16 every product with a wrong code is named with the reason', () => {
    const wrong = { ...mug, id: 'w', barcode: '4006381333932' }
    const [template] = LABEL_TEMPLATES
    if (!template) throw new Error('no template')
    expect(labelProblems([mug, wrong], 'auto', template)).toEqual([
      { id: 'w', name: 'Mug', message: '4006381333932 is not a valid EAN-13: its last digit should be 1.' },
    ])
  })
})
