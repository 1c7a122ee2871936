import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './head-messages.ts'

export const headMessages: MessagesOf<typeof English.headMessages> = {
  description:
    '¿Cuánto me ha costado realmente y a qué precio tengo que venderlo? Precios para pequeños vendedores, con la razón de cada uno.',
  appDescription: '¿Cuánto me ha costado realmente y a qué precio tengo que venderlo?',
  needsScript: 'Pricewright necesita JavaScript. Actívalo y vuelve a cargar la página.',
}
