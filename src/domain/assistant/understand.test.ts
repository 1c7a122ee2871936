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

describe('written days', () => {
  it.each<[AskedLanguage, string]>([
    ['en', 'Revenue from 2026-01-01 to 2026-03-31'],
    ['en', 'Revenue between 2026-01-01 and 2026-03-31'],
    ['en', 'Invoices from 2026-01-01 until 2026-03-31'],
    ['en', 'Revenue 2026-01-01 – 2026-03-31'],
    ['de', 'Umsatz vom 01.01.2026 bis zum 31.03.2026'],
    ['de', 'Umsatz zwischen dem 01.01.2026 und dem 31.03.2026'],
    ['de', 'Rechnungen von 01.01.2026 bis 31.03.2026'],
    ['fr', 'Ventes du 01/01/2026 au 31/03/2026'],
    ['fr', 'Ventes entre le 01/01/2026 et le 31/03/2026'],
    ['fr', 'Factures du 01/01/2026 jusqu’au 31/03/2026'],
    ['es', 'Ventas del 01/01/2026 al 31/03/2026'],
    ['es', 'Ventas entre el 01/01/2026 y el 31/03/2026'],
    ['es', 'Facturas desde el 01/01/2026 hasta el 31/03/2026'],
  ])('CHAT-04 in %s %j is of the days from the first to the last', (language, question) => {
    expect(daysOf(language, question)).toEqual(['2026-01-01', '2026-03-31'])
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'revenue from 2026-01-01'],
    ['en', 'revenue since 2026-01-01'],
    ['en', 'invoices from 2026-01-01 to today'],
    ['en', 'revenue since January'],
    ['de', 'Umsatz ab 01.01.2026'],
    ['de', 'Rechnungen seit dem 01.01.2026'],
    ['de', 'Umsatz vom 01.01.2026 bis heute'],
    ['de', 'Umsatz seit Januar'],
    ['fr', 'ventes depuis le 01/01/2026'],
    ['fr', 'factures à partir du 01/01/2026'],
    ['fr', 'ventes depuis janvier'],
    ['es', 'ventas desde 01/01/2026'],
    ['es', 'facturas a partir del 01/01/2026'],
    ['es', 'ventas desde enero hasta hoy'],
  ])('CHAT-04 in %s %j is of the days until today', (language, question) => {
    expect(daysOf(language, question)).toEqual(['2026-01-01', TODAY])
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'revenue on 2026-01-01'],
    ['de', 'Umsatz am 01.01.2026'],
    ['de', 'Rechnungen vom 01.01.2026'],
    ['fr', 'factures du 01/01/2026'],
    ['es', 'ventas del 01/01/2026'],
  ])('CHAT-04 in %s %j is of one day', (language, question) => {
    expect(daysOf(language, question)).toEqual(['2026-01-01', '2026-01-01'])
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'Invoices until 2026-03-31'],
    ['de', 'Rechnungen bis 31.03.2026'],
    ['fr', 'Factures jusqu’au 31/03/2026'],
    ['es', 'Facturas hasta el 31/03/2026'],
  ])('CHAT-04 in %s %j has an end alone, which a sum would need more for', (language, question) => {
    expect(daysOf(language, question)).toEqual([undefined, '2026-03-31'])
    const ofSales = question.replace(/^\S+/, { en: 'Revenue', de: 'Umsatz', fr: 'Ventes', es: 'Ventas' }[language])
    expect(asked(language, [ofSales])).toEqual({ ask: 'cannot' })
  })

  it.each<[AskedLanguage, string]>([
    ['en', 'revenue on 03/04/2026'],
    ['en', 'revenue from 03/04/2026 to 05/04/2026'],
    ['en', 'invoices of 03/04/2026'],
    ['en', 'invoices since 03/04/2026'],
    ['en', 'What did Anna buy on 03/04/2026?'],
    ['en', 'revenue from 2026-03-31 to 2026-01-01'],
    ['en', 'revenue 2026-01-01, 2026-03-31'],
    ['en', 'revenue on 2026-01-01 this year'],
    ['en', 'invoices of 2026-01-01, 2026-02-01 and 2026-03-01'],
    ['en', 'revenue before 2026-01-01'],
    ['en', 'revenue since 2027-01-01'],
    ['en', 'revenue from January to April'],
    ['en', 'revenue until last month'],
    ['en', 'revenue today and this month'],
    ['de', 'Umsatz am 31.02.2026'],
    ['de', 'Umsatz nach dem 01.01.2026'],
    ['de', 'Rechnungen von Januar bis April'],
    ['fr', 'ventes avant le 01/01/2026'],
    ['fr', 'factures de janvier à avril'],
    ['es', 'ventas del 31/02/2026'],
    ['es', 'facturas de enero a abril'],
  ])(
    'CHAT-04 CHAT-05 in %s %j names days that cannot be told, and is not answered for others',
    (language, question) => {
      expect(asked(language, [question])).toEqual({ ask: 'cannot' })
    },
  )

  it('CHAT-04 a follow-up names other days, also counted ones, and takes none over that were not said', () => {
    const [sales, papers] = ['Revenue this month', 'Invoices of Anna last month']
    expect(asked('en', [sales, 'and from 2026-01-01 to 2026-03-31?'])).toMatchObject({ until: '2026-03-31' })
    expect(asked('en', [sales, 'and on 03/04/2026?'])).toEqual({ ask: 'cannot' })
    expect(asked('en', [papers, 'and on 03/04/2026?'])).toEqual({ ask: 'cannot' })
    expect(asked('en', [papers, 'and until 2026-03-31?'])).toEqual({
      ask: 'documents',
      documentType: 'invoice',
      customer: { words: ['anna'], raw: 'Anna' },
      until: '2026-03-31',
    })
  })

  it.each<[AskedLanguage, string, string]>([
    ['en', 'Revenue this month', 'and in the last 30 days?'],
    ['de', 'Umsatz diesen Monat', 'und in den letzten 30 Tagen?'],
    ['fr', 'Ventes ce mois-ci', 'et les 30 derniers jours ?'],
    ['es', 'Ventas este mes', '¿y en los últimos 30 días?'],
  ])('CHAT-04 in %s, after %j, %j asks the same of as many days', (language, first, question) => {
    expect(asked(language, [first, question])).toMatchObject({ ask: 'sales', from: '2026-10-20', until: TODAY })
  })
})

describe('sums in another currency than that of the business', () => {
  it.each<[AskedLanguage, string]>([
    ['en', 'How much is my stock worth in dollars?'],
    ['en', 'How much is my stock worth in USD?'],
    ['de', 'Was ist mein Lager in Dollar wert?'],
    ['fr', 'Quelle est la valeur de mon stock en dollars ?'],
    ['es', '¿Cuánto vale mi stock en dólares?'],
    ['en', 'Revenue this month in dollars'],
  ])('CHAT-04 CHAT-05 in %s %j is not answered in that one', (language, question) => {
    expect(asked(language, [question])).toEqual({ ask: 'cannot' })
  })

  it('CHAT-04 in the currency of the business it is answered', () => {
    expect(asked('en', ['How much is my stock worth in euros?'])).toEqual({ ask: 'stockValue' })
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
