import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './write-messages.ts'

export const writeMessages: MessagesOf<typeof English.writeMessages> = {
  usedChangeSet: 'doit être nouveau\u00a0: c’est l’ID d’un autre lot de modifications',
  noRoom: (most: number, many: string) =>
    `«\u00a0${many}\u00a0» contient déjà ${most} fiches, le maximum conservé. Supprimez-en d’abord une.`,
  named: (notFound: string) => `${notFound}\u00a0: choisissez autre chose ou laissez ce champ vide`,
  notFound: (id: string) => `${id} introuvable`,
  lineOfNone: (line: string, what: string, owner: string) =>
    `«\u00a0${line}\u00a0» (${what.toLowerCase()}) est indiqué sans «\u00a0${owner}\u00a0»\u00a0: indiquez-le aussi ou laissez ce champ vide`,
  lineOfOther: (line: string, what: string, owner: string) =>
    `«\u00a0${line}\u00a0» (${what.toLowerCase()}) n’appartient pas à cette fiche (${owner.toLowerCase()})\u00a0: choisissez autre chose ou laissez ce champ vide`,
  noRate: (from: string, to: string) =>
    `conversion impossible\u00a0: il n’y a pas de taux de change de ${from} vers ${to}. Gardez les chiffres ou indiquez les montants`,
  sayCurrencyChange:
    'doit être indiqué avec une autre devise\u00a0: «\u00a0convert\u00a0» convertit au taux du jour, «\u00a0keep\u00a0» garde les chiffres',
}

export const lossMessages: MessagesOf<typeof English.lossMessages> = {
  changedLine: (fields: readonly string[], thing: string) =>
    `Vous avez modifié une ligne de ${quoted(fields)} qui a été enlevée entre-temps (${thing.toLowerCase()}). Ce que vous avez écrit est conservé dans l’historique.`,
  removedLine: (fields: readonly string[], thing: string) =>
    `Vous avez enlevé une ligne de ${quoted(fields)} qui a été modifiée entre-temps (${thing.toLowerCase()}). Elle est enlevée\u202f; son contenu est conservé dans l’historique.`,
  otherCurrency: (fields: readonly string[], thing: string) =>
    `Vous avez saisi ${quoted(fields)} dans une devise qui a été modifiée entre-temps (${thing.toLowerCase()})\u202f; la saisie n’est donc pas reprise. Ce que vous avez saisi est conservé dans l’historique.`,
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `«\u00a0${field}\u00a0»`).join(', ')
}
