import { type PluralTexts, pluralOf } from '#domain/plural.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './stored-messages.ts'

/** The text for a stored number of things. */
function counted(count: string | number | undefined, texts: PluralTexts): string {
  return pluralOf('fr', Number(count), texts)
}

const statuses: Readonly<Record<string, string>> = {
  draft: 'brouillon',
  sent: 'envoyé',
  viewed: 'consulté',
  partial: 'payé en partie',
  paid: 'payé',
  accepted: 'accepté',
  declined: 'refusé',
  received: 'reçu',
  applied: 'imputé',
  refunded: 'crédité',
  void: 'annulé',
}

export const STORED_MESSAGES: MessagesOf<typeof English.STORED_MESSAGES> = {
  'copied-from': ({ name }) => `Copié à partir de ${name}`,
  'category-deleted': ({ name }) => `Catégorie supprimée\u00a0: ${name}`,
  'shipment-deleted': ({ name }) => `Expédition supprimée\u00a0: ${name}`,
  'shipments-deleted': ({ count }) => `${count} expéditions supprimées`,
  'brands-deleted': ({ count }) =>
    counted(count, { one: 'Une marque supprimée', other: `${count} marques supprimées` }),
  'lines-added': ({ count }) => counted(count, { one: 'Une ligne ajoutée', other: `${count} lignes ajoutées` }),
  'lines-changed': ({ count }) => counted(count, { one: 'Une ligne modifiée', other: `${count} lignes modifiées` }),
  'lines-deleted': ({ count }) => counted(count, { one: 'Une ligne supprimée', other: `${count} lignes supprimées` }),
  'rate-set': ({ currency }) => `Taux de change fixé pour ${currency}`,
  'plans-called-off': () => 'Prix planifiés annulés',
  'document-corrected': ({ number, reason }) => `Correction de ${number}\u00a0: ${reason}`,
  'credit-of-negative': ({ number }) => `Converti à partir de la facture ${number}, dont le total était négatif`,
  'quote-converted': ({ number }) => `Converti à partir du devis ${number}`,
  'invoice-credited': ({ number }) => `Facture ${number} créditée`,
  'document-marked': ({ status = '' }) => `Marqué comme ${statuses[status] ?? status}`,
  'payment-recorded': () => 'Paiement saisi',
  'card-payment-recorded': ({ reference }) => `Paiement par carte ${reference}`,
  'credit-used': ({ number }) => `Crédit de ${number} utilisé`,
  'documents-deleted': ({ count }) =>
    counted(count, { one: 'Un document supprimé', other: `${count} documents supprimés` }),
  'made-of-order': ({ number }) => `Créé à partir du bon de commande ${number}`,
  'recurring-made': ({ name }) => `Facture récurrente\u00a0: ${name}`,
  'quote-accepted': ({ name, note }) =>
    `Accepté par ${name} sur sa page publique${note === '' ? '' : `\u00a0: ${note}`}`,
  'quote-declined': ({ name, note }) =>
    `Refusé par ${name} sur sa page publique${note === '' ? '' : `\u00a0: ${note}`}`,
  'making-undone': () => 'Défait',
  'plan-product-gone': () => 'Le produit a été supprimé avant le début de ce prix.',
  'plan-list-gone': () => 'Le produit n’était plus dans la liste de prix au début de ce prix.',
  'plan-no-price': () => 'Il n’y avait pas de prix à réduire d’un pourcentage.',
  'plan-other-currency': () => 'Le prix était planifié dans une devise qui n’est plus celle du produit ou de la liste.',
  'plan-passed': () => 'Sa période était terminée avant qu’il puisse commencer.',
  'plan-kept': () => 'Le prix a été modifié depuis\u202f; il reste donc tel quel.',
  'plan-partly-kept': () =>
    'Certains de ses prix ont été modifiés depuis et restent donc tels quels\u202f; les autres ont été restaurés.',
  'plan-vanished': () => 'Le produit ou le prix qu’il avait modifié a été supprimé.',
}
