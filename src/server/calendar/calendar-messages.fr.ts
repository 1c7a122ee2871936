import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './calendar-messages.ts'

export const calendarMessages: MessagesOf<typeof English.calendarMessages> = {
  noCalendar:
    'n’est pas un fichier de calendrier\u00a0: la ligne BEGIN:VCALENDAR manque. Choisissez un fichier qui se termine par .ics',
  noEvents: 'ne contient aucun événement. Choisissez un autre fichier',
  tooMany: (most, found) =>
    `contient ${found} événements, et ${most} au plus peuvent être importés à la fois. Exportez une période plus courte ou divisez le fichier`,
  unfinished:
    'Le fichier s’arrête au milieu de sa dernière partie, qui est laissée de côté. Exportez-le de nouveau pour tout obtenir.',
  leftOut: (count) =>
    count === 1 ? 'Une tâche ou une note a été laissée de côté.' : `${count} tâches ou notes ont été laissées de côté.`,
  stale: 'Le calendrier a changé depuis. Importez de nouveau le fichier.',
  unreadable: 'est illisible. Corrigez-le dans le calendrier d’origine et exportez-le de nouveau',
  unreadableLine: (name) => `contient une ligne ${name} illisible. Corrigez-la et exportez de nouveau`,
  lineTooLong: (name, most) =>
    `contient une ligne ${name} de plus de ${most} caractères. Raccourcissez-la et exportez de nouveau`,
  manyParameters: (name, most) =>
    `contient une ligne ${name} avec plus de ${most} paramètres. Corrigez-la et exportez de nouveau`,
  manyLines: (most) => `contient plus de ${most} lignes. Corrigez-le et exportez de nouveau`,
  nested: (most) => `contient plus de ${most} parties imbriquées. Corrigez-le et exportez de nouveau`,
  tooMuch: 'est trop volumineux pour être lu en une fois. Exportez une période plus courte ou divisez le fichier',
  noStart: 'n’a pas de début (DTSTART). Ajoutez-le et exportez de nouveau',
  noSuchTime: (time) => `indique un moment qui n’existe pas\u00a0: ${time}. Corrigez-le et exportez de nouveau`,
  zoneUnknown: (name, used) =>
    `Le fuseau horaire «\u00a0${name}\u00a0» est inconnu\u00a0: les heures répétées suivent ${used}. Vérifiez-les.`,
  ruleKept:
    'Sa règle de répétition n’est pas comprise\u00a0: il a lieu une fois, et la règle figure dans la description.',
  ruleOver: 'Sa règle de répétition se termine avant son début\u00a0: il a lieu une seule fois.',
  categoriesCut: (label, kept, others) =>
    `Un événement n’a qu’un «\u00a0${label}\u00a0»\u00a0: «\u00a0${kept}\u00a0» a été gardé, et ceci a été omis\u00a0: ${others}`,
  exceptionsCut: (most) => `Il exclut plus de ${most} dates\u00a0: les suivantes ont lieu.`,
  datesCut: (most) => `Il a plus de ${most} dates supplémentaires\u00a0: seules les premières ont été importées.`,
  rangeKept:
    'Il modifie cette occurrence et toutes les suivantes de sa série\u202f; il a été importé comme une modification de celle-ci seulement.',
  textCut: (field, most) => `${field} dépassait ${most} caractères et a été coupé.`,
  untitled: 'Sans titre',
  noSeries:
    'C’est la modification d’une série absente du fichier\u202f; elle a été importée comme un événement à part entière.',
  manyFeeds: (most) => `Vous avez ${most} liens de calendrier actifs. Désactivez-en un que vous n’utilisez plus.`,
  noFeed: (id) => `Aucun lien de calendrier avec l’ID ${id}`,
  feedClosed: 'Ce lien de calendrier a été désactivé. Demandez-en un nouveau et abonnez-vous à celui-ci.',
  noSuchFeed: 'Ce lien de calendrier n’existe pas. Vérifiez que l’adresse a été copiée en entier.',
}
