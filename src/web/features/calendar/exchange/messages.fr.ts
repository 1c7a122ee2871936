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
    named: {
      create: (count) =>
        `${formatNumber(count)} ${plural(count, { one: 'nouvel événement', other: 'nouveaux événements' })}`,
      update: (count) =>
        `${formatNumber(count)} ${plural(count, { one: 'événement modifié', other: 'événements modifiés' })}`,
    },
    nothing: 'Rien de nouveau dans ce fichier',
    why: (title, reasons) => `${title} ${reasons.join('. ')}`,
    refused: (count) => `Illisible, laissé de côté\u00a0: ${countOf('event', count)}.`,
    notes: 'Tout ne peut pas être repris tel quel',
    note: (title, message) => `${title}\u00a0: ${message}`,
    moreNotes: (count) => `et ${formatNumber(count)} de plus`,
    apply: (count) => `Importer ${countOf('event', count)}`,
    applying: (done, total) => `${formatNumber(done)} sur ${formatNumber(total)}`,
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
    done: 'Terminer',
    words: {
      view: { one: 'lecture', other: 'lectures' },
      made: 'Copiez l’adresse maintenant\u00a0: par sécurité, elle n’est affichée qu’une fois.',
      links: 'Adresses',
      none: 'Il n’y a pas encore d’adresse.',
      loadFailed: 'Les adresses n’ont pas pu être chargées.',
    },
    revokeTitle: 'Désactiver cette adresse\u202f?',
    revokeText: 'Elle ne fonctionnera plus dans aucun programme. Vous pouvez en créer une autre à tout moment.',
    unnamed: 'Sans nom',
    notFresh:
      'Quiconque a l’adresse peut voir vos événements. Pour en créer une, vous devez vous être connecté au cours des cinq dernières minutes.',
    making: 'Création de l’adresse…',
    onlyHere:
      'Seuls les programmes de cet ordinateur peuvent atteindre cette adresse. Pour un téléphone ou Google Agenda, Pricewright doit tourner à une adresse accessible depuis Internet.',
    onlyNear:
      'Seuls les appareils de votre propre réseau peuvent atteindre cette adresse, et Google Agenda ne le peut pas. Pour cela, Pricewright doit tourner à une adresse accessible depuis Internet.',
  },
}
