import type { MessagesOf } from '#domain/messages-of.ts'
import { formatCount, formatNumber, plural } from '#web/kit/format/number.ts'
import type * as English from './messages.ts'

export const accountsMessages: MessagesOf<typeof English.accountsMessages> = {
  signIn: 'Iniciar sesión',
  signInTitle: 'Inicia sesión en Pricewright',
  signInLead: 'Tus productos, costes y precios, en cada dispositivo en el que inicies sesión.',
  newHere: '¿Es tu primera vez?',
  createAccount: 'Crear tu cuenta',
  haveAccount: '¿Ya tienes una cuenta?',
  agreement: 'Al continuar aceptas las',
  and: 'y la',
  terms: 'condiciones de uso',
  privacy: 'política de privacidad',
  endedTitle: 'Tu sesión ha caducado',
  ended: 'Inicia sesión de nuevo para continuar. Lo que has cambiado entretanto se conserva en este dispositivo.',
  revokedTitle: 'Se ha cerrado la sesión de este navegador',
  revoked: 'Se ha cerrado desde otro dispositivo, y los datos tuyos que guardaba se han eliminado de él.',
  lost: (count: number) =>
    plural(count, {
      one: 'Un cambio no se había guardado en el servidor y se ha perdido.',
      other: `${formatNumber(count)} cambios no se habían guardado en el servidor y se han perdido.`,
    }),
  suspendedTitle: 'Esta cuenta está suspendida',
  suspended: 'Inicia sesión para leer el motivo y a quién preguntar, y para descargar tus datos.',

  signUpLead: 'Pricewright te dice cuánto te ha costado de verdad cada producto y a qué precio venderlo.',
  signUpPoints: [
    'Costes del archivo de tu proveedor, o escritos a mano',
    'Cada precio con su porqué',
    'En todos tus dispositivos, también sin conexión',
  ],
  signUpButton: 'Continuar',
  openApp: 'Abrir Pricewright',
  retry: 'Reintentar',

  signingOut: 'Cerrando sesión',
  unsentTitle: 'Algunos cambios aún no están en el servidor',
  unsent: (count: number) =>
    plural(count, {
      one: 'Un cambio no se ha enviado.',
      other: `${formatNumber(count)} cambios no se han enviado.`,
    }),
  typed: (count: number) =>
    plural(count, {
      one: 'El texto de un campo no está guardado: todavía se está escribiendo, quizá en otra pestaña.',
      other: `Los textos de ${formatNumber(count)} campos no están guardados: todavía se están escribiendo, quizá en otra pestaña.`,
    }),
  takesAll: 'Al cerrar sesión se quitan todos los datos de este dispositivo.',
  typedWait:
    'Ve a esa pestaña y sal del campo: entonces se guarda. Esta página cierra la sesión sola cuando todo está enviado.',
  unsentWait: 'La sesión se cierra sola en cuanto se hayan enviado.',
  stay: 'Mantener la sesión',
  saveUnsent: 'Guardarlos en un archivo',
  discard: 'Descartarlos y cerrar sesión',

  displacedTitle: (newcomer: string, inAnotherTab: boolean) =>
    inAnotherTab
      ? `${newcomer} ha iniciado sesión en otra pestaña`
      : `Ahora la sesión de este navegador es de ${newcomer}`,
  displacedHere: (former: string, newcomer: string, inAnotherTab: boolean) =>
    `${inAnotherTab ? 'Esta pestaña mostraba' : 'Este navegador guarda'} los datos de ${former}. Nada de ello se ha enviado ni mostrado como ${newcomer}.`,
  displacedWaiting: (former: string, count: number) =>
    plural(count, {
      one: `Un cambio de ${former} espera en este dispositivo y no se ha enviado. Se conserva hasta que decidas.`,
      other: `${formatNumber(count)} cambios de ${former} esperan en este dispositivo y no se han enviado. Se conservan hasta que decidas.`,
    }),
  displacedGone: (former: string) => `Todos los cambios de ${former} están en el servidor.`,
  sendAsFormer: (former: string) => `Iniciar sesión como ${former} y enviarlos`,
  backAsFormer: (former: string) => `Iniciar sesión como ${former}`,
  discardFormer: (newcomer: string) => `Descartarlos y continuar como ${newcomer}`,
  goOnAs: (newcomer: string) => `Continuar como ${newcomer}`,
  overTitle: (account: string) => `Ya no trabajas en «${account}»`,
  overWaiting: (count: number) =>
    plural(count, {
      one: 'Un cambio que hiciste allí no se aceptó: ya no eres miembro o tienes otro rol. Se guarda hasta que decidas.',
      other: `${formatNumber(count)} cambios que hiciste allí no se aceptaron: ya no eres miembro o tienes otro rol. Se guardan hasta que decidas.`,
    }),
  overDiscard: 'Borrar y continuar',

  accountTitle: 'Tu acceso',
  changeAccount: 'Cambiar correo electrónico o contraseña',
  signedInAs: (email: string) => `Has iniciado sesión como ${email}.`,
  unconfirmed: (email: string) => `${email} aún no está confirmada.`,

  sessionsTitle: 'Dónde tienes la sesión abierta',
  sessionsLead: 'Si cierras aquí la sesión de un navegador, deja de tener acceso.',
  thisBrowser: 'Este navegador',
  browser: 'Navegador',
  lastSeen: 'Última actividad',
  endSession: 'Cerrar sesión',
  endOthers: 'Cerrar las demás sesiones',
  endedOthers: 'Se ha cerrado la sesión en todos los demás navegadores.',
  unknownBrowser: 'Navegador desconocido',

  tokensTitle: 'Tokens de API',
  tokensLead:
    'Con un token, un programa tuyo puede usar la API en tu nombre. Funciona hasta que caduque o lo revoques.',
  noTokens: 'Aún no hay tokens',
  newToken: 'Nuevo token',
  aToken: 'un token nuevo',
  tokenName: 'Nombre',
  tokenNameHelp: 'Quién lo usa: la caja, el programa de existencias.',
  tokenScope: 'Acceso',
  scopes: { read: 'Lectura', draft: 'Lectura y propuestas', write: 'Lectura y escritura' },
  scopeHelp: {
    read: 'Lo ve todo y no cambia nada. Para informes y exportaciones.',
    draft: 'Para asistentes (MCP): lee y prepara cambios que solo tú puedes aplicar. No escribe nada más.',
    write: 'Puede cambiar y eliminar todo. Para tus propios programas, no para asistentes.',
  },
  tokenLife: 'Caduca a los',
  days: (count: number) => formatCount(count, { one: 'día', other: 'días' }),
  create: 'Crear el token',
  cancel: 'Cancelar',
  tokenMade: 'Copia el token ahora',
  tokenOnce: 'Solo se muestra una vez y no se puede volver a leer.',
  copy: 'Copiar',
  copied: 'Copiado',
  done: 'Listo',
  expires: 'Caduca',
  lastUsed: 'Último uso',
  neverUsed: 'Sin usar',
  revoke: 'Revocar',
  revokeTitle: (name: string) => `¿Revocar «${name}»?`,
  revokeText: 'El programa que lo usa dejará de tener acceso.',
  confirmTitle: 'Confirma que eres tú',
  confirmText: 'Para crear un token tienes que haber iniciado sesión en los últimos cinco minutos.',
  confirm: 'Iniciar sesión de nuevo',
  loadFailed: 'No se ha podido cargar.',
  thing: 'esta parte de tu cuenta',
  offline: {
    title: 'No tienes conexión',
    text: 'Esto se guarda en el servidor. Se mostrará cuando vuelva la conexión.',
  },
}
