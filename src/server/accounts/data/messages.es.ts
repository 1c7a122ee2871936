import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const dataMessages: MessagesOf<typeof English.dataMessages> = {
  lastAdmin: 'Eres la última persona que administra. Nombra a otra antes de eliminar tu cuenta.',
  wrongName: 'Ese no es el nombre de esta cuenta. No se ha eliminado nada.',
  about: `Todo lo que Pricewright guarda sobre ti.

data/      Cada tipo de registro: como JSON en la forma de la API (importes en unidades principales, porcentajes en tanto por ciento) y como CSV.
history/   Todos los cambios desde el primero, lo que se eliminó y los borradores de cambios, un objeto JSON por línea.
           Allí los importes están en 1/10.000 de la unidad mínima de la moneda y los porcentajes en millonésimas.
files/     Tus imágenes, con las claves que indica files.ndjson.
account/   Tu cuenta: identidades, sesiones, tokens de API (sin sus secretos), enlaces públicos y tareas pendientes.
`,
}
