import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './print-messages.ts'

export const printMessages: MessagesOf<typeof English.printMessages> = {
  notPrinted: (what: string) =>
    `${what}. Es ist nichts verloren: Versuchen Sie es erneut, oder drucken Sie weniger Produkte.`,
  reasons: {
    crashed: 'Das PDF konnte nicht erstellt werden',
    interrupted: 'Der Druck wurde unterbrochen',
    stopping: 'Der Server wird gerade beendet',
    tooLong: 'Das Erstellen des PDF hat zu lange gedauert',
  },
  limits: {
    catalogue: (most: number) => `${most.toLocaleString('de')} Zeilen in einem Katalog (teilen Sie die Liste auf)`,
    statement: (most: number) => `${most.toLocaleString('de')} Zeilen auf einem Kontoauszug (wählen Sie weniger Tage)`,
  },
}

export const fileMessages: MessagesOf<typeof English.fileMessages> = { priceList: 'Preisliste', labels: 'Etiketten' }
