import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, type Noun, plural } from '../format/number.ts'
import type * as English from './messages.ts'

const row: Noun = { one: 'Zeile', other: 'Zeilen' }

export const changeStates: MessagesOf<typeof English.changeStates> = {
  draft: 'Entwurf',
  checked: 'Bereit zum Anwenden',
  applied: 'Angewendet',
  partly: 'Teilweise zurückgenommen',
  waiting: 'Durch spätere blockiert',
  reverted: 'Zurückgenommen',
  discarded: 'Verworfen',
}

export const takeBackMessages: MessagesOf<typeof English.takeBackMessages> = {
  undo: 'Rückgängig machen',
  under: (rows) =>
    plural(rows, {
      one: `${formatCount(rows, row)} wird zurückgenommen …`,
      other: `${formatCount(rows, row)} werden zurückgenommen …`,
    }),
  gone: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
  until: 'Bis es fertig ist, zeigen diese Zeilen noch die geänderten Werte.',
  waits: 'Das wartet auf das Netz. Bis dahin zeigen diese Zeilen noch die geänderten Werte.',
  failed: 'Nicht zurückgenommen',
  done: (title) => `„${title}“ wurde zurückgenommen`,
  queued: 'Es wird zurückgenommen, sobald es beim Server ist.',
  sentBack: 'Die früheren Preise werden an den Shop gesendet.',
  deletion: {
    under: (deleted) => `Wird wiederhergestellt: ${deleted} …`,
    until: 'Bis es fertig ist, bleibt gelöscht, was Sie gelöscht haben.',
    waits: (deleted) => `Wieder da, sobald es ein Netz gibt: ${deleted}.`,
    done: (deleted) => `Wiederhergestellt: ${deleted}`,
  },
  partly: (title) => `„${title}“ wurde teilweise zurückgenommen`,
  skipped: (count, rest) =>
    `Zurückgenommen: ${formatCount(rest, row)}. Ganz oder teilweise geblieben: ${formatCount(count, row)}. Sehen Sie nach, welche und warum.`,
  show: 'Anzeigen',
  waiting: (title) => `Von „${title}“ wurde noch nichts zurückgenommen`,
  waitingUnder: (count) =>
    plural(count, {
      one: 'Spätere Änderungen betreffen die Zeile. Sie wird zusammen mit ihnen zurückgenommen.',
      other: `Spätere Änderungen betreffen alle ${formatCount(count, row)}. Sie werden zusammen mit ihnen zurückgenommen.`,
    }),
  goneWith: (titles, more) => {
    const named = titles.map((title) => `„${title}“`).join(', ')
    const rest = more > 0 ? ` und ${formatNumber(more)} weitere` : ''
    return `Ebenfalls zurückgenommen, wie schon vorher verlangt: ${named}${rest}.`
  },
}
