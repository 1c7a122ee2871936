import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './security-messages.ts'

export const securityMessages: MessagesOf<typeof English.securityMessages> = {
  facts: { when: 'Cuándo', device: 'Navegador', address: 'Red' },
  device: {
    subject: 'Un dispositivo nuevo ha iniciado sesión en tu cuenta',
    text: 'Alguien ha iniciado sesión en un navegador que nunca se había usado para tu cuenta.',
    remedy:
      'Si has sido tú, no hay nada que hacer. Si no, cierra la sesión de ese navegador y cambia enseguida tu contraseña: alguien la conoce.',
    label: 'Ver dónde tienes la sesión iniciada',
  },
  token: {
    subject: 'Se ha creado un token de API nuevo para tu cuenta',
    text: (name: string, may: string) =>
      `Se ha creado el token «${name}». Los programas que lo tienen pueden ${may} hasta que caduque.`,
    read: 'leer todo lo que hay en tu cuenta',
    draft: 'leer todo lo que hay en tu cuenta y preparar cambios que aplicas tú',
    write: 'leer y cambiar todo lo que hay en tu cuenta',
    remedy: 'Si no has sido tú, revócalo, cierra la sesión en todos los navegadores y cambia enseguida tu contraseña.',
    label: 'Ver tus tokens',
  },
  changed: {
    subject: 'Tu dirección de correo se ha cambiado',
    text: (replacement: string) =>
      `Tu cuenta pertenece ahora a ${replacement}. Ya no se envían correos a esta dirección.`,
    remedy:
      'Si no has sido tú, otra persona tiene tu cuenta: avisa enseguida a quienes llevan este servidor y a tu proveedor de identidad.',
    label: 'Ver dónde tienes la sesión iniciada',
  },
}
