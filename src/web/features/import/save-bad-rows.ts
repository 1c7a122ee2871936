import { csvText } from '#domain/csv.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import type { ChangeSetApi, ChangeSetRow } from './change-set-api.ts'
import { columnName } from './column-name.ts'
import type { ImportSession } from './import-session.ts'
import type { ImportState } from './import-state.ts'
import { problemWords } from './problem-words.ts'
import { importText } from './text.ts'

const MOST_AT_ONCE = 500

/** Saves the rows that were not understood as they stand in the file, with their problems, to be corrected and imported again. */
export async function saveBadRows(
  { header, opened }: ImportState,
  session: ImportSession,
  api: ChangeSetApi,
): Promise<void> {
  if (!header || !opened) return
  const bad: ChangeSetRow[] = []
  for (let page = 1, more = true; more; page += 1) {
    const query = { state: 'bad', kind: undefined, page: String(page), pageSize: String(MOST_AT_ONCE) } as const
    const read = await api.rows(header.id, query)
    bad.push(...read.items)
    more = read.more
  }
  const source = await session.rowsOf(bad.flatMap(({ n }) => n ?? []))
  const names = opened.columns.map((column, index) => columnName(column, index))
  const lines = bad.map(({ problems }, index) => [...(source[index] ?? []), problems.map(problemWords).join(' ')])
  const text = csvText([[...names, importText.review.problemColumn], ...lines])
  saveFile(importText.review.downloadName(opened.name), csvFile([text]))
}
