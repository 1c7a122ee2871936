import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './sign-in-messages.ts'

export const formMessages: MessagesOf<typeof English.formMessages> = {
  email: 'Correo electrónico',
  newEmail: 'Nuevo correo electrónico',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  currentPassword: 'Contraseña actual',
  passwordHelp: (min: number) => `Al menos ${min} caracteres.`,
}

export const stepMessages: MessagesOf<typeof English.stepMessages> = {
  keptHere: 'Tu cuenta y tus datos se guardan en este ordenador.',
  cancel: 'Cancelar',
  forgot: '¿Has olvidado la contraseña?',
  back: 'Volver al inicio de sesión',
  create: { title: 'Crear tu cuenta', button: 'Crear cuenta', other: 'Ya tengo una cuenta' },
  signIn: { title: 'Iniciar sesión', button: 'Iniciar sesión', other: 'Crear otra cuenta' },
  confirm: {
    title: 'Confirma que eres tú',
    lead: (email: string) => `Has iniciado sesión como ${email}.`,
    button: 'Confirmar',
    other: 'Usar otra cuenta',
  },
}

export const linkMessages: MessagesOf<typeof English.linkMessages> = {
  forgot: {
    title: 'Elegir una contraseña nueva',
    lead: 'Enviamos a tu dirección de correo un enlace con el que puedes elegir otra contraseña.',
    button: 'Enviar el enlace',
  },
  checkMail: 'Mira tu correo',
  invited: (email: string) => `Hay un mensaje de camino a ${email}. El enlace que contiene termina de crear tu cuenta.`,
  sent: (email: string) => `Si hay una cuenta para ${email}, un enlace va de camino a esa dirección.`,
  outbox: (folder: string) =>
    `El correo no está configurado en este ordenador, así que el mensaje es un archivo en ${folder}. Abre el más reciente.`,
  isYours: (email: string) => `¿Es tuya la dirección ${email}?`,
  join: {
    title: 'Terminar de crear la cuenta',
    lead: (email: string) => `Escribe la contraseña que elegiste para ${email}.`,
    button: 'Terminar',
    isMine: 'Sí, terminar',
    wrong: 'Esa no es la contraseña que elegiste.',
  },
  joined: 'Tu cuenta está lista',
  signInWith: (email: string) => `Inicias sesión con ${email}.`,
  reset: {
    title: 'Elegir una contraseña nueva',
    lead: (email: string) => `Para ${email}. Se cerrarán todas las demás sesiones.`,
    button: 'Guardar la contraseña',
  },
  resetDone: {
    title: 'La contraseña se ha cambiado',
    lead: 'Se ha cerrado la sesión en todos los demás navegadores.',
  },
  verify: { title: 'Confirmar tu dirección', isMine: 'Sí, confirmar' },
  verified: 'Tu dirección está confirmada',
  taken: {
    title: 'Esta dirección ya está en uso',
    lead: (email: string, kept: string) =>
      `Otra cuenta de este ordenador usa ${email}, así que la tuya conserva ${kept}.`,
  },
  dead: {
    title: 'Este enlace ya no funciona',
    lead: 'Ya se usó, es demasiado antiguo o se envió otro más reciente.',
  },
}

export const accountMessages: MessagesOf<typeof English.accountMessages> = {
  title: 'Tu inicio de sesión',
  confirmed: (email: string) => `${email} (dirección confirmada)`,
  unconfirmed: (email: string) => `${email} (dirección aún sin confirmar)`,
  sendAgain: 'Enviar otra vez el enlace de confirmación',
  email: { title: 'Cambiar la dirección de correo', button: 'Cambiar la dirección' },
  password: { title: 'Cambiar la contraseña', button: 'Cambiar la contraseña' },
  back: 'Volver a Pricewright',
  sent: (email: string) =>
    `Hay un enlace de camino a ${email}. La dirección valdrá en cuanto la confirmes con ese enlace.`,
  changed: 'La contraseña se ha cambiado. Se ha cerrado la sesión en todos los demás navegadores.',
}

export const providerMessages: MessagesOf<typeof English.providerMessages> = {
  expired: {
    title: 'Esta página ha caducado',
    lead: 'Se abrió hace demasiado tiempo o en otra ventana. Empieza de nuevo.',
  },
  signOut: { title: '¿Cerrar la sesión en este ordenador?', button: 'Cerrar sesión', stay: 'Seguir con la sesión' },
  signedOut: {
    title: 'Has cerrado la sesión',
    lead: 'Tu cuenta y tus datos siguen en este ordenador.',
  },
}
