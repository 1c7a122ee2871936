import type { ClutterReason } from '#domain/calendar/clutter.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const reasons: Readonly<Record<ClutterReason, { readonly title: string; readonly text: string }>> = {
  duplicate: {
    title: 'Doppelt im Kalender',
    text: 'Gleicher Titel, gleiche Zeit. Der jeweils älteste bleibt und steht nicht in der Liste.',
  },
  orphaned: {
    title: 'Von einer gelöschten Serie übrig',
    text: 'Sie wurden einzeln geändert, und ihre Serie gibt es nicht mehr.',
  },
  past: { title: 'Lange vorbei', text: 'Sie sind älter als oben gewählt und kommen nicht wieder.' },
}

export const cleanUpMessages: MessagesOf<typeof English.cleanUpMessages> = {
  facts: (found, all) =>
    found === 0
      ? `Unter ${countOf('event', all)} ist nichts zu löschen`
      : `${formatNumber(found)} von ${countOf('event', all)} können gelöscht werden`,
  age: 'Lange vorbei ist, was',
  ages: { '180': 'älter als ein halbes Jahr ist', '365': 'älter als ein Jahr ist', '730': 'älter als zwei Jahre ist' },
  reasons,
  chooseAll: (count) => `Alle ${formatNumber(count)}`,
  choose: (title, when) => `${title}, ${when}`,
  more: (count) => `und noch ${formatNumber(count)}`,
  remove: (count) => (count === 0 ? 'Löschen' : `${countOf('event', count)} löschen`),
  removed: (count) => `${countOf('event', count)} gelöscht`,
  done: { title: 'Der Kalender ist aufgeräumt', text: 'Nichts ist doppelt, nichts übrig und nichts lange vorbei.' },
  show: 'Anzeigen',
  back: 'Zum Kalender',
}
