import type { MailWords } from './mail-words.ts'

export const ARABIC: MailWords = {
  hello: 'مرحبًا {name}،',
  helloAll: 'مرحبًا،',
  subject: '{title} {number} من {business}',
  invoice: 'نرسل إليكم الفاتورة {number} بمبلغ {total}، وتاريخ استحقاقها {due}. شكرًا لتعاملكم معنا.',
  quote: 'نرسل إليكم عرض السعر {number} بمبلغ {total}، وهو صالح حتى {due}. نتطلع إلى ردكم.',
  other: 'نرسل إليكم: {title} {number}.',
  statementSubject: 'كشف حساب من {business}',
  statement: 'نرسل إليكم كشف حسابكم.',
  reminders: [
    {
      subject: 'تذكير: الفاتورة {number}',
      text: 'استحقت فاتورتنا {number} في {due}، ولا يزال مبلغ {balance} غير مسدد. ربما سقطت سهوًا: هل يمكنكم تسديدها في الأيام القادمة؟ إذا كنتم قد سددتم بالفعل فيرجى تجاهل هذه الرسالة.',
    },
    {
      subject: 'تذكير ثانٍ: الفاتورة {number}',
      text: 'سبق أن كتبنا إليكم بشأن الفاتورة {number} المستحقة في {due}. لا يزال مبلغ {balance} غير مسدد. يرجى التسديد خلال سبعة أيام، أو إخبارنا إن كان هناك خطأ ما.',
    },
    {
      subject: 'تذكير أخير: الفاتورة {number}',
      text: 'رغم تذكيرين سابقين لم يُسدد مبلغ {balance} من الفاتورة {number} المستحقة في {due}. يرجى التسديد خلال سبعة أيام. إن لم يصلنا رد منكم حتى ذلك الحين فسنضطر إلى اتخاذ خطوات أخرى.',
    },
  ],
  viewOnline: 'عرض عبر الإنترنت',
  regards: 'مع أطيب التحيات',
}

export const HEBREW: MailWords = {
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

export const CHINESE: MailWords = {
  hello: '{name}，您好：',
  helloAll: '您好：',
  subject: '{business} 的{title} {number}',
  invoice: '现奉上发票 {number}，金额 {total}，付款截止日期为 {due}。感谢您的惠顾。',
  quote: '现奉上我们的报价单 {number}，金额 {total}，有效期至 {due}。期待您的答复。',
  other: '现奉上：{title} {number}。',
  statementSubject: '{business} 的对账单',
  statement: '现奉上您的对账单。',
  reminders: [
    {
      subject: '付款提醒：发票 {number}',
      text: '我们的发票 {number} 已于 {due} 到期，尚有 {balance} 未付。也许是一时疏忽，请您在近日内处理。如果您已付款，请忽略此邮件。',
    },
    {
      subject: '第二次付款提醒：发票 {number}',
      text: '关于 {due} 到期的发票 {number}，我们此前已致函给您。目前尚有 {balance} 未付。请在七天内付款；如有不妥之处，请告知我们。',
    },
    {
      subject: '最后一次付款提醒：发票 {number}',
      text: '尽管已两次提醒，{due} 到期的发票 {number} 仍有 {balance} 未付。请在七天内付款。届时如仍未收到您的答复，我们将不得不采取进一步措施。',
    },
  ],
  viewOnline: '在线查看',
  regards: '此致敬礼',
}
