import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  full: (plan, many, { most, kept }) =>
    `Tu plan «${plan}» permite ${most} ${most === 1 ? 'registro' : 'registros'} en «${many}», y tienes ${kept}. No se ha añadido nada. Elige un plan superior en «Plan y facturación», o elimina antes alguno.`,
  monthFull: (plan, many, most) =>
    `Tu plan «${plan}» permite ${most} ${most === 1 ? 'registro' : 'registros'} al mes en «${many}», y no queda ninguno. No se ha añadido nada. Elige un plan superior en «Plan y facturación», o espera al mes que viene.`,
}
