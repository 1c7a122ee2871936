import type { HistoryItem } from '#web/kit/history/history-entry.ts'

type Line = Readonly<Record<string, unknown>>

/** An edit with the lines that it changed alone: of a thousand lines one is told, not all. Where only their order changed all stay. */
export function withoutEqualLines(item: HistoryItem): HistoryItem {
  const [before, after] = [linesIn(item.before), linesIn(item.after)]
  if (!before || !after) return item
  const [changedBefore, changedAfter] = [others(before, after), others(after, before)]
  if (changedBefore.length + changedAfter.length === 0) return item
  return {
    ...item,
    before: { ...item.before, items: changedBefore },
    after: { ...item.after, items: changedAfter },
  }
}

function linesIn(values: HistoryItem['before']): readonly Line[] | undefined {
  const items = values?.['items']
  return Array.isArray(items) ? (items as readonly Line[]) : undefined
}

/** The lines that do not stand in the other list just so. */
function others(lines: readonly Line[], compared: readonly Line[]): readonly Line[] {
  const known = new Set(compared.map((line) => textOf(line)))
  return lines.filter((line) => !known.has(textOf(line)))
}

/** The database does not keep the order of an object's names. */
function textOf(line: Line): string {
  return JSON.stringify(Object.entries(line).sort(([a], [b]) => (a < b ? -1 : 1)))
}
