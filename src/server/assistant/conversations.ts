import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { MOST_HISTORY } from '#contract/assistant/ask.ts'
import type { Change } from '#contract/command.ts'
import { assistantMessage, MOST_MESSAGES } from '#contract/entities/assistant-message.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { Outcome } from '../kit/user-data.ts'
import { openWrite, readsOf, storeChanges, type Written } from '../kit/write/write.ts'
import type { HistoryMessage } from './asked.ts'
import { assistantMessages } from './assistant-messages.ts'
import { sharedNow } from '../kit/clock.ts'

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

/** A message as it is kept. */
export interface KeptAs {
  readonly id: string
  /** A note about how an answer ended is of the system. */
  readonly role: 'user' | 'assistant' | 'system'
  readonly content: string
  readonly at: number
  readonly parts?: readonly AnswerPart[]
  readonly figures?: readonly string[]
}

/** What is kept of a conversation. */
interface Keeping {
  readonly conversationId: string
  readonly messages: readonly KeptAs[]
  /** They take the place of no other. */
  readonly areNew?: boolean
}

/** A question whose id another message of the account has already: kept there, it would take the place of that one. */
export class AskedBefore extends Refusal {
  constructor() {
    super('conflict', { message: assistantMessages.errors['asked-before'] })
  }
}

/**
 * Keeps messages of a conversation, also in the place of what was kept of them before, unless they are new; the oldest of the account make
 * room. Throws `AskedBefore` for a new one whose id is known: none comes in between, because the user's counter is locked.
 */
export async function keepMessages(
  tx: Queryable,
  caller: Caller,
  { conversationId, messages, areNew = false }: Keeping,
): Promise<Pick<Written, 'userId' | 'version'>> {
  const changes = messages.map(
    ({ id, role, content, parts, figures }) =>
      ({
        op: 'put',
        kind,
        id,
        data: { conversationId, role, content, ...(parts ? { parts } : {}), ...(figures ? { figures } : {}) },
      }) as const,
  )
  const open = await openWrite(tx, readsOf(changes))
  if (areNew && messages.some(({ id }) => open.cache.get(kind, id))) throw new AskedBefore()
  const origin = { actor: caller.name, trusted: true }
  for (const [index, { at }] of messages.entries())
    await storeChanges(open, changes.slice(index, index + 1), { ...origin, now: at })
  const old = await idsOf(tx, `true order by created_at desc, id desc offset ${MOST_MESSAGES}`, [])
  if (old.length > 0) await storeChanges(open, deletionsOf(old), { ...origin, now: sharedNow() })
  return { userId: open.userId, version: open.head }
}

/** Deletes the messages of one conversation, or of all. Throws `Refusal` for an unknown one. */
export async function deleteConversations(tx: Queryable, caller: Caller, conversationId?: string): Promise<Outcome> {
  const ids = await idsOf(
    tx,
    conversationId === undefined ? 'true' : 'conversation_id = $1',
    conversationId === undefined ? [] : [conversationId],
  )
  if (ids.length === 0 && conversationId !== undefined)
    throw new Refusal('no-such-row', { message: assistantMessages.noConversation(conversationId) })
  const changes = deletionsOf(ids)
  const open = await openWrite(tx, readsOf(changes))
  const written = await storeChanges(open, changes, { actor: caller.name, now: sharedNow(), trusted: true })
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
