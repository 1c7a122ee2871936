import type { AnswerPart } from '#contract/assistant/answer-parts.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { cellText } from './cell-text.ts'
import { assistantMessages as messages } from './messages.ts'

/** An answer as text to paste: tables with tabs between their cells. */
export function plainText(parts: readonly AnswerPart[]): string {
  return parts.map(textOf).join('\n\n')
}

function textOf(part: AnswerPart): string {
  switch (part.type) {
    case 'text':
      return part.text
    case 'suggestions':
      return part.questions.join('\n')
    case 'proposal':
      return part.title
    case 'chart':
      return [
        part.title,
        ...part.points.map(({ label, value }) => `${label}\t${cellText(value, part.kind, part.currency)}`),
      ].join('\n')
    case 'table': {
      const head = part.columns.map(({ label }) => label).join('\t')
      const rows = part.rows.map((row) =>
        row
          .map(({ value, currency }, column) => cellText(value, part.columns[column]?.kind ?? 'text', currency))
          .join('\t'),
      )
      const { length } = part.rows
      const title =
        part.total > length
          ? `${part.title} (${messages.firstOf(formatNumber(length), formatNumber(part.total))})`
          : part.title
      return [title, head, ...rows].join('\n')
    }
  }
}
