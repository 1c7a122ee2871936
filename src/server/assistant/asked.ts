import type { PageContext } from '#contract/assistant/ask.ts'
import type { Language } from '#contract/languages.ts'

/** An earlier message of a conversation. */
export interface HistoryMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A question with what is known beside it. */
export interface Asked {
  readonly question: string
  readonly history: readonly HistoryMessage[]
  readonly page: PageContext | undefined
  readonly language: Language
  /** YYYY-MM-DD at the business, and its currency. */
  readonly today: string
  readonly currency: string
  /** The VAT that prices of the business include, as decimal text; undefined where they do not. */
  readonly vat?: string | undefined
}
