import type { Kind } from '#contract/row-kinds.ts'
import { countOf } from '../actions/nouns.ts'
import { csvFile, saveFile } from '../files/save-file.ts'
import { sheetFile } from '../files/sheet-file.ts'
import { today } from '../format/date.ts'
import { showToast } from '../ui/toast.ts'
import { type ListValues, valuesAsCells, valuesAsCsv, valuesAsTabs } from './list-values.ts'
import { barMessages } from './bar-messages.ts'

const LEAST_WIDTH = 12

/** Saves what a list shows as a file, and says how many rows are in it. */
export async function saveList(kind: Kind, title: string, values: ListValues, format: 'csv' | 'xlsx'): Promise<void> {
  const widths = values.head.map((label) => Math.max(LEAST_WIDTH, label.length + 2))
  const file = format === 'csv' ? csvFile([valuesAsCsv(values)]) : await sheetFile(valuesAsCells(values), title, widths)
  saveFile(`${title.toLowerCase().replaceAll(' ', '-')}_${today()}.${format}`, file)
  showToast({ title: barMessages.exported(countOf(kind, values.rows.length)) })
}

/** Copies what a list shows as a table that spreadsheets take. */
export async function copyList(kind: Kind, values: ListValues): Promise<void> {
  try {
    await navigator.clipboard.writeText(valuesAsTabs(values))
    showToast({ title: barMessages.copied(countOf(kind, values.rows.length)) })
  } catch {
    showToast({ title: barMessages.notCopied, tone: 'bad' })
  }
}
