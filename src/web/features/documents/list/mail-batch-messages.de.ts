import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './mail-batch-messages.ts'

const mails = (count: number): string => formatCount(count, { one: 'E-Mail', other: 'E-Mails' })

export const mailBatchMessages: MessagesOf<typeof English.mailBatchMessages> = {
  title: (count) => `${countOf('document', count)} per E-Mail senden`,
  lead: 'Jedes geht mit der Standard-E-Mail in seiner Sprache und seinem PDF hinaus. Entwürfe gelten damit als gesendet.',
  list: 'Was an wen geht',
  include: (number) => `${number} senden`,
  to: (number) => `An, ${number}`,
  link: 'Zu jedem Dokument einen Link hinzufügen',
  look: 'E-Mail anzeigen',
  hide: 'E-Mail ausblenden',
  act: { act: 'send', thing: 'diese E-Mail' },
  send: (count) => `${mails(count)} senden`,
  nothing: 'Dokumente wählen',
  working: 'E-Mails werden gesendet',
  left: (count) => `noch ${formatNumber(count)}`,
  stop: 'Anhalten',
  done: (count, toOutbox) =>
    toOutbox
      ? `${mails(count)} im Postausgangsordner abgelegt und an niemanden gesendet.`
      : `${mails(count)} dem Mailserver übergeben`,
  failed: (count) =>
    plural(count, {
      one: `${mails(count)} nicht gesendet: Korrigieren Sie, was unten steht, und senden Sie sie noch einmal.`,
      other: `${mails(count)} nicht gesendet: Korrigieren Sie, was unten steht, und senden Sie noch einmal.`,
    }),
  mailed: (told) => `Ausgelassen: Es wurde schon per E-Mail gesendet. ${told}.`,
  sentMeanwhile: (what) => `${what} Wählen Sie es aus, um es noch einmal zu senden.`,
  missing: (what) => `Ausgelassen, wenn Sie es nicht auswählen. ${what}`,
  stays: (why) => `Ausgelassen: Das Dokument ${why}`,
  unchosen: 'Ausgelassen.',
  noAddress: 'Ausgelassen: Geben Sie eine E-Mail-Adresse ein.',
  obstacles: {
    void: 'ist ungültig.',
    template: 'ist eine Vorlage.',
    unnumbered: 'hat noch keine Nummer. Es bekommt eine, sobald dieses Gerät online ist.',
    empty: 'hat noch keine Positionen.',
    belowZero: 'hat einen Gesamtbetrag unter null: Machen Sie eine Rechnungskorrektur daraus.',
    forbidden: 'enthält nicht alles, was das Gesetz verlangt.',
  },
  tooMany: (most) => `Höchstens ${countOf('document', most)} auf einmal: Wählen Sie weniger aus.`,
  offline: 'E-Mails sendet der Server: Stellen Sie eine Verbindung her und versuchen Sie es noch einmal.',
}
