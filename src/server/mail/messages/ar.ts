import type { MailMessages } from './mail-texts.ts'

export const ar: MailMessages = {
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
