import type { MessagesOf } from '../messages-of.ts'
import type * as English from './rule-messages.ts'

export const ruleMessages: MessagesOf<typeof English.ruleMessages> = {
  form: 'doit être une règle de répétition iCalendar, par exemple FREQ=WEEKLY;BYDAY=MO',
  part: (part) => `contient une partie inconnue\u00a0: ${part}. Retirez-la`,
  twice: (name) => `indique ${name} deux fois`,
  frequency: 'doit être quotidienne, hebdomadaire, mensuelle ou annuelle\u00a0: FREQ=WEEKLY',
  ends: 'doit se terminer par COUNT ou par UNTIL, pas par les deux',
  unfit: (name, frequency) => `ne peut pas avoir ${name} avec FREQ=${frequency}. Retirez-le`,
  position: 'a BYSETPOS sans les jours parmi lesquels choisir. Ajoutez BYDAY ou BYMONTHDAY',
  never: 'indique un jour qui n’existe dans aucune année. Choisissez un autre jour ou un autre mois',
  noPosition: (most) =>
    `a une position (BYSETPOS) au-delà des jours parmi lesquels elle choisit, ${most} au plus. Choisissez-en une plus petite`,
}
