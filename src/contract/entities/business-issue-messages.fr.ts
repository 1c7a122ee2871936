import { documentNouns } from '#domain/documents/type-messages.fr.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './business-issue-messages.ts'

export const businessIssueMessages: MessagesOf<typeof English.businessIssueMessages> = {
  logo: 'doit être une image PNG ou JPEG sous forme d’URL de données (data URL)',
  iban: 'n’est pas un IBAN valable. Comparez avec votre relevé bancaire',
  bic: 'doit avoir 8 ou 11 lettres et chiffres',
  paymentLink: 'doit être une adresse web qui commence par https://',
  prefix: 'ne doit contenir que des lettres, des chiffres et / . _ -',
  period: 'doit rester vide, ou être une année ou un mois comme 2026-07',
  tooManyPrefixes: 'trop de préfixes différents ont déjà servi\u00a0: gardez les lettres actuelles',
  prefixTaken: (prefix, type, owner) =>
    `ne peut pas ${prefix === '' ? 'rester sans lettres' : `commencer par ${prefix}`} pour les ${documentNouns[type].many}\u00a0: les numéros des ${documentNouns[owner].many} commencent ou commençaient ainsi. Choisissez d’autres lettres`,
}
