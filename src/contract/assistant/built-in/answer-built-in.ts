import type { Asked } from '#domain/assistant/asked.ts'
import { matchName } from '#domain/assistant/name-match.ts'
import { understand } from '#domain/assistant/understand.ts'
import { beginning } from '#domain/beginning.ts'
import { type AnswerPart, LONGEST_SUGGESTED } from '../answer-parts.ts'
import type { AnswerBuiltIn, BuiltInContext } from '../built-in.ts'
import { builtInMessages as messages } from '../built-in-messages.ts'
import { aboutNamed, type Answering, cannot, type Parts, saidAs, suggested, unclear } from './answering.ts'
import { newDocument, newProduct, reprice } from './draft-answers.ts'
import { formatsOf, words } from './formats.ts'
import { groupNamed } from './group-naming.ts'
import { customers, documents, products, services } from './list-answers.ts'
import { named } from './naming.ts'
import { explained, history, solved } from './product-answers.ts'
import { groupMargins, insights, margins, stockValue } from './report-answers.ts'
import { paying, receivables } from './receivables-answers.ts'
import { sales, suppliersOrPurchases } from './sales-answers.ts'
import { calculated, converted } from './sum-answers.ts'
import { whatIf } from './what-if-answer.ts'

/** As much of an earlier question as says what a follow-up means. */
const MOST_OF_EARLIER = 1_000

/** The built-in assistant: fixed rules that read a question, look it up with the tools, and say what these answered (CHAT-04). */
export const answerBuiltIn: AnswerBuiltIn = (question, context) => {
  const earlier = context.history.flatMap(({ role, content }) =>
    role === 'user' ? beginning(content, MOST_OF_EARLIER) : [],
  )
  const how = understandingOf(context)
  const asked = understand([...earlier, question], how)
  const isOpen = asked.ask === 'calculate' || asked.ask === 'convert' || asked.ask === 'about' || asked.ask === 'fact'
  const askedWith = (missing: string, name: string) => {
    const again = question.replace(missing, () => name)
    return again.length <= LONGEST_SUGGESTED && isAboutGroup(understand([...earlier, again], how), asked, name)
      ? again
      : undefined
  }
  const answering = { context, formats: formatsOf(context.language), askedWith }
  return context.isPublic && !isOpen ? withoutCalls(cannotPublicly()) : answered(answering, asked)
}

/** Whether the same is asked about the group with that name. */
function isAboutGroup(again: Asked, { ask }: Asked, name: string): boolean {
  return (
    again.ask === ask && 'group' in again && !!again.group && 'one' in matchName(again.group.name.words, [{ name }])
  )
}

function understandingOf({ language, currency, page, today, isPublic }: BuiltInContext) {
  return {
    language,
    currency,
    today,
    isPublic,
    decimalSign: language === 'en' ? ('.' as const) : (',' as const),
    names: page?.records.map(({ name }) => name) ?? [],
    hasProductOpen: page?.records.some(({ kind }) => kind === 'product') ?? false,
  }
}

function answered(answering: Answering, asked: Asked): Parts {
  switch (asked.ask) {
    case 'explain':
      return explainedOrGroup(answering, asked)
    case 'solve':
      return aboutNamed(answering, 'product', asked.product, (thing) => solved(answering, asked, thing))
    case 'suppliers':
      return suppliersOrPurchases(answering, asked)
    case 'history':
      return aboutNamed(answering, 'product', asked.product, (thing) => history(answering, thing))
    case 'whatIf':
      return whatIf(answering, asked)
    case 'calculate':
      return calculated(answering, asked)
    case 'convert':
      return converted(answering, asked)
    case 'products':
      return products(answering, asked)
    case 'margins':
      return margins(answering, asked)
    case 'receivables':
      return receivables(answering, asked)
    case 'paying':
      return paying(answering, asked)
    default:
      return further(answering, asked)
  }
}

function further(
  answering: Answering,
  asked: Exclude<
    Asked,
    {
      ask:
        | 'explain'
        | 'solve'
        | 'suppliers'
        | 'history'
        | 'whatIf'
        | 'calculate'
        | 'convert'
        | 'products'
        | 'margins'
        | 'receivables'
        | 'paying'
    }
  >,
): Parts {
  switch (asked.ask) {
    case 'stockValue':
      return stockValue(answering)
    case 'documents':
      return documents(answering, asked)
    case 'sales':
      return sales(answering, asked)
    case 'customers':
      return customers(answering, asked)
    case 'services':
      return services(answering, asked)
    case 'insights':
      return insights(answering)
    case 'reprice':
      return reprice(answering, asked)
    case 'newProduct':
      return newProduct(answering, asked)
    case 'newDocument':
      return newDocument(answering, asked)
    case 'about':
      return withoutCalls([...words(messages.about, messages.can), ...suggested(messages.suggested, [])])
    case 'cannot':
      return withoutCalls(cannot())
    case 'fact':
      return withoutCalls([...words(messages.facts[asked.of]), ...suggested([], FACT_PLACES[asked.of])])
  }
}

const FACT_PLACES = { free: ['terms'], file: ['import'], privacy: ['privacy'] } as const

/** What a visitor is told whose question needs an account. */
function cannotPublicly(): readonly AnswerPart[] {
  return [...words(messages.cannotPublic), ...suggested(messages.suggestedPublic, ['sign-up', 'contact'])]
}

/** A price, or where no product is called so, the margins of the category or brand that is. */
function* explainedOrGroup(answering: Answering, asked: Extract<Asked, { ask: 'explain' }>): Parts {
  const naming = yield* named('product', asked.product, answering.context.page)
  if ('one' in naming) return saidAs(naming.slip, naming.one.shown, yield* explained(answering, asked, naming.one))
  if (asked.product !== 'here' && asked.focus === 'margin' && 'near' in naming) {
    const group = yield* groupNamed({ kind: 'either', name: asked.product })
    if ('one' in group) return groupMargins(answering, group.one)
  }
  return unclear('product', asked.product, naming)
}

/** An answer that needs no tool. */
function* withoutCalls(parts: readonly AnswerPart[]): Parts {
  yield* []
  return parts
}
