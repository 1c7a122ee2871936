import { beforeAll, expect, it } from 'vitest'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { answerBuiltIn } from '#contract/assistant/built-in/answer-built-in.ts'
import type { BuiltInContext } from '#contract/assistant/built-in.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { roundedTo, writtenFigures } from '#domain/assistant/written-figures.ts'
import { buildTestApi } from '#test/api.ts'
import { customerName, questionShop } from '#test/assistant/question-shop.ts'
import { type AskedQuestion, askedQuestions } from '#test/assistant/questions.ts'
import { describeOneEngine } from '#test/database.ts'
import { referenceRates } from '../currency/rate-sets.ts'
import { createLive } from '../kit/live.ts'
import { createUserData } from '../kit/user-data.ts'
import { toolDepsOf } from '../product.ts'
import { AnswerBook } from './answer-book.ts'
import { answerBuiltInly } from './built-in-answer.ts'
import { KnownFigures } from './known-figures.ts'
import { outcomeOf } from './tool-calls.ts'

const RIGHT = 0.95
/** The most words of an answer beside its table (CHAT-04). */
const MOST_WORDS = 60

describeOneEngine('questions to the built-in assistant', (context) => {
  const ids = new Map<string, string>()
  let ann: string

  beforeAll(async () => {
    const api = await buildTestApi(context.database)
    ann = await context.newUser()
    const make = async (name: string, path: string, body: object): Promise<void> => {
      const answer = await api.call(ann, 'POST', `/api/${path}`, body)
      if (answer.status !== 201 && answer.status !== 200) throw new Error(answer.text)
      ids.set(name, String(answer.body['id']))
    }
    const { currency, categories, brands, customers, products } = questionShop
    await make('', 'business-profiles', { name: 'Ann’s', isDefault: true, preferredCurrency: currency, country: 'DE' })
    for (const name of categories) await make(`category:${name}`, 'categories', { name })
    for (const name of brands) await make(`brand:${name}`, 'brands', { name })
    for (const each of customers) await make(`customer:${customerName(each)}`, 'customers', each)
    for (const {
      sku,
      name,
      category,
      brand,
      baseCost,
      shippingCost,
      dutyPercent,
      marginPercent,
      price,
      stock,
    } of products)
      await make(`product:${sku}`, 'products', {
        sku,
        name,
        stock,
        baseCurrency: currency,
        categoryId: ids.get(`category:${category}`),
        ...(brand === null ? {} : { brandId: ids.get(`brand:${brand}`) }),
        costBreakdown: { baseCost, shippingCost, importDuty: dutyPercent },
        ...(marginPercent === undefined
          ? price === undefined
            ? { pricingMode: null }
            : { pricingMode: 'retailPrice', retailPrice: price }
          : { pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: marginPercent }),
      })
    for (const [index, { customer, day, paid, lines }] of questionShop.sales.entries()) {
      const items = lines.map(({ sku, quantity, price, cost }, at) => ({
        id: `line-${at}`,
        productId: ids.get(`product:${sku}`),
        description: sku,
        quantity,
        unitPrice: price,
        unitCost: cost,
        taxPercent: 0,
      }))
      const dated = { currency, issueDate: day, dueDate: day, status: 'sent', items }
      await make(`sale:${index}`, 'documents/invoice', { ...dated, customerId: ids.get(`customer:${customer}`) })
      const amount = lines.reduce((sum, { quantity, price }) => sum + quantity * Number(price), 0)
      if (paid !== undefined)
        await make('', `documents/${ids.get(`sale:${index}`)}/payments`, { date: paid, amount: amount.toFixed(2) })
    }
  })

  interface Answered {
    readonly parts: readonly AnswerPart[]
    readonly unverified: number
  }

  async function ask({ question, earlier, language, page }: AskedQuestion): Promise<Answered> {
    const data = createUserData(context.dataAccess, createLive(), referenceRates)
    const caller = { actor: { kind: 'user', userId: ann }, name: 'user' } as const
    const work = { ...toolDepsOf(data), caller, signal: new AbortController().signal, now: Date.now() }
    const [kind = '', name = ''] = page?.split(':') ?? []
    const asked: BuiltInContext = {
      language,
      today: '2026-11-29',
      currency: questionShop.currency,
      page:
        page === undefined
          ? undefined
          : { screen: 'product-detail', records: [{ kind, id: ids.get(page) ?? '', name }] },
      history: earlier.map((content) => ({ role: 'user', content })),
      isPublic: false,
    }
    const book = new AnswerBook(new KnownFigures(), () => undefined)
    const call = (tool: Parameters<typeof outcomeOf>[0], args: unknown) =>
      outcomeOf(tool, args, work, (error) => {
        throw error
      })
    await answerBuiltInly(answerBuiltIn, question, asked, call, book)
    return { parts: book.parts, unverified: book.unverified }
  }

  it.each(LANGUAGES)(
    'CHAT-04 CHAT-05 are answered with the right figures in %s, and with no other',
    async (language) => {
      const own = askedQuestions().filter((each) => each.language === language)
      const faults: string[] = []
      const wrong: string[] = []
      for (const question of own) {
        const { parts, unverified } = await ask(question)
        const missing = (question.says ?? []).filter((said) => !isSaid(parts, said))
        const told = `${question.id} ${question.question}\n  ${JSON.stringify(parts).slice(0, 600)}`
        if (missing.length > 0 && question.isMended) wrong.push(`misses ${missing.join(', ')}: ${told}`)
        if (missing.length > 0) faults.push(`misses ${missing.join(', ')}: ${told}`)
        if (unverified > 0) wrong.push(told)
        if (wordsOf(parts) > MOST_WORDS + 20) wrong.push(`too long: ${told}`)
      }
      expect(wrong, wrong.join('\n')).toEqual([])
      expect(faults.length / own.length, faults.join('\n')).toBeLessThanOrEqual(1 - RIGHT)
    },
  )
})

function wordsOf(parts: readonly AnswerPart[]): number {
  return parts.reduce((sum, part) => sum + (part.type === 'text' ? part.text.split(/\s+/).length : 0), 0)
}

/** Whether an answer holds a figure in its texts or tables, however it is written, or words. */
function isSaid(parts: readonly AnswerPart[], said: string): boolean {
  const texts = parts.flatMap((part) =>
    part.type === 'text'
      ? [part.text]
      : part.type === 'table'
        ? part.rows.flatMap((row) => row.map(({ value }) => value ?? ''))
        : [],
  )
  if (!/^-?\d+(\.\d+)?$/.test(said)) return texts.some((text) => text.includes(said))
  const meanings = texts.flatMap((text) => writtenFigures(text, 'en').flatMap((figure) => figure.meanings))
  return meanings.some((meaning) => isRounded(meaning, said) || isRounded(said, meaning))
}

function isRounded(known: string, written: string): boolean {
  const decimals = written.split('.')[1]?.length ?? 0
  return roundedTo(known, decimals) === roundedTo(written, decimals)
}
