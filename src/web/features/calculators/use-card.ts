import { useMemo } from 'react'
import type { CalculatorId } from '#domain/calculators/calculators.ts'
import type { Question } from '#domain/calculators/solve.ts'
import { changeSearch, useShown } from '#web/kit/shell/current-router.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
import { cardIn, type CardState, readCard, withCard, writtenCard } from './card-state.ts'

/** A calculator as the address has it. What is typed shows at once, is written a moment later, and is no step of the history; a choice is one. */
export interface Card extends CardState {
  readonly type: (question: Question) => void
  /** Also chooses the currency of the page, where one is given. */
  readonly choose: (next: Partial<CardState>, currency?: string) => void
}

/** The calculator of that name, and how it is changed. */
export function useCard(id: CalculatorId): Card {
  const written = useShown(({ search }) => cardIn(search, id))
  const [text, setText] = useTypedText(written, (next) =>
    changeSearch((search) => withCard(search, id, next), { replace: true }),
  )
  const state = useMemo(() => readCard(id, text), [id, text])
  return {
    ...state,
    type: (question) => setText(writtenCard({ ...state, question })),
    choose(next, currency) {
      const chosen = currency === undefined ? {} : { currency }
      changeSearch((search) => ({ ...withCard(search, id, writtenCard({ ...state, ...next })), ...chosen }))
    },
  }
}
