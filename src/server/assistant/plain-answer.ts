import type { AnswerPart, TableCell, TablePart, TextPart } from '#contract/assistant/answer-parts.ts'
import { assistantMessages } from './assistant-messages.ts'
import { withoutMarkup } from './without-markup.ts'

/** An answer as one plain text, for callers that show no parts (CHAT-02): figures that no result holds say so. */
export function plainAnswer(parts: readonly AnswerPart[]): string {
  return parts
    .map((part) => {
      switch (part.type) {
        case 'text':
          return marked(part)
        case 'table':
          return withoutMarkup([titleOf(part), ...part.rows.map((row) => row.map(cellText).join(' · '))].join('\n'))
        case 'chart':
          return withoutMarkup([part.title, ...part.points.map(({ label, value }) => `${label}: ${value}`)].join('\n'))
        case 'suggestions':
          return withoutMarkup(part.questions.map((question) => `– ${question}`).join('\n'))
        case 'proposal':
          return withoutMarkup(`${part.title}: ${part.preview}`)
      }
    })
    .filter((text) => text.trim() !== '')
    .join('\n')
}

/** The title of a table, and how many rows it shows where there are more. */
function titleOf({ title, rows, total }: TablePart): string {
  return total > rows.length ? `${title} (${assistantMessages.firstOf(String(rows.length), String(total))})` : title
}

function cellText({ value, currency }: TableCell): string {
  return [value ?? '–', ...(currency === undefined ? [] : [currency])].join(' ')
}

function marked({ text, figures }: TextPart): string {
  const unsure = figures.filter(({ verified }) => !verified).toSorted((a, b) => b.at - a.at)
  return unsure.reduce((told, { at, length }) => {
    const end = at + length
    return `${told.slice(0, end)} [${assistantMessages.notVerified}]${told.slice(end)}`
  }, text)
}
