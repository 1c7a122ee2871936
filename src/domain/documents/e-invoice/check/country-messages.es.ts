import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './country-messages.ts'

export const countryMessages: MessagesOf<typeof English.countryMessages> = {
  denmark: {
    seller: 'Introduce tu número CVR, de ocho cifras: Peppol lo exige a los vendedores daneses.',
    buyer: 'Introduce el número CVR del comprador, de ocho cifras, o ninguno.',
    total: 'El total de una factura rectificativa danesa no puede ser inferior a cero.',
  },
  greece: 'Las facturas griegas necesitan la marca de myDATA para salir por Peppol: envía UBL sin Peppol.',
  iceland: {
    seller: 'Introduce tu kennitala, de diez cifras.',
    buyer: 'Introduce la kennitala del comprador, de diez cifras.',
  },
  italy: 'Introduce tu n.º\u00a0fiscal, de 11 a 16 caracteres.',
  netherlands: {
    seller: 'Introduce tu número KvK (8 cifras) u OIN (20 cifras): Peppol lo exige a los vendedores neerlandeses.',
    buyer: 'Introduce el número KvK (8 cifras) u OIN (20 cifras) del comprador.',
    iban: 'Introduce tu IBAN: Peppol lo exige entre negocios neerlandeses.',
  },
  norway: {
    vatId: 'Introduce tu NIF/IVA con la forma NO, nueve cifras y MVA.',
    taxId: 'La mayoría de las empresas noruegas escriben aquí Foretaksregisteret como n.º\u00a0fiscal.',
  },
  sweden: {
    vatId: 'Introduce tu NIF/IVA con la forma SE y doce cifras.',
    number: 'Introduce tu número de organización: diez cifras sin guion.',
    taxId: 'Escribe «Godkänd för F-skatt» como n.º\u00a0fiscal, o nada.',
    rates: 'En Suecia solo existen los tipos del 25\u00a0%, el 12\u00a0% y el 6\u00a0%.',
  },
}
