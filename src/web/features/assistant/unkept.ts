import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'
import { plainText } from './plain-text.ts'

/** A message as it is shown, kept or not. */
export type ShownMessage = Pick<
  RowOfKind<'assistantMessage'>,
  'id' | 'conversationId' | 'role' | 'content' | 'parts' | 'createdAt'
>

/** A message of an exchange that the server is not known to keep. */
interface UnkeptMessage extends ShownMessage {
  /** The row that the question is kept as, should it have reached the server after all: then its rows tell the exchange. */
  readonly questionId: string
}

/** What was asked and is not known to have reached the server: it stays in sight until the page is left. */
export const unkept = sharedState<readonly UnkeptMessage[]>([])
const MOST_UNKEPT = 40

/** A question, what came in answer to it, and why that ended early. */
interface Exchange {
  readonly conversationId: string
  readonly questionId: string
  readonly question: string
  readonly askedAt: number
  readonly parts: readonly AnswerPart[]
  readonly note: string | undefined
}

/** Keeps an exchange in sight that no row tells. */
export function keepInSight({ conversationId, questionId, question, askedAt, parts, note }: Exchange): void {
  const said = (
    role: ShownMessage['role'],
    content: string,
    after: number,
    shown: readonly AnswerPart[] = [],
  ): UnkeptMessage => {
    const id = after === 0 ? questionId : crypto.randomUUID()
    return { id, conversationId, questionId, role, content, parts: [...shown], createdAt: askedAt + after }
  }
  unkept.set(
    [
      ...unkept.get(),
      said('user', question, 0),
      ...(parts.length > 0 ? [said('assistant', plainText(parts), 1, parts)] : []),
      ...(note === undefined ? [] : [said('system', note, 2)]),
    ].slice(-MOST_UNKEPT),
  )
}
