import { randomBytes } from 'node:crypto'
import type { AnswerEvent } from '#contract/assistant/answer-events.ts'
import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { uuidV7 } from '#domain/uuid.ts'
import { EntryRefused } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import type { AnswerBook } from './answer-book.ts'
import { AskedBefore, keepMessages, type KeptAs } from './conversations.ts'
import { plainAnswer } from './plain-answer.ts'
import { sharedNow } from '../kit/clock.ts'

/** What an exchange is kept with. */
interface Keeping {
  readonly data: UserData
  /** The account itself: whoever signs out in the middle still finds the exchange. */
  readonly owner: Caller
  readonly conversationId: string
  readonly log: (error: unknown) => void
}

/** A question and its answer, kept as they come (CHAT-07): the question before it is answered, a proposal at once, the rest at the end. */
export class KeptExchange {
  readonly questionId: string
  readonly answerId: string
  readonly noteId: string
  readonly #keeping: Keeping
  readonly #askedAt: number
  readonly #proposals: AnswerPart[] = []
  #writing: Promise<void> = Promise.resolve()
  #failure: string | undefined

  constructor(keeping: Keeping, askedAt: number, questionId?: string) {
    this.#keeping = keeping
    this.#askedAt = askedAt
    const id = (after: number) => uuidV7(askedAt + after, randomBytes(16))
    this.questionId = questionId ?? id(0)
    this.answerId = id(1)
    this.noteId = id(2)
  }

  /** Throws `AskedBefore` where the question's id is known: nothing is changed then, and it is not to be answered again. */
  begin(question: string): Promise<void> {
    return this.#keep([{ id: this.questionId, role: 'user', content: question, at: this.#askedAt }], true)
  }

  /** Follows what is told. A proposal is a change set that is there already: its card is kept with it. */
  hear(event: AnswerEvent): void {
    if (event.type === 'error') this.#failure = event.message
    if (event.type !== 'part' || event.part.type !== 'proposal') return
    this.#proposals.push(event.part)
    void this.#keep([this.#answer(this.#proposals, [])])
  }

  /** Keeps the answer, and why it ended early: because it failed, or as `stopped` says. */
  end({ parts, known }: AnswerBook, stopped: string | undefined): Promise<void> {
    const note = this.#failure ?? stopped
    const messages: readonly KeptAs[] = [
      ...(parts.length > 0 ? [this.#answer(parts, known.own)] : []),
      ...(note === undefined ? [] : [{ id: this.noteId, role: 'system', content: note, at: sharedNow() + 1 } as const]),
    ]
    return messages.length === 0 ? this.#writing : this.#keep(messages)
  }

  #answer(parts: readonly AnswerPart[], figures: readonly string[]): KeptAs {
    return { id: this.answerId, role: 'assistant', content: plainAnswer(parts), parts, figures, at: sharedNow() }
  }

  /** One after the other; what cannot be kept is no failure of the answer, unless it was asked before. */
  #keep(messages: readonly KeptAs[], areNew = false): Promise<void> {
    const { data, owner, conversationId, log } = this.#keeping
    const before = this.#writing
    const write = async (): Promise<void> => {
      await before
      try {
        const { userId, version } = await data.transact(owner, (tx) =>
          keepMessages(tx, owner, { conversationId, messages, areNew }),
        )
        data.wake(userId, version)
      } catch (error) {
        if (error instanceof AskedBefore) throw error
        if (!(error instanceof EntryRefused)) log(error)
      }
    }
    this.#writing = write()
    return this.#writing
  }
}
