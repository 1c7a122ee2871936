import type * as English from './mail-failure-messages.ts'

export const mailFailureMessages: typeof English.mailFailureMessages = {
  login: 'El servidor de correo no ha aceptado las credenciales. Pide al administrador que revise SMTP_URL.',
  unsafe: (said: string) => `No se ha podido acceder al servidor de correo con una conexión segura${said}`,
  certificate: (code: string) =>
    `No se ha podido acceder al servidor de correo con una conexión segura: no se ha aceptado su certificado (${code}).`,
  later: (said: string) => `El servidor de correo pide intentarlo más tarde${said}`,
  tooLarge: (said: string) => `El correo es demasiado grande para el servidor de correo${said}`,
  addressRefused: (to: string, said: string) => `El servidor de correo ha rechazado la dirección ${to}${said}`,
  refused: (said: string) => `El servidor de correo ha rechazado el correo${said}`,
  broke: 'La conexión se cortó antes de que el servidor de correo confirmara el correo.',
  unreached: 'No se ha podido acceder al servidor de correo.',
  said: (words: string) => (words === '' ? '.' : `: ${words}`),
}
