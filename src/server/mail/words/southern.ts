import type { MailWords } from './mail-words.ts'

export const SPANISH: MailWords = {
  hello: 'Hola, {name}:',
  helloAll: 'Hola:',
  subject: '{title} {number} de {business}',
  invoice: 'Aquí tiene la factura {number} por {total}, con vencimiento el {due}. Gracias por su confianza.',
  quote:
    'Aquí tiene nuestro presupuesto {number} por {total}, válido hasta el {due}. Quedamos a la espera de su respuesta.',
  other: 'Aquí tiene: {title} {number}.',
  statementSubject: 'Extracto de cuenta de {business}',
  statement: 'Aquí tiene su extracto de cuenta.',
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

export const ITALIAN: MailWords = {
  hello: 'Buongiorno {name},',
  helloAll: 'Buongiorno,',
  subject: '{title} {number} da {business}',
  invoice: 'ecco la fattura {number} di {total}, con scadenza il {due}. Grazie per la fiducia.',
  quote: 'ecco il nostro preventivo {number} di {total}, valido fino al {due}. Restiamo in attesa di una risposta.',
  other: 'ecco: {title} {number}.',
  statementSubject: 'Estratto conto da {business}',
  statement: 'ecco l’estratto conto.',
  reminders: [
    {
      subject: 'Promemoria: fattura {number}',
      text: 'la nostra fattura {number} è scaduta il {due} e restano da pagare {balance}. Forse è sfuggita: potrebbe provvedere nei prossimi giorni? Se ha già pagato, non tenga conto di questo messaggio.',
    },
    {
      subject: 'Secondo sollecito: fattura {number}',
      text: 'abbiamo già scritto in merito alla fattura {number}, scaduta il {due}. Restano da pagare {balance}. La preghiamo di provvedere entro sette giorni o di dirci se qualcosa non va.',
    },
    {
      subject: 'Ultimo sollecito: fattura {number}',
      text: 'nonostante due solleciti, {balance} della fattura {number}, scaduta il {due}, non risultano pagati. La preghiamo di provvedere entro sette giorni. In mancanza di notizie dovremo fare altri passi.',
    },
  ],
  viewOnline: 'Vedi online',
  regards: 'Cordiali saluti',
}

export const PORTUGUESE: MailWords = {
  hello: 'Olá, {name},',
  helloAll: 'Olá,',
  subject: '{title} {number} de {business}',
  invoice: 'segue a fatura {number} no valor de {total}, com vencimento em {due}. Obrigado pela preferência.',
  quote: 'segue o nosso orçamento {number} no valor de {total}, válido até {due}. Aguardamos a sua resposta.',
  other: 'segue: {title} {number}.',
  statementSubject: 'Extrato de conta de {business}',
  statement: 'segue o seu extrato de conta.',
  reminders: [
    {
      subject: 'Lembrete: fatura {number}',
      text: 'a nossa fatura {number} venceu em {due} e {balance} continuam em aberto. Talvez tenha passado despercebida: poderia tratar disso nos próximos dias? Se já pagou, desconsidere esta mensagem.',
    },
    {
      subject: 'Segundo lembrete: fatura {number}',
      text: 'já lhe escrevemos sobre a fatura {number}, que venceu em {due}. {balance} continuam em aberto. Pedimos o pagamento nos próximos sete dias, ou que nos diga se algo não está certo.',
    },
    {
      subject: 'Último lembrete: fatura {number}',
      text: 'apesar de dois lembretes, {balance} da fatura {number}, vencida em {due}, continuam por pagar. Pedimos o pagamento em sete dias. Sem notícias suas até lá, teremos de tomar outras medidas.',
    },
  ],
  viewOnline: 'Ver online',
  regards: 'Com os melhores cumprimentos',
}
