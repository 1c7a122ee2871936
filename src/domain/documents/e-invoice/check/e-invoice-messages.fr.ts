import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './e-invoice-messages.ts'

type Party = 'seller' | 'buyer'

/** `votre pays`, `le pays de l’acheteur`; the article stands with its space or apostrophe. */
function whose(party: Party, article: string, noun: string): string {
  return party === 'seller' ? `votre ${noun}` : `${article}${noun} de l’acheteur`
}

const electronic = (party: Party): string => whose(party, 'l’', 'adresse de facturation électronique')

const ofParty: MessagesOf<typeof English.eInvoiceMessages.ofParty> = {
  noCountry: (party) => `Choisissez ${whose(party, 'le ', 'pays')}.`,
  unknownCountry: (party) => `Choisissez ${whose(party, 'le ', 'pays')} dans la liste.`,
  noStreet: (party) => `Saisissez ${whose(party, 'la ', 'rue')}.`,
  noCity: (party) => `Saisissez ${whose(party, 'la ', 'ville')}.`,
  noPostcode: (party) => `Saisissez ${whose(party, 'le ', 'code postal')}.`,
  noGermanCity: (party) =>
    `Saisissez ${whose(party, 'la ', 'ville')}\u00a0: les factures électroniques allemandes l’exigent.`,
  noGermanPostcode: (party) =>
    `Saisissez ${whose(party, 'le ', 'code postal')}\u00a0: les factures électroniques allemandes l’exigent.`,
  noElectronic: (party) => `Saisissez ${electronic(party)}.`,
  noScheme: (party) => `Choisissez le type d’adresse pour ${electronic(party)}.`,
  notByPeppol: (party) =>
    `Peppol ne livre pas à ce type d’adresse\u00a0: choisissez-en un autre pour ${electronic(party)}, par exemple le n°\u00a0de TVA.`,
  wrongElectronic: (party) =>
    `Vérifiez ${electronic(party)}\u00a0: elle n’a pas la forme ou la clé de contrôle de son type.`,
}

export const eInvoiceMessages: MessagesOf<typeof English.eInvoiceMessages> = {
  ofParty,
  kosovo: 'Le format CII ne connaît pas le Kosovo comme pays\u00a0: choisissez un format UBL.',
  buyer: {
    name: 'Saisissez le nom de l’acheteur.',
    address: 'Saisissez l’adresse de l’acheteur.',
    addressParts: 'Saisissez l’adresse de l’acheteur dans des champs séparés\u00a0: rue, code postal, ville et pays.',
    vatId:
      'Saisissez le n°\u00a0de TVA de l’acheteur\u00a0: l’autoliquidation et les livraisons intracommunautaires l’exigent.',
    vatIdCountry: 'Le n°\u00a0de TVA de l’acheteur doit commencer par son pays\u00a0: FR12345678901.',
  },
  delivery: {
    leftOut: 'L’adresse de livraison est laissée de côté\u00a0: il lui faut des champs séparés, avec le pays.',
    cityAndPostcode:
      'Saisissez la ville et le code postal de l’adresse de livraison\u00a0: les factures électroniques allemandes les exigent.',
  },
  seller: {
    legalName: 'Saisissez votre raison sociale.',
    vatId: 'Saisissez votre n°\u00a0de TVA\u00a0: les livraisons intracommunautaires et les exportations l’exigent.',
    vatOrTaxId: 'Saisissez votre n°\u00a0de TVA ou, à défaut, votre n°\u00a0fiscal.',
    registrationNumber:
      'Saisissez votre n°\u00a0d’immatriculation\u00a0: une facture hors champ de la TVA n’indique pas de n°\u00a0de TVA.',
    vatIdOrRegistration:
      'Saisissez votre n°\u00a0de TVA ou votre n°\u00a0d’immatriculation\u00a0: un n°\u00a0fiscal ne suffit pas à vous identifier.',
    vatIdCountry: 'Votre n°\u00a0de TVA doit commencer par son pays\u00a0: FR12345678901.',
    foreignVatId: 'Votre n°\u00a0de TVA est d’un autre pays que votre adresse.',
    contactName: 'Saisissez un interlocuteur\u00a0: les factures électroniques allemandes l’exigent.',
    phoneNumber: 'Saisissez votre numéro de téléphone\u00a0: les factures électroniques allemandes l’exigent.',
    email: 'Saisissez votre adresse e-mail\u00a0: les factures électroniques allemandes l’exigent.',
    wrongIban: 'Ce n’est pas un IBAN valable\u00a0: un chiffre est faux ou manque.',
    noIban: 'Sans votre IBAN, la facture électronique n’indique pas où payer.',
    wrongBic: 'Ce n’est pas un BIC valable, qui a 8 ou 11 lettres et chiffres. Il est laissé de côté.',
  },
  document: {
    otherType: 'Seuls les factures et les avoirs peuvent partir en factures électroniques.',
    noNumber:
      'Ce document n’a pas encore de numéro définitif\u00a0: il en reçoit un au prochain enregistrement en ligne.',
    void: 'Ce document est annulé.',
    draft: 'Marquez-le d’abord comme envoyé.',
    issueDate: 'Saisissez la date du document.',
    dueDate: 'Saisissez l’échéance ou les conditions de paiement.',
    dueBefore: 'L’échéance précède la date du document.',
    supplyDay: 'Saisissez le jour de la livraison intracommunautaire.',
    deliveryDay: 'Saisissez le jour de la livraison ou de la prestation\u00a0: les lecteurs de ce format l’attendent.',
    codedTerms:
      'Ne commencez aucune ligne des conditions de paiement par #\u00a0: ce signe y annonce un escompte codé.',
    buyerReference:
      'Saisissez la référence acheteur\u00a0: pour une administration allemande, sa Leitweg-ID\u202f; sinon, ce que l’acheteur demande.',
    anyReference: 'Saisissez la référence acheteur ou le n°\u00a0de commande\u00a0: Peppol exige l’un des deux.',
    unknownCurrency: (currency) => `Les factures électroniques ne connaissent pas la devise ${currency}.`,
    decimals: (currency, digits) =>
      `Les factures électroniques ont au plus deux décimales, mais ${currency} en a ${digits}\u00a0: envoyez plutôt le PDF.`,
    taxRate: (taxCurrency, currency) =>
      `Indiquez combien de ${taxCurrency} vaut 1\u00a0${currency}\u00a0: la taxe figure dans les deux devises, et aucun taux de change de ce jour n’est connu.`,
    taxBasis:
      'Ici, la taxe est calculée sur le prix avant remise\u00a0: les factures électroniques la calculent après la remise.',
    noInvoice: 'Indiquez la facture créditée, avec son numéro et sa date.',
    noReason: 'Saisissez le motif de l’avoir.',
  },
  line: {
    none: 'Ajoutez au moins une ligne.',
    mixed:
      'Les lignes hors champ de la TVA ne peuvent pas être mêlées à d’autres\u00a0: mettez-les sur un document séparé.',
    description: (line) => `Ligne ${line}\u00a0: indiquez ce qui est vendu.`,
    unit: (line) => `Ligne ${line}\u00a0: choisissez l’unité dans la liste.`,
    quantity: (line) => `Ligne ${line}\u00a0: saisissez une quantité autre que 0.`,
    discount: (line) => `Ligne ${line}\u00a0: la remise dépasse le montant de la ligne et l’annule entièrement.`,
    noRate: (line) =>
      `Ligne ${line}\u00a0: la catégorie «\u00a0Avec TVA\u00a0» demande un taux. S’il n’y en a pas, choisissez «\u00a0Taux zéro\u00a0» ou «\u00a0Exonéré\u00a0».`,
    rate: (line) => `Ligne ${line}\u00a0: sa catégorie de taxe est sans taxe, son taux est donc de 0.`,
    exemption: (line) =>
      `Ligne ${line}\u00a0: indiquez le motif d’exonération, par exemple «\u00a0TVA non applicable, art. 293\u00a0B du CGI\u00a0».`,
  },
  totals: {
    lines: 'Les totaux ne correspondent pas aux lignes\u00a0: enregistrez de nouveau le document.',
    payments: 'Le reste à payer ne correspond pas aux paiements\u00a0: enregistrez de nouveau le document.',
  },
}
