import { setTimeout as pause } from 'node:timers/promises'
import type { DataAccess } from '#server/kit/database/data-access.ts'

/** Long enough for calls to reach the writer, even on a slow machine. */
const ARRIVAL_MS = 150

/** Sends calls while another transaction has the user's counter: the first write waits for it, and all after it gather into one batch. */
export async function gathered<Answer>(
  dataAccess: DataAccess,
  userId: string,
  send: () => readonly Promise<Answer>[],
): Promise<Answer[]> {
  const sent = await dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
    await tx.query({ text: 'select 1 from user_head for update' })
    const calls = send()
    await pause(ARRIVAL_MS)
    return { calls }
  })
  return Promise.all(sent.calls)
}
