import { healthMessages } from '#contract/health-messages.ts'
import type { DataAccess } from '../kit/database/data-access.ts'

/** Fewer stores of a shop system say nothing of it: one may be away by itself. */
const FEWEST = 3

const messages = healthMessages.stores

/** Reports whether the connected stores answer: a shop system is unwell when most of its stores did not at their last look. */
export async function storesHealth(dataAccess: DataAccess): Promise<{ ok: boolean; detail: () => string }> {
  const [found] = await dataAccess.asSystemBatch([{ name: 'stores:health', text: ANSWERS }])
  const each = (found?.rows ?? []) as { provider: string; connected: number; silent: number }[]
  const away = each.filter(({ connected, silent }) => connected >= FEWEST && silent * 2 > connected)
  if (away.length > 0) {
    const told = () => away.map(({ provider, connected, silent }) => messages.silent(provider, silent, connected))
    return { ok: false, detail: () => told().join('; ') }
  }
  const connected = each.reduce((sum, store) => sum + store.connected, 0)
  return { ok: true, detail: () => (connected === 0 ? messages.none : messages.connected(connected)) }
}

const ANSWERS = `select provider, count(*)::int as connected, (count(*) filter (where problem in ('down', 'busy', 'broken')))::int as silent
  from store where state = 'connected' group by provider order by provider`
