import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './label-messages.ts'

export const labelMessages: MessagesOf<typeof English.labelMessages> = {
  title: 'Etiketten',
  withVat: 'inkl. USt.',
  withoutVat: 'ohne USt.',
  startAtMost: (most: number, template: string) => `darf bei ${template} höchstens ${most} sein`,
  unknownTemplate: 'muss eine bekannte Etikettenvorlage sein',
  most: (count: number) => `${count} Etiketten`,
  wrongCodes: (count: number) =>
    `${count === 1 ? 'Ein Produkt hat einen Code, der' : `${count} Produkte haben Codes, die`} sich nicht drucken ${count === 1 ? 'lässt' : 'lassen'}. ` +
    'Korrigieren Sie das, oder drucken Sie ohne diese Barcodes.',
  gone: (count: number) =>
    count === 1 ? 'Eines der Produkte gibt es nicht mehr.' : `${count} der Produkte gibt es nicht mehr.`,
}
