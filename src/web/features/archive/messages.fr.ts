import { formatNumber } from '#web/kit/format/number.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

const records = (count: number): string => `${formatNumber(count)} ${count < 2 ? 'enregistrement' : 'enregistrements'}`

export const archiveMessages: MessagesOf<typeof English.archiveMessages> = {
  thing: 'l’archive',
  title: 'Importer une archive',
  lead: 'L’archive d’un autre compte, ou du produit que vous utilisiez avant. Vous voyez ce qui serait importé avant que quoi que ce soit ne change.',
  start: 'Choisir une archive…',
  offline: 'Vous êtes hors ligne. Une archive est lue sur le serveur.',
  drop: 'Déposez ici une archive .zip ou .json',
  dropText:
    'Un ZIP avec un fichier JSON par collection, comme products.json, ou un fichier JSON avec toutes. Ce qui est déjà ici reste tel quel.',
  tooLarge: (most) => `L’archive dépasse ${most}. Laissez les images de côté.`,
  setTitle: (file) => `Archive ${file}`,
  reading: 'Lecture de l’archive',
  applying: 'Importation',
  of: (done, total) => `${formatNumber(done)} sur ${formatNumber(total)}`,
  summary: (created, updated) =>
    [
      ...(created > 0 ? [`${records(created)} à importer`] : []),
      ...(updated > 0 ? [`${formatNumber(updated)} des vôtres à compléter`] : []),
    ].join(', ') || 'Rien de nouveau dans cette archive',
  table: 'Contenu de l’archive',
  collection: 'Collection',
  found: 'Trouvés',
  proposed: 'Nouveaux',
  here: 'Déjà ici',
  foreign: 'D’autres comptes',
  refused: (count) => `${records(count)} ne ${count < 2 ? 'peut' : 'peuvent'} pas être importé${count < 2 ? '' : 's'}`,
  noted: 'Tout ne peut pas être repris tel quel',
  passedOver: 'Non repris',
  reason: (name, count, why) => `${name} (${formatNumber(count)})\u00a0: ${why}`,
  row: (kind, title, reasons) => `${kind} ${title}\u00a0: ${reasons}`,
  more: (count) => `et ${formatNumber(count)} de plus`,
  look: 'Voir chacun',
  close: 'Fermer',
  cancel: 'Pas maintenant',
  apply: (count) => `Importer ${records(count)}`,
  done: (count) => `${records(count)} importé${count < 2 ? '' : 's'}`,
}
