import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './profile-messages.ts'

export const profileMessages: MessagesOf<typeof English.profileMessages> = {
  none: 'Tu perfil aún no está en este dispositivo. Llega con la primera sincronización.',
  thing: 'tu perfil',
  person: { title: 'Tú', lead: 'Quién eres aquí. Tus documentos usan el perfil del negocio.' },
  address: { title: 'Dirección', choose: 'Elige tu país' },
  notices: {
    title: 'Notificaciones',
    lead: 'Correos a tu dirección, en tu idioma. De cada uno te das de baja con un clic, salvo de lo que no conviene perderse.',
    reminders: 'Los recordatorios se ajustan en cada evento: cuándo, y si por correo.',
    toCalendar: 'Abrir el calendario',
    help: {
      receiveNotifications: 'Desactivado: ninguno de los tres siguientes.',
      pricingNotices:
        'Los lunes por la mañana: qué precios y costes han cambiado y qué está por debajo del margen mínimo. Si no ha pasado nada, no llega nada.',
      updateNotices: 'Lo nuevo, de parte de quienes llevan este servidor.',
      securityNotices:
        'Cuando inicia sesión un navegador que nunca se había usado para tu cuenta. De un token de API nuevo o un cambio de dirección se avisa siempre.',
      marketingNotices: 'De parte de quienes llevan este servidor, nunca publicidad de otros. Solo si lo activas.',
    },
  },
  cannotUpdate: 'No has iniciado sesión. No se puede actualizar el perfil.',
  noRecord: 'No se puede actualizar: el perfil no está cargado',

  exporting: {
    title: 'Descargar tus datos',
    lead: 'Todo lo que hay guardado sobre ti en un archivo ZIP: todos los registros en JSON y CSV, las imágenes, el historial completo y tu cuenta.',
    start: 'Descargar todo',
    freshText:
      'El archivo lo contiene todo. Para descargarlo tienes que haber iniciado sesión en los últimos cinco minutos.',
    preparing: 'Preparando',
    loading: 'Descargando',
    cancel: 'Cancelar',
    done: 'El archivo está en tus descargas',
    of: (done: string, total: string) => `${done} de ${total}`,
    offline: 'No tienes conexión. El archivo viene del servidor.',
    fileName: (day: string) => `pricewright-${day}.zip`,
    thing: 'tus datos',
  },
  deleting: {
    title: 'Eliminar tu cuenta',
    lead: 'Se elimina todo, en el servidor y en este navegador, al momento y para siempre; en los demás navegadores se cierra la sesión. Por si vuelves a necesitar tus datos, descárgalos antes.',
    start: 'Eliminar mi cuenta',
    offline: 'No tienes conexión. Una cuenta se elimina en el servidor.',
    dialogTitle: '¿Eliminar tu cuenta para siempre?',
    goes: 'Se elimina lo siguiente, y nadie puede recuperarlo:',
    rest: 'Sus imágenes, historial, enlaces públicos, tokens de API, inicios de sesión y tareas previstas',
    password: 'Tu correo electrónico y tu contraseña',
    identity: 'Tu correo electrónico y tu nombre; la cuenta de tu proveedor de identidad se conserva allí',
    waits: (changes: string) => `${changes} de este dispositivo que el servidor aún no tiene`,
    change: { one: 'cambio', other: 'cambios' },
    type: (name: string) => `Escribe ${name} para confirmar`,
    confirm: 'Eliminar todo',
    keep: 'Conservar mi cuenta',
    freshText:
      'Para eliminar una cuenta tienes que haber iniciado sesión en los últimos cinco minutos. Después vuelves aquí.',
    thing: 'tu cuenta',
  },
}
