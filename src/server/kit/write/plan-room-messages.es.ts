import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './plan-room-messages.ts'

export const planRoomMessages: MessagesOf<typeof English.planRoomMessages> = {
  full: (plan, many, { most, kept }) =>
    `Tu plan «${plan}» permite ${most} fichas en «${many}», y tienes ${kept}. No se ha añadido nada. Elige un plan mayor en «Plan y facturación», o elimina antes alguna.`,
  monthFull: (plan, many, most) =>
    `Tu plan «${plan}» permite ${most} fichas al mes en «${many}», y ya están agotadas. No se ha añadido nada. Elige un plan mayor en «Plan y facturación», o espera al mes que viene.`,
}
