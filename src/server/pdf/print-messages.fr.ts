import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './print-messages.ts'

export const printMessages: MessagesOf<typeof English.printMessages> = {
  notPrinted: (what: string) => `${what}. Rien n’est perdu\u00a0: réessayez ou imprimez moins de produits.`,
  reasons: {
    crashed: 'Le PDF n’a pas pu être créé',
    interrupted: 'L’impression a été interrompue',
    stopping: 'Le serveur est en train de s’arrêter',
    tooLong: 'La création du PDF a pris trop de temps',
  },
  limits: {
    catalogue: (most: number) => `${most.toLocaleString('fr')} lignes par catalogue (faites plusieurs listes)`,
    statement: (most: number) => `${most.toLocaleString('fr')} lignes par relevé de compte (choisissez moins de jours)`,
  },
}

export const fileMessages: MessagesOf<typeof English.fileMessages> = {
  priceList: 'liste de prix',
  labels: 'étiquettes de prix',
}
