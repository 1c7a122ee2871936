import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './write-messages.ts'

export const writeMessages: MessagesOf<typeof English.writeMessages> = {
  usedChangeSet: 'muss neu sein: Es ist die ID eines anderen Änderungspakets',
  noRoom: (most: number, many: string) =>
    `Unter „${many}“ sind schon ${most} Einträge, mehr werden nicht gespeichert. Löschen Sie erst einen.`,
  named: (notFound: string) => `${notFound}: Wählen Sie etwas anderes, oder lassen Sie es weg`,
  notFound: (id: string) => `${id} nicht gefunden`,
  lineOfNone: (line: string, what: string, owner: string) =>
    `„${line}“ (${what}) steht ohne „${owner}“: Geben Sie auch das an, oder lassen Sie es weg`,
  lineOfOther: (line: string, what: string, owner: string) =>
    `„${line}“ (${what}) gehört nicht zu diesem Eintrag (${owner}): Wählen Sie etwas anderes, oder lassen Sie es weg`,
  noRate: (from: string, to: string) =>
    `lässt sich nicht umrechnen: Es gibt keinen Wechselkurs von ${from} nach ${to}. Behalten Sie die Zahlen, oder geben Sie die Beträge an`,
  sayCurrencyChange:
    'muss bei einer anderen Währung angegeben werden: „convert“ rechnet zum heutigen Kurs um, „keep“ behält die Zahlen',
}

export const lossMessages: MessagesOf<typeof English.lossMessages> = {
  changedLine: (fields: readonly string[], thing: string) =>
    `Sie haben eine Zeile von ${quoted(fields)} geändert, die inzwischen entfernt wurde (${thing}). Was Sie geschrieben haben, steht im Verlauf.`,
  removedLine: (fields: readonly string[], thing: string) =>
    `Sie haben eine Zeile von ${quoted(fields)} entfernt, die inzwischen geändert wurde (${thing}). Sie ist entfernt; was darin stand, steht im Verlauf.`,
  otherCurrency: (fields: readonly string[], thing: string) =>
    `Sie haben ${quoted(fields)} in einer Währung eingegeben, die inzwischen geändert wurde (${thing}), daher wird die Eingabe nicht übernommen. Was Sie eingegeben haben, steht im Verlauf.`,
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `„${field}“`).join(', ')
}
