import type { MailMessages } from './mail-texts.ts'

export const he: MailMessages = {
  hello: 'שלום {name},',
  helloAll: 'שלום,',
  subject: '{title} {number} מאת {business}',
  invoice: 'מצורפת חשבונית {number} על סך {total}, לתשלום עד {due}. תודה שבחרתם בנו.',
  quote: 'מצורפת הצעת המחיר שלנו {number} על סך {total}, בתוקף עד {due}. נשמח לתשובתכם.',
  other: 'מצורף: {title} {number}.',
  statementSubject: 'דף חשבון מאת {business}',
  statement: 'מצורף דף החשבון שלכם.',
  reminders: [
    {
      subject: 'תזכורת: חשבונית {number}',
      text: 'מועד התשלום של חשבונית {number} חל ב-{due}, ונותרו לתשלום {balance}. ייתכן שהדבר נשמט: נודה אם תטפלו בכך בימים הקרובים. אם כבר שילמתם, אנא התעלמו מהודעה זו.',
    },
    {
      subject: 'תזכורת שנייה: חשבונית {number}',
      text: 'כבר פנינו אליכם בעניין חשבונית {number}, שמועד תשלומה חל ב-{due}. נותרו לתשלום {balance}. נא לשלם בתוך שבעה ימים, או להודיע לנו אם משהו אינו כשורה.',
    },
    {
      subject: 'תזכורת אחרונה: חשבונית {number}',
      text: 'למרות שתי תזכורות טרם שולמו {balance} מחשבונית {number}, שמועד תשלומה חל ב-{due}. נא לשלם בתוך שבעה ימים. אם לא נשמע מכם עד אז, ניאלץ לנקוט צעדים נוספים.',
    },
  ],
  viewOnline: 'לצפייה באינטרנט',
  regards: 'בברכה',
}
