import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const exchangeMessages: MessagesOf<typeof English.exchangeMessages> = {
  thing: 'le calendrier',
  fileName: (day) => `calendrier-${day}.ics`,
  saved: (name) => `${name} enregistré`,
  import: {
    title: 'Importer un fichier de calendrier',
    drop: 'Déposez un fichier .ics ici',
    dropText:
      'De Google Agenda, Outlook, Calendrier d’Apple ou d’un autre programme. Rien ne change avant que vous ayez vu ce qui changerait.',
    reading: 'Lecture du fichier…',
    setTitle: (file) => `Fichier de calendrier ${file}`,
    tooLarge: 'Le fichier dépasse 8\u00a0Mo. Exportez moins d’années, ou un seul calendrier.',
    empty: 'Le fichier est vide. Exportez-le à nouveau.',
    unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
    found: (created, updated) =>
      [
        ...(created > 0 ? [`${countOf('event', created)} à ajouter`] : []),
        ...(updated > 0 ? [`${countOf('event', updated)} à modifier`] : []),
      ].join(', ') || 'Rien de nouveau dans ce fichier',
    refused: (count) => `Illisible, laissé de côté\u00a0: ${countOf('event', count)}.`,
    notes: 'Tout ne peut pas être repris tel quel',
    note: (title, message) => `${title}\u00a0: ${message}`,
    moreNotes: (count) => `et ${formatNumber(count)} de plus`,
    apply: (count) => `Importer ${countOf('event', count)}`,
    applying: (done, total) => `${formatNumber(done)} sur ${formatNumber(total)}`,
    look: 'Voir chacun',
    close: 'Fermer',
    done: (count) => `${countOf('event', count)} ${plural(count, { one: 'importé', other: 'importés' })}`,
    cancel: 'Pas maintenant',
  },
  feed: {
    title: 'S’abonner depuis un autre calendrier',
    lead: 'Google Agenda, Outlook et Calendrier d’Apple lisent vos événements à une adresse. Quiconque la possède voit ces événements, et rien d’autre de vous.',
    name: 'Pour quel programme',
    nameHint: 'Téléphone',
    make: 'Créer une adresse',
    done: 'Terminé',
  },
}
