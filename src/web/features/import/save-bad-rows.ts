import { columnName } from '#web/kit/files/column-targets.tsx'
import { saveRefusedRows } from '#web/kit/files/save-refused-rows.ts'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import type { ImportProps } from './import-session.ts'
import { problemText } from './problem-text.ts'
import { importMessages } from './messages.ts'

const MOST_AT_ONCE = 500

/** Saves the rows that were not understood as they stand in the file, with their problems, to be corrected and imported again. */
export async function saveBadRows({ state, session }: ImportProps): Promise<void> {
  const { header, opened } = state
  if (!header) return
  const bad: ChangeSetRow[] = []
  for (let page = 1, more = true; more; page += 1) {
    const query = { state: 'bad', kind: undefined, page: String(page), pageSize: String(MOST_AT_ONCE) } as const
    const read = await changeSets.rows(header.id, query)
    bad.push(...read.items)
    more = read.more
  }
  const source = await session.rowsOf(bad.flatMap(({ n }) => n ?? []))
  const heads = opened.columns.map(({ name }, index) => columnName(name, index))
  const rows = bad.map((row, index) => ({
    cells: source[index] ?? [],
    problem: row.problems.map(problemText).join(' '),
  }))
  saveRefusedRows(importMessages.review.downloadName(opened.name), heads, rows)
}
