import type { EInvoiceFormat } from '#domain/documents/e-invoice/formats.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const formats: Readonly<Record<EInvoiceFormat, { readonly label: string; readonly help: string }>> = {
  facturx: {
    label: 'Factur-X / ZUGFeRD (PDF)',
    help: 'Le PDF que votre client connaît, avec le XML à l’intérieur\u00a0: pour les personnes et les logiciels.',
  },
  'xrechnung-ubl': { label: 'XRechnung (UBL)', help: 'XML pour les administrations et entreprises allemandes.' },
  'xrechnung-cii': {
    label: 'XRechnung (CII)',
    help: 'XML pour les administrations et entreprises allemandes, dans l’autre syntaxe.',
  },
  peppol: {
    label: 'Peppol BIS 3',
    help: 'XML pour le réseau Peppol\u00a0: remettez le fichier à votre point d’accès.',
  },
  ubl: { label: 'UBL', help: 'XML selon la norme européenne EN 16931.' },
  cii: { label: 'CII', help: 'XML selon la norme européenne EN 16931, dans l’autre syntaxe.' },
}

export const eInvoiceMessages: MessagesOf<typeof English.eInvoiceMessages> = {
  why: 'Complété pour la facture électronique',
  title: 'Facture électronique',
  lead: 'Un fichier que le logiciel du client lit tout seul.',
  format: 'Format',
  formats,
  download: 'Télécharger',
  making: 'Création du fichier…',
  ready: 'Tout ce que ce format exige est présent.',
  errors: (count: number) => formatCount(count, { one: 'élément manque', other: 'éléments manquent' }),
  warnings: 'Facultatif, mais utile au destinataire',
  offline:
    'Factur-X est un PDF créé par le serveur\u00a0: il faut être en ligne. Les formats XML fonctionnent hors ligne.',
  unsent:
    'Certaines de vos modifications ne sont pas encore parvenues au serveur\u00a0: elles manquent dans le PDF. Patientez un instant.',
  business: 'Votre entreprise',
  act: { act: 'make', thing: 'cette facture électronique' },
  taxAfter: 'Taxe après remises',
  parts: 'Utiliser des champs séparés',
  settings: 'Ouvrir les réglages',
  show: 'Afficher',
  filled: (label: string) => `Complété\u00a0: ${label}.`,
  done: 'Fait.',
  chooseScheme: 'Choisir…',
  chooseCountry: 'Choisir…',
}
