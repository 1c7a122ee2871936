import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './label-messages.ts'

export const labelMessages: MessagesOf<typeof English.labelMessages> = {
  title: 'Étiquettes de prix',
  withVat: 'TTC',
  withoutVat: 'HT',
  startAtMost: (most: number, template: string) => `ne doit pas dépasser ${most} avec ${template}`,
  unknownTemplate: 'doit être un modèle d’étiquettes connu',
  most: (count: number) => `${count} étiquettes`,
  wrongCodes: (count: number) =>
    `${count === 1 ? 'Un produit a un code qui ne peut pas être imprimé' : `${count} produits ont des codes qui ne peuvent pas être imprimés`}. ` +
    'Corrigez-les ou imprimez sans ces codes-barres.',
  gone: (count: number) =>
    count === 1 ? 'L’un des produits n’existe plus.' : `${count} des produits n’existent plus.`,
}
