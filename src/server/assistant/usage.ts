import type { Queryable, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { AnswerStopped } from './answer-stopped.ts'

/** The budget of each account for a language model: so many tokens on each day of UTC; 0 is no limit. */
export interface Budget {
  /** Whether today's budget is used up. */
  isReached(caller: Caller): Promise<boolean>
  /** Counts tokens that were used. Throws `AnswerStopped` once the budget is used up. */
  spend(caller: Caller, tokens: number): Promise<void>
}

const DAYS_KEPT = 40

const USED: Statement = {
  name: 'assistant:used',
  text: `select coalesce(sum(tokens), 0)::float8 as tokens from assistant_usage
    where user_id = ${currentUser} and day = (now() at time zone 'UTC')::date`,
  values: [],
}

/** A budget of so many tokens a day. */
export function tokenBudget(data: UserData, dailyTokens: number): Budget {
  const used = (rows: readonly Record<string, unknown>[] | undefined) => Number(rows?.[0]?.['tokens'] ?? 0)
  return {
    async isReached(caller) {
      if (dailyTokens === 0) return false
      const [answer] = await data.read(caller, [USED])
      return used(answer?.rows) >= dailyTokens
    },
    async spend(caller, tokens) {
      const total = await data.transact(caller, (tx) => count(tx, tokens))
      if (dailyTokens > 0 && total >= dailyTokens) throw new AnswerStopped('budget-reached')
    },
  }
}

async function count(tx: Queryable, tokens: number): Promise<number> {
  const [counted] = await tx.batch([
    {
      name: 'assistant:spend',
      text: `insert into assistant_usage (user_id, day, tokens) values (${currentUser}, (now() at time zone 'UTC')::date, $1)
        on conflict (user_id, day) do update set tokens = assistant_usage.tokens + excluded.tokens returning tokens::float8 as tokens`,
      values: [tokens],
    },
    {
      name: 'assistant:forget-usage',
      text: `delete from assistant_usage where user_id = ${currentUser} and day < now() - make_interval(days => ${DAYS_KEPT})`,
      values: [],
    },
  ])
  return Number(counted?.rows[0]?.['tokens'] ?? 0)
}
