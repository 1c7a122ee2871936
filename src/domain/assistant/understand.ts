import type { DecimalSign } from '../numeral.ts'
import type { Asked } from './asked.ts'
import { followUp } from './follow-up.ts'
import { calculation } from './intents/calculations.ts'
import { conversion } from './intents/conversions.ts'
import { newDocument, newProduct, reprice } from './intents/drafts.ts'
import { productLists, productSearch } from './intents/lists.ts'
import { explanation, historyOf, solving, suppliersOf } from './intents/product-questions.ts'
import {
  customers,
  documents,
  insights,
  margins,
  paying,
  receivables,
  services,
  stockValue,
} from './intents/reports.ts'
import { sales } from './intents/sales.ts'
import { whatIf } from './intents/what-if.ts'
import { facts, wholeAnswers } from './intents/whole-answers.ts'
import { type Intent, type Question, questionOf, type Surroundings } from './question.ts'
import { readQuestion } from './reading.ts'
import type { AskedLanguage } from './vocabulary/vocabularies.ts'

/** The kinds of questions; the first that knows a question takes it. */
const INTENTS: readonly Intent[] = [
  sales,
  stockValue,
  conversion,
  wholeAnswers,
  facts,
  whatIf,
  newDocument,
  newProduct,
  reprice,
  calculation,
  receivables,
  paying,
  productLists,
  historyOf,
  suppliersOf,
  solving,
  services,
  documents,
  customers,
  margins,
  explanation,
  insights,
  productSearch,
]

/** How questions are understood. */
interface Understanding extends Surroundings {
  readonly language: AskedLanguage
  /** Of the region: what `1.234` is. */
  readonly decimalSign: DecimalSign
  /** What the records are called that the question was asked beside, or that were chosen for it: their words are read as names. */
  readonly names?: readonly string[]
}

/** Earlier questions that are looked at for a follow-up. */
export const MOST_EARLIER = 5

/** What the newest of several questions asks for; the earlier ones say what a follow-up such as `and at 45 %?` means (CHAT-04). */
export function understand(questions: readonly string[], how: Understanding): Asked {
  let asked: Asked | undefined
  for (const question of questions.slice(-1 - MOST_EARLIER)) asked = oneAsked(question, how, asked)
  return asked ?? { ask: 'cannot' }
}

function oneAsked(text: string, how: Understanding, before: Asked | undefined): Asked {
  const question = questionOf(readQuestion(text, how.language, how.decimalSign, how.names), how)
  return (before && followUp(question, before)) ?? firstOf(question) ?? { ask: 'cannot' }
}

function firstOf(question: Question): Asked | undefined {
  for (const intent of INTENTS) {
    const asked = intent(question)
    if (asked) return asked
  }
  return undefined
}
