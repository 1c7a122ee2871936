import type { MailMessages } from './mail-texts.ts'

export const zh: MailMessages = {
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
