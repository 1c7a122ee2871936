import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './currency-messages.ts'

export const renewalMessages: MessagesOf<typeof English.renewalMessages> = {
  stale:
    'Kosten wurden geändert, seit diese Kurse vorgeschlagen wurden. Verwerfen Sie den Vorschlag, und fordern Sie einen neuen an.',
  nothing: 'Alle Kosten in fremder Währung haben schon den neuesten Kurs oder einen von Ihnen festgelegten.',
  title: (day: string) => `Wechselkurse vom ${day}`,
}

export const currencyMessages: MessagesOf<typeof English.currencyMessages> = {
  noDay: (text: string) => `„${text}“ ist kein gültiges Datum: Schreiben Sie es als JJJJ-MM-TT.`,
  beforeStart: (from: string) => `Der Zeitraum darf nicht enden, bevor er am ${from} beginnt.`,
  tooManyDays: (most: number) => `Der Zeitraum darf höchstens ${most} Tage haben: Fragen Sie seine Teile einzeln ab.`,
  noRates: (day: string) => `Es sind keine Wechselkurse vom ${day} oder früher bekannt.`,
  badAmount: (text: string, problem: string) => `Der Betrag „${text}“ ${problem}.`,
  noCurrency: (text: string) => `„${text}“ ist keine Währung. Verwenden Sie einen Code nach ISO 4217 wie USD.`,
  notRated: (source: string, code: string) => `Es gibt keinen Referenzkurs (${source}) für ${code}.`,
}
