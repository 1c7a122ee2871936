import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './country-messages.ts'

export const countryMessages: MessagesOf<typeof English.countryMessages> = {
  denmark: {
    seller: 'Saisissez votre numéro CVR à huit chiffres\u00a0: Peppol l’exige des vendeurs danois.',
    buyer: 'Saisissez le numéro CVR de l’acheteur, à huit chiffres, ou aucun.',
    total: 'Le total d’un avoir danois ne peut pas être inférieur à zéro.',
  },
  greece:
    'Pour partir par Peppol, une facture grecque doit porter le numéro MARK de myDATA\u00a0: envoyez plutôt un UBL sans Peppol.',
  iceland: {
    seller: 'Saisissez votre kennitala, à dix chiffres.',
    buyer: 'Saisissez la kennitala de l’acheteur, à dix chiffres.',
  },
  italy: 'Saisissez votre n°\u00a0fiscal, de 11 à 16 caractères.',
  netherlands: {
    seller:
      'Saisissez votre numéro KvK (8 chiffres) ou OIN (20 chiffres)\u00a0: Peppol l’exige des vendeurs néerlandais.',
    buyer: 'Saisissez le numéro KvK (8 chiffres) ou OIN (20 chiffres) de l’acheteur.',
    iban: 'Saisissez votre IBAN\u00a0: Peppol l’exige entre entreprises néerlandaises.',
  },
  norway: {
    vatId: 'Saisissez votre n°\u00a0de TVA sous la forme NO, neuf chiffres et MVA.',
    taxId: 'La plupart des sociétés norvégiennes indiquent ici Foretaksregisteret comme n°\u00a0fiscal.',
  },
  sweden: {
    vatId: 'Saisissez votre n°\u00a0de TVA sous la forme SE et douze chiffres.',
    number: 'Saisissez votre numéro d’organisation\u00a0: dix chiffres sans tiret.',
    taxId: 'Indiquez «\u00a0Godkänd för F-skatt\u00a0» comme n°\u00a0fiscal, ou rien.',
    rates: 'La Suède ne connaît que les taux de 25\u00a0%, 12\u00a0% et 6\u00a0%.',
  },
}
