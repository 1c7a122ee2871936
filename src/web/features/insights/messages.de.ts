import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const insightsMessages: MessagesOf<typeof English.insightsMessages> = {
  title: 'Hinweise',
  analyzing: 'Ihre Preisdaten werden ausgewertet …',
  none: 'Keine Hinweise vorhanden',
  failed: 'Die Preishinweise konnten nicht ermittelt werden. Bitte versuchen Sie es erneut.',
  types: { warning: 'Warnung', opportunity: 'Chance', info: 'Info' },
  categories: { margin: 'Marge', currency: 'Währung', season: 'Saison', competitive: 'Wettbewerb' },
  figures: (title) => `Zahlen zu: ${title}`,
  moreFigures: (count) => plural(count, { one: '1 weitere Zahl', other: `${formatNumber(count)} weitere Zahlen` }),
  fewerFigures: 'Weniger Zahlen',
  dismiss: (title) => `Ausblenden: ${title}`,
  dismissed: 'Hinweis ausgeblendet',
  showMore: 'Weitere zeigen',
  changed:
    'Die Zahlen hinter diesem Hinweis haben sich geändert. Sehen Sie nach, was geschehen würde, bevor Sie ihn anwenden.',
  more: (shown, found) => `Die ${shown} wichtigsten von ${found} gefundenen.`,
  all: 'Alle Hinweise',
  listPrice: {
    title: (product) => `Listenpreis von ${product}`,
    lead: (list) => `In ${list}. Es geschieht nichts, bevor Sie es anwenden.`,
    before: 'Vorher',
    after: 'Nachher',
    apply: 'Anwenden',
    cancel: 'Abbrechen',
    applied: (product) => `Listenpreis von ${product} gesetzt`,
    gone: 'Diesen Listenpreis gibt es nicht mehr.',
  },
}
