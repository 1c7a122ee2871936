import type { MailMessages } from './mail-texts.ts'

export const it: MailMessages = {
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
