import type { MessagesOf } from '#domain/messages-of.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './code-messages.ts'

export const codeMessages: MessagesOf<typeof English.codeMessages> = {
  lead: 'À partir de données faites à la construction\u202f; les tailles sont en caractères avant réduction.',
  mapLead: 'Choisissez un dossier pour regarder dedans.',
  fromSources: 'Le produit tourne depuis ses sources. Construisez-le pour voir de quoi il se compose.',
  parts: {
    browser: 'Dans le navigateur',
    server: 'Sur le serveur',
  },
  part: 'Partie',
  modules: 'Modules propres',
  files: 'Fichiers construits',
  modulesOf: (count, size) =>
    plural(count, { one: `Un module, ${size}`, other: `${formatNumber(count)} modules, ${size}` }),
  filesOf: (count, size) =>
    plural(count, { one: `Un fichier, ${size}`, other: `${formatNumber(count)} fichiers, ${size}` }),
  largest: 'Plus grands modules',
  packages: 'Paquets',
  inFile: 'voir son fichier de licence',
  up: 'Dossier parent',
  nothing: 'Il n’y a rien dans ce dossier.',
  columns: {
    size: 'Taille',
    version: 'Version',
    licence: 'Licence',
  },
  texts: {
    count: (count) => `${count} textes en anglais`,
    none: 'Aucun.',
    untranslated: {
      title: 'Restés en anglais',
      lead: 'Les mêmes mots qu’en anglais.',
    },
    tooLong: {
      title: 'Bien plus longs',
      lead: 'Ils ne tiendront peut-être pas là où tient le texte anglais.',
    },
    unused: {
      title: 'Inutilisés',
      lead: 'Leurs clés ne figurent nulle part ailleurs dans le code.',
    },
    columns: {
      text: 'Texte',
      language: 'Langue',
      key: 'Clé',
      file: 'Fichier',
    },
  },
}
