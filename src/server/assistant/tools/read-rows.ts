import { knownEntity } from '#contract/entities/registry.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { Refusal } from '#contract/refusal.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { assistantMessages } from '../assistant-messages.ts'
import type { ToolWork } from './tool-work.ts'

/** Rows in one statement: on the embedded engine others wait for its end (OPS-06). */
const AT_ONCE = 250
/** The most rows of a kind that a report goes through. */
const MOST_READ = 20_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/** All rows of a kind that meet a condition, whose values begin at $2, some hundred at a time. Throws `Refusal` where there are more than a report takes. */
export async function* rowsOfKind<K extends Kind>(
  { data, caller, signal }: Pick<ToolWork, 'data' | 'caller' | 'signal'>,
  kind: K,
  where = 'true',
  values: readonly unknown[] = [],
): AsyncGenerator<RowOfKind<K>> {
  const entity = knownEntity(kind)
  const text = `${selectRows(entity, `${where} and id > $1`)} order by id limit ${AT_ONCE}`
  let last = FIRST
  for (let read = 0; ;) {
    const [answer] = await data.read(caller, [{ text, values: [last, ...values] }], signal)
    const rows = (answer?.rows ?? []) as unknown as RowOfKind<K>[]
    read += rows.length
    if (read > MOST_READ) throw new Refusal('too-large', { limit: assistantMessages.rowsInReport(MOST_READ) })
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}

/** The same as a list. */
export async function allOfKind<K extends Kind>(
  work: Pick<ToolWork, 'data' | 'caller' | 'signal'>,
  kind: K,
  where?: string,
  values?: readonly unknown[],
): Promise<readonly RowOfKind<K>[]> {
  const found: RowOfKind<K>[] = []
  for await (const row of rowsOfKind(work, kind, where, values)) found.push(row)
  return found
}
