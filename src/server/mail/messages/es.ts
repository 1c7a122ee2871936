import type { MailMessages } from './mail-texts.ts'

export const es: MailMessages = {
  hello: 'Hola, {name}:',
  helloAll: 'Hola:',
  subject: '{title} {number} de {business}',
  invoice: 'Aquí tiene la factura {number} por {total}, con vencimiento el {due}. Gracias por su confianza.',
  quote:
    'Aquí tiene nuestro presupuesto {number} por {total}, válido hasta el {due}. Quedamos a la espera de su respuesta.',
  other: 'Aquí tiene: {title} {number}.',
  statementSubject: 'Estado de cuenta de {business}',
  statement: 'Aquí tiene su estado de cuenta.',
  reminders: [
    {
      subject: 'Recordatorio: factura {number}',
      text: 'Nuestra factura {number} venció el {due} y quedan {balance} pendientes. Quizá se le haya pasado: ¿podría atenderla en los próximos días? Si ya la ha pagado, no tenga en cuenta este mensaje.',
    },
    {
      subject: 'Segundo recordatorio: factura {number}',
      text: 'Ya le escribimos sobre la factura {number}, que venció el {due}. Quedan {balance} pendientes. Le rogamos que los pague en los próximos siete días o que nos diga si algo no está bien.',
    },
    {
      subject: 'Último recordatorio: factura {number}',
      text: 'A pesar de dos avisos, {balance} de la factura {number}, vencida el {due}, siguen sin pagar. Le rogamos que los pague en siete días. Si no tenemos noticias suyas, tendremos que dar otros pasos.',
    },
  ],
  viewOnline: 'Ver en línea',
  regards: 'Un cordial saludo',
}
