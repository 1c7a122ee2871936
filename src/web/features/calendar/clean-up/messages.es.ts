import type { ClutterReason } from '#domain/calendar/clutter.ts'
import type { MessagesOf } from '#domain/messages-of.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

const reasons: Readonly<Record<ClutterReason, { readonly title: string; readonly text: string }>> = {
  duplicate: {
    title: 'Repetidos en el calendario',
    text: 'El mismo título a la misma hora. El más antiguo se queda y no figura en la lista.',
  },
  orphaned: {
    title: 'Restos de una serie eliminada',
    text: 'Se cambiaron uno a uno y la serie a la que pertenecían ya no existe.',
  },
  past: { title: 'Pasados hace mucho', text: 'Son más antiguos que lo elegido arriba y no vuelven a repetirse.' },
}

export const cleanUpMessages: MessagesOf<typeof English.cleanUpMessages> = {
  facts: (found, all) =>
    found === 0
      ? `Nada que eliminar entre ${countOf('event', all)}`
      : `${formatNumber(found)} de ${countOf('event', all)} ${plural(found, { one: 'se puede eliminar', other: 'se pueden eliminar' })}`,
  age: 'Pasado hace mucho',
  ages: { '180': 'hace más de medio año', '365': 'hace más de un año', '730': 'hace más de dos años' },
  reasons,
  chooseAll: (count) => `Todos (${formatNumber(count)})`,
  choose: (title, when) => `${title}, ${when}`,
  more: (count) => `y ${formatNumber(count)} más`,
  remove: (count) => (count === 0 ? 'Eliminar' : `Eliminar ${countOf('event', count)}`),
  removed: (count) => `${countOf('event', count)} ${plural(count, { one: 'eliminado', other: 'eliminados' })}`,
  done: { title: 'El calendario está en orden', text: 'Nada está repetido, nada sobra y nada pasó hace mucho.' },
  show: 'Mostrar',
  back: 'Al calendario',
}
