import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { MOST_HISTORY } from '#contract/assistant/ask.ts'
import type { Change } from '#contract/command.ts'
import { assistantMessage, MOST_MESSAGES } from '#contract/entities/assistant-message.ts'
import { general } from '#contract/entity.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outcome } from '../kit/user-data.ts'
import { openWrite, readsOf, storeChanges, type Written } from '../kit/write/write.ts'
import type { HistoryMessage } from './asked.ts'

const { kind, table } = assistantMessage
/** Earlier messages whose figures count in an answer. */
const MOST_REMEMBERED = 40
/** Messages that are deleted in one transaction. */
const MOST_DELETED = 2_000

/** What came before a question in its conversation. */
export interface Earlier {
  /** The last messages, the newest last; none of the system (CHAT-07). */
  readonly history: readonly HistoryMessage[]
  /** The figures of the results behind earlier answers. */
  readonly figures: readonly string[]
}

/** Reads what came before. */
export async function earlierIn(tx: Queryable, conversationId: string): Promise<Earlier> {
  const { rows } = await tx.query<HistoryMessage & { readonly figures: readonly string[] }>({
    name: 'assistant:earlier',
    text: `select role, content, figures from ${table} where user_id = ${currentUser} and conversation_id = $1 and role <> 'system'
      order by created_at desc, id desc limit ${MOST_REMEMBERED}`,
    values: [conversationId],
  })
  const history = rows.slice(0, MOST_HISTORY).reverse()
  return {
    history: history.map(({ role, content }) => ({ role, content })),
    figures: rows.flatMap(({ figures }) => figures),
  }
}

/** A question and its answer as they are kept. */
export interface Exchange {
  readonly conversationId: string
  readonly questionId: string
  readonly answerId: string
  readonly askedAt: number
  readonly question: string
  /** The answer in text. */
  readonly text: string
  readonly parts: readonly AnswerPart[]
  readonly figures: readonly string[]
}

/** Keeps a question with its answer; the oldest messages of the account make room. */
export async function keepExchange(tx: Queryable, caller: Caller, exchange: Exchange): Promise<Written> {
  const { conversationId, questionId, answerId, askedAt, question, text, parts, figures } = exchange
  const now = Date.now()
  const changes: Change[] = [
    { op: 'put', kind, id: questionId, data: { conversationId, role: 'user', content: question } },
    { op: 'put', kind, id: answerId, data: { conversationId, role: 'assistant', content: text, parts, figures } },
  ]
  const open = await openWrite(tx, readsOf(changes, new Set([questionId, answerId])))
  const origin = { actor: caller.name, trusted: true }
  await storeChanges(open, changes.slice(0, 1), { ...origin, now: Math.min(askedAt, now - 1) })
  const kept = await storeChanges(open, changes.slice(1), { ...origin, now })
  const old = await idsOf(tx, `true order by created_at desc, id desc offset ${MOST_MESSAGES}`, [])
  return old.length === 0 ? kept : storeChanges(open, deletionsOf(old), { ...origin, now })
}

/** Deletes the messages of one conversation, or of all. Throws `Refusal` for an unknown one. */
export async function deleteConversations(tx: Queryable, caller: Caller, conversationId?: string): Promise<Outcome> {
  const ids = await idsOf(
    tx,
    conversationId === undefined ? 'true' : 'conversation_id = $1',
    conversationId === undefined ? [] : [conversationId],
  )
  if (ids.length === 0 && conversationId !== undefined) throw notFound(general(assistantMessage), conversationId)
  const changes = deletionsOf(ids)
  const open = await openWrite(tx, readsOf(changes))
  const written = await storeChanges(open, changes, { actor: caller.name, now: Date.now(), trusted: true })
  return { written, status: 204, body: null }
}

async function idsOf(tx: Queryable, where: string, values: readonly unknown[]): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from ${table} where user_id = ${currentUser} and ${where} limit ${MOST_DELETED}`,
    values,
  })
  return rows.map(({ id }) => id)
}

function deletionsOf(ids: readonly string[]): Change[] {
  return ids.map((id) => ({ op: 'delete', kind, id }))
}
