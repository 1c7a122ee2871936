import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

function records(most: number): string {
  return `${most} ${most === 1 ? 'registro' : 'registros'}`
}

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  of: (name) => `Tu plan «${name}»`,
  ofAccount: (name) => `El plan «${name}» de esta cuenta`,
  full: (plan, many, { most, kept }) => `${plan} permite ${records(most)} en «${many}», y tienes ${kept}.`,
  monthFull: (plan, many, { most, kept }) =>
    kept < most
      ? `${plan} permite ${records(most)} al mes en «${many}», y este mes has creado ${kept}.`
      : `${plan} permite ${records(most)} al mes en «${many}», y no queda ninguno.`,
  wouldAdd: (added) => `Con esto se añadirían ${added}.`,
  nothing: 'No se ha añadido nada.',
  ownersMay: 'Solo la persona titular de la cuenta puede elegir un plan superior.',
  larger: 'Elige un plan superior en «Plan y facturación».',
  largerOrFewer: 'Elige un plan superior en «Plan y facturación», o añade menos.',
  largerOrDelete: 'Elige un plan superior en «Plan y facturación», o elimina antes alguno.',
  largerOrMonth: 'Elige un plan superior en «Plan y facturación», o espera al mes que viene.',
}
