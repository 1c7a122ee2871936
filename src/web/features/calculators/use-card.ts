import { useMemo } from 'react'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import type { Question } from '#domain/calculators/solve.ts'
import { changeSearch, useShown } from '#web/kit/shell/current-router.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
import { cardIn, type CardState, readCard, withCard, withQuestion, writtenCard } from './card-state.ts'

/** A calculator as the address has it. What is typed shows at once, is written a moment later, and is no step of the history; a choice is one. */
export interface Card extends CardState {
  readonly type: (question: Question) => void
  /** Also chooses the currency of the page, where one is given. */
  readonly choose: (next: Partial<CardState>, currency?: string) => void
}

/** What a calculator begins with for who calculates: the currency of the page, and the VAT rate as decimal text where it is known. */
export interface Usual {
  readonly currency: string
  readonly vat?: string | undefined
}

/** The calculator of that name, and how it is changed. The address of any figures has the currency of the page too. */
export function useCard(id: CalculatorId, { currency: shown, vat }: Usual): Card {
  const written = useShown(({ search }) => cardIn(search, id))
  const [text, setText] = useTypedText(written, (next) =>
    changeSearch((search) => ({ currency: shown, ...withCard(search, id, next) }), { replace: true }),
  )
  const state = useMemo(() => readCard(id, text, vat), [id, text, vat])
  return {
    ...state,
    type: (question) => setText(writtenCard(withQuestion(state, question))),
    choose(next, currency) {
      const chosen = currency === undefined ? {} : { currency }
      const asked = { ...withQuestion(state, next.question ?? state.question), ...next }
      changeSearch((search) => ({ currency: shown, ...withCard(search, id, writtenCard(asked)), ...chosen }))
    },
  }
}
