import type { MessagesOf } from '../messages-of.ts'
import type * as English from './rule-messages.ts'

export const ruleMessages: MessagesOf<typeof English.ruleMessages> = {
  form: 'debe ser una regla de repetición de iCalendar como FREQ=WEEKLY;BYDAY=MO',
  part: (part) => `tiene una parte que no se entiende: ${part}. Quítala`,
  twice: (name) => `indica ${name} dos veces`,
  frequency: 'debe ser diaria, semanal, mensual o anual: FREQ=WEEKLY',
  ends: 'debe terminar por COUNT o por UNTIL, no por los dos',
  unfit: (name, frequency) => `no puede tener ${name} con FREQ=${frequency}. Quítalo`,
  position: 'tiene BYSETPOS sin los días entre los que elige. Añade BYDAY o BYMONTHDAY',
  never: 'indica un día que no existe en ningún año. Elige otro día u otro mes',
  noPosition: (most) =>
    `tiene una posición (BYSETPOS) más allá de los días entre los que elige, ${most} como máximo. Elige una menor`,
}
