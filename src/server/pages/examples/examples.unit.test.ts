import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { Rational } from '#test/rational.ts'
import { ARTICLES, articleOf } from '../articles.ts'
import { type Figures, figureText, withFigures } from '../figures.ts'
import { pictureMessages } from '../picture-messages.ts'
import { drawn } from '../picture.ts'
import { readText } from '../texts-folder.ts'

const CENT = 10_000
/** An exact amount of euros, rounded once to the cent, as an English reader sees it. */
const euros = (over: bigint | number, under: bigint | number = 1): string => {
  const cents = new Rational(BigInt(over) * 100n, BigInt(under)).rounded(1) ?? 0
  return `€${(cents / 100).toFixed(2)}`
}

function said(slug: string): Readonly<Record<string, string>> {
  const figures: Figures = articleOf(slug)?.example().figures ?? {}
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureText(figure, 'en')]))
}

it('PAGE-05 PRICE-01 PRICE-02 the figures on margin and markup equal exact arithmetic', () => {
  expect(said('margin-and-markup')).toEqual({
    cost: '€12.00',
    half: '50%',
    byMarkup: euros(12 * 3, 2),
    markupProfit: euros(6),
    markupMargin: '33.33%',
    byMargin: euros(12 * 2),
    marginProfit: euros(12),
    marginMarkup: '100%',
    missing: euros(6),
    discount: '20%',
    reduced: euros(18 * 8, 10),
    left: '€2.40',
    leftMargin: '16.67%',
    lost: '60%',
    markupOf20: '25%',
    markupOf25: '33.33%',
    markupOf30: '42.86%',
    markupOf40: '66.67%',
    markupOf50: '100%',
    markupOf60: '150%',
  })
})

it('PAGE-05 SHIP-02 the figures on landed cost equal exact arithmetic', () => {
  // Pieces, supplier price in tenths of a euro, duty in per mille, weight of one in tenths of a kilogram.
  const goods = { mug: [200, 42, 27, 3], pan: [40, 95, 17, 32], towel: [300, 11, 120, 1] } as const
  const [value, weight] = [1_550, 218]
  const figures = said('landed-cost')
  let duty = new Rational(0)
  for (const [id, [pieces, price, rate, tenths]] of Object.entries(goods)) {
    // One piece: its price, its freight of 390 by value or weight, and its insurance of 15.50 by value, then duty on the sum.
    const insured = new Rational(BigInt(price) * (1_550n * 100n + 1_550n), 10n * 1_550n * 100n)
    const byValue = sum(insured, new Rational(390n * BigInt(price), BigInt(value) * 10n))
    const byWeight = sum(insured, new Rational(390n * BigInt(tenths), BigInt(weight) * 10n))
    const landed = (base: Rational) => base.times(1_000 + rate, 1_000)
    expect([id, figures[`${id}ByValue`]]).toEqual([id, euros(landed(byValue).over, landed(byValue).under)])
    expect([id, figures[`${id}ByWeight`]]).toEqual([id, euros(landed(byWeight).over, landed(byWeight).under)])
    duty = sum(duty, byWeight.times(rate * pieces, 1_000))
  }
  expect(figures['goods']).toBe('€1,550.00')
  expect(figures['duty']).toBe(euros(duty.over, duty.under))
  const total = sum(duty, new Rational(195_550, 100))
  expect(figures['total']?.replace(',', '')).toBe(euros(total.over, total.under))
})

function sum(one: Rational, other: Rational): Rational {
  return new Rational(one.over * other.under + other.over * one.under, one.under * other.under)
}

it('PAGE-05 PRICE-05 the figures on duty equal exact arithmetic', () => {
  expect(said('duty-and-hs-codes')).toMatchObject({
    customsValue: '€7.40',
    // 7.40 × 0.03 = 0.222; 6.50 × 0.03 = 0.195; 7.40 × 0.09 = 0.666
    cifDuty: '€0.22',
    fobDuty: '€0.20',
    wrongDuty: '€0.67',
    cost: '€7.62',
    wrongCost: '€8.07',
    // 500 × (7.40 × 1.09 − 7.40 × 1.03)
    whole: '€222.00',
    price: euros(7_622, 600),
    // (12.70 − 8.066) / 12.70
    leftMargin: '36.49%',
    vatAmount: '€1.45',
    withVat: '€9.07',
  })
})

it('PAGE-05 LEDGER-03 the figures on the 30-day price follow the calendar', () => {
  expect(said('thirty-day-price')).toMatchObject({
    usual: '€49.90',
    windowFrom: '3 October 2026',
    shortLast: '17 October 2026',
    earlyLowest: '€39.90',
    more: '€3.00',
    // (49.90 − 42.90) / 49.90
    claimed: '14.03%',
    // The last cheap day, 17 October, is outside of 30 days from here on.
    fairFrom: '17 November 2026',
    fairLowest: '€49.90',
    fairReduction: '14.03%',
  })
})

it('PAGE-05 PRICE-11 PRICE-12 the figures on endings and floors equal exact arithmetic', () => {
  expect(said('price-endings-and-floors')).toMatchObject({
    plain: euros(740, 65),
    up: '€11.99',
    upMargin: '38.28%',
    near: '€10.99',
    nearMargin: '32.67%',
    floorPrice: euros(740, 67),
    kept: '€11.99',
    gross: euros(740 * 119, 6_500),
    grossEnded: '€13.99',
    net: euros(1_399, 119),
    yen: 'JP¥1,980',
    yenEnded: 'JP¥1,999',
  })
})

it('PAGE-05 DOC-02 the numbers of the article are those that documents would get', () => {
  expect(said('gapless-numbers')).toEqual({
    first: 'INV202612-0001',
    second: 'INV202612-0002',
    third: 'INV202612-0003',
    credit: 'CN202612-0001',
    january: 'INV202701-0001',
    provisional: 'INV-7318',
  })
})

it('PAGE-05 every article has its text in every language, names only figures that there are, and uses the same ones', async () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(6)
  for (const { slug, example } of ARTICLES) {
    const { figures } = example()
    const used: string[] = []
    for (const language of LANGUAGES) {
      const { title, description, body } = await readText(slug, language)
      expect([slug, language, title.length > 10, description.length > 60, body.length > 1_500]).toEqual([
        slug,
        language,
        true,
        true,
        true,
      ])
      expect(withFigures(body, figures, language)).not.toContain('{{')
      expect(body).toContain('\n[[picture]]\n')
      used.push([...new Set(body.match(/\{\{\w+\}\}/g))].toSorted().join(' '))
    }
    expect(new Set(used).size, slug).toBe(1)
  }
  expect(() => withFigures('{{nothing}}', {}, 'en')).toThrow('nothing')
})

it('PAGE-05 the parts of each bar of a picture add up to the amount beside it, and none is wider than the picture', () => {
  for (const { slug, example } of ARTICLES) {
    const { picture } = example()
    const { markup } = drawn(picture, pictureMessages, 'en')
    expect(markup).toContain('role="img"')
    const widths = [...markup.matchAll(/<rect class="\w+" x="([\d.]+)" y="\d+" width="([\d.]+)"/g)]
    for (const [, x, width] of widths) expect([slug, Number(x) + Number(width) <= 320.5]).toEqual([slug, true])
    if (picture.kind === 'bars')
      for (const { parts } of picture.bars)
        for (const { amount } of parts) expect([slug, amount > 0 && amount % CENT === 0]).toEqual([slug, true])
  }
})
