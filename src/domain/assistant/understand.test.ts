import { describe, expect, it } from 'vitest'
import { namedRange } from '../analytics/period.ts'
import { understand } from './understand.ts'
import type { AskedLanguage } from './vocabulary/vocabularies.ts'

const TODAY = '2026-11-18'
const LAMP = { en: 'lamp', de: 'Lampe', fr: 'lampe', es: 'lámpara' } as const

function asked(
  language: AskedLanguage,
  questions: readonly string[],
  { hasProductOpen = false, isPublic = false, today = TODAY } = {},
) {
  const decimalSign = language === 'en' ? ('.' as const) : (',' as const)
  return understand(questions, { language, currency: 'EUR', today, decimalSign, hasProductOpen, isPublic })
}

/** The days that a question is about. */
function daysOf(language: AskedLanguage, question: string, today = TODAY): readonly unknown[] {
  const found = asked(language, [question], { today })
  return 'until' in found ? [found.from, found.until] : []
}

describe('numbers that may be years', () => {
  it.each<[AskedLanguage, string]>([
    ['en', 'sales in 1999'],
    ['en', 'Sales in the year 1999'],
    ['en', 'turnover in March 1999'],
    ['de', 'Umsatz im Jahr 1999'],
    ['fr', 'ventes de l’année 1999'],
    ['es', 'ventas del año 1999'],
  ])('CHAT-04 in %s %j has a year, by the word before it', (language, question) => {
    expect(daysOf(language, question)[0]).toMatch(/^1999-0/)
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'revenue 2025'],
    ['en', 'profit for 2025'],
    ['en', 'top 3 customers 2025'],
    ['en', 'What did Anna buy in 2025?'],
    ['de', 'Was habe ich 2025 verkauft?'],
    ['de', 'Was hat Anna 2025 gekauft?'],
    ['fr', 'Bénéfice 2025'],
    ['es', 'Facturas de 2025'],
  ])('CHAT-04 in %s %j has a year of late', (language, question) => {
    expect(daysOf(language, question)).toEqual(['2025-01-01', '2025-12-31'])
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'revenue 1999'],
    ['en', 'revenue 2,025'],
    ['en', 'revenue 2025.5'],
    ['en', 'revenue since 2025'],
    ['en', 'revenue at a price of 2025'],
    ['en', 'revenue from 2025 mugs'],
    ['en', 'margin of the lamp for 2025'],
    ['en', 'What is my margin when I sell the lamp at 2025?'],
    ['de', 'Marge der Lampe bei 2025'],
    ['de', 'Umsatz seit 2025'],
    ['fr', 'marge de la lampe à 2025'],
    ['es', 'margen de la lámpara con 2025'],
  ])('CHAT-04 in %s %j has none', (language, question) => {
    expect(daysOf(language, question)).toEqual([])
  })

  it('CHAT-04 the year of sales is no count of what is ranked, and a second number of the same value stays one', () => {
    expect(asked('en', ['top 3 customers in 2025'])).toMatchObject({ ask: 'sales', limit: 3, from: '2025-01-01' })
    expect(asked('en', ['revenue in 2025 2025'])).toEqual({ ask: 'cannot' })
  })

  it('CHAT-04 a price that looks like a year is a price', () => {
    expect(asked('en', ['What is my margin when I sell the lamp at 1999?'])).toMatchObject({
      ask: 'solve',
      price: '1999',
      solve: 'margin',
    })
    expect(asked('en', ['What is the margin of the lamp at 80?', 'and 2020?'])).toMatchObject({ price: '2020' })
    expect(asked('en', ['Revenue 2025', 'and 2020?'])).toMatchObject({ ask: 'sales', from: '2020-01-01' })
  })
})

describe('periods', () => {
  it.each([
    ['this month', 'month'],
    ['this quarter', 'quarter'],
    ['this year', 'year'],
  ] as const)('CHAT-04 PAGE-02 %s is that of the analytics', (words, name) => {
    for (const today of ['2026-01-01', '2026-03-31', TODAY, '2024-12-31']) {
      const { from, to } = namedRange(name, today)
      expect(daysOf('en', `revenue ${words}`, today)).toEqual([from, to])
    }
  })

  it.each([
    ['this week', '2026-11-16', '2026-11-18'],
    ['last week', '2026-11-09', '2026-11-15'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['in Q4', '2026-10-01', '2026-12-31'],
    ['in December', '2025-12-01', '2025-12-31'],
    ['in February 2024', '2024-02-01', '2024-02-29'],
    ['in Q1 2025', '2025-01-01', '2025-03-31'],
  ])('CHAT-04 revenue %s is that of %s to %s', (words, from, until) => {
    expect(daysOf('en', `revenue ${words}`)).toEqual([from, until])
  })

  it('CHAT-04 in January the last quarter and month are of the year before', () => {
    expect(daysOf('en', 'revenue last quarter', '2026-01-15')).toEqual(['2025-10-01', '2025-12-31'])
    expect(daysOf('en', 'revenue last month', '2026-01-15')).toEqual(['2025-12-01', '2025-12-31'])
  })

  it.each([
    'Which customers bought something last month?',
    'Where do I buy mugs cheapest in 2025?',
    'What did I buy last month?',
    'Which supplier sold me mugs last month?',
    'What price did Anna buy mugs at last month?',
    'top 5 products in 2025',
    'What did the lamp cost in 2025?',
  ])('CHAT-04 %s is not answered as if it named no period', (question) => {
    expect(asked('en', [question], { hasProductOpen: true })).toEqual({ ask: 'cannot' })
  })

  it('CHAT-04 what a customer bought most is no question about the dearest supplier', () => {
    const most = asked('en', ['What did Café Aroma buy most?'])
    expect(most).toMatchObject({ ask: 'suppliers', mayBeCustomer: true })
    expect(most).not.toHaveProperty('order')
    expect(asked('en', ['Which supplier of mugs has the highest price?'])).toMatchObject({ order: 'dearest' })
  })
})

describe('documents and what was sold', () => {
  it.each<[AskedLanguage, string, string]>([
    ['en', 'Which purchase orders did I receive?', 'purchaseorder'],
    ['en', 'Show my sales invoices', 'invoice'],
    ['en', 'Which quotes came in?', 'quote'],
    ['de', 'Welche Bestellungen sind eingegangen?', 'purchaseorder'],
    ['fr', 'Montre-moi mes reçus', 'receipt'],
    ['fr', 'Quels bons de commande sont rentrés ?', 'purchaseorder'],
    ['es', 'Muéstrame mis facturas de venta', 'invoice'],
  ])('CHAT-04 in %s %j asks for documents', (language, question, documentType) => {
    expect(asked(language, [question])).toMatchObject({ ask: 'documents', documentType })
  })

  it.each<[AskedLanguage, string, string]>([
    ['en', 'How much money came in from invoices last month?', 'received'],
    ['de', 'Umsatz abzüglich Gutschriften letzten Monat', 'net'],
    ['fr', 'Combien ai-je reçu ce mois-ci ?', 'received'],
    ['fr', 'Quels paiements ai-je reçus ce mois-ci ?', 'received'],
    ['es', '¿Cuánto he cobrado este mes?', 'received'],
  ])('CHAT-04 in %s %j asks for a sum', (language, question, focus) => {
    expect(asked(language, [question])).toMatchObject({ ask: 'sales', focus })
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'Which invoices got paid last month?'],
    ['en', 'Best customers by number of invoices'],
    ['en', 'sales by supplier'],
    ['en', 'Which quotes did I sell most from?'],
    ['es', '¿Qué facturas he cobrado el mes pasado?'],
  ])('CHAT-04 in %s %j is answered by neither', (language, question) => {
    expect(asked(language, [question])).toEqual({ ask: 'cannot' })
  })

  it('CHAT-04 a follow-up asks for the documents of another customer, another period or both', () => {
    const first = 'Invoices of Café Aroma last month'
    expect(asked('en', [first, 'and for Anna?'])).toMatchObject({ customer: { raw: 'Anna' }, from: '2026-10-01' })
    expect(asked('en', [first, 'and for Anna today?'])).toMatchObject({
      customer: { raw: 'Anna' },
      from: TODAY,
      until: TODAY,
    })
    expect(asked('en', [first, 'and in 2025?'])).toMatchObject({ customer: { raw: 'Café Aroma' }, from: '2025-01-01' })
    expect(asked('en', ['What do customers owe me?', 'and Anna in 2025?'])).toEqual({ ask: 'cannot' })
  })
})

describe('how much it is', () => {
  const price = (raw: string) => ({ ask: 'explain', focus: 'price', product: { raw } })

  it.each<[AskedLanguage, string, string]>([
    ['en', 'What is the margin of the lamp?', 'How much does it cost?'],
    ['en', 'Find the lamp', 'And how much is that?'],
    ['en', 'What did I sell of the lamp last month?', 'How much is it?'],
    ['de', 'Wie hoch ist die Marge der Lampe?', 'Was kostet das?'],
    ['fr', 'Quelle est la marge de la lampe ?', 'Combien coûte-t-elle ?'],
    ['es', '¿Cuál es el margen de la lámpara?', '¿Cuánto cuesta esto?'],
  ])('CHAT-04 in %s after %j, %j asks for the price of the product', (language, before, question) => {
    expect(asked(language, [before, question])).toMatchObject(price(LAMP[language]))
    expect(asked(language, [question])).toEqual({ ask: 'fact', of: 'free' })
  })

  it('CHAT-04 a visitor asks for that of Pricewright, and so does who names no product before', () => {
    const cost = 'How much does it cost?'
    expect(asked('en', ['What is Pricewright?', cost], { isPublic: true })).toEqual({ ask: 'fact', of: 'free' })
    expect(asked('en', ['How much is 20 % VAT on 100?', cost])).toEqual({ ask: 'fact', of: 'free' })
    expect(asked('en', ['What is the margin of the lamp?', 'Is it free?'])).toEqual({ ask: 'fact', of: 'free' })
  })

  it('CHAT-04 beside an open product it is that one', () => {
    const open = { hasProductOpen: true }
    expect(asked('en', ['How much is it?'], open)).toMatchObject({ ask: 'explain', product: 'here', focus: 'price' })
    expect(asked('en', ['What is the margin of the lamp?', 'What does this product cost?'], open)).toMatchObject({
      product: 'here',
    })
    expect(asked('en', ['What is the margin of the lamp?', 'How much is it in dollars?'], open)).toMatchObject({
      ...price('lamp'),
      currency: 'USD',
    })
  })
})
