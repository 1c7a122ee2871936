import type { MailMessages } from './mail-texts.ts'

export const pt: MailMessages = {
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
