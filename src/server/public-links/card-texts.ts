/** The messages about paying by card on public pages; `{amount}` and `{currency}` are filled in. */
interface CardTexts {
  readonly payAmount: string
  /** With a test key of the seller. */
  readonly test: string
  /** For a currency or an amount that cards are not charged with. */
  readonly notPossible: string
  readonly underWay: string
  /** For an amount that is not open any more. */
  readonly changed: string
  readonly tooSmall: string
  readonly tooLarge: string
  readonly unavailable: string
  readonly confirming: string
  readonly confirmLater: string
  readonly notPaid: string
  /** Instead of that it has been paid, of an amount that went back. */
  readonly returned: string
  readonly goOn: string
  readonly toInvoice: string
  readonly going: string
  readonly over: string
}

const ENGLISH: CardTexts = {
  payAmount: 'Pay {amount} by card',
  test: 'This is a test: no money is charged.',
  notPossible: 'This amount in {currency} cannot be paid by card. Please pay in another way.',
  underWay: 'A payment of this invoice is being confirmed. Please look again in a few minutes.',
  changed: 'The amount due has changed since you opened this page. Please check it again before you pay.',
  tooSmall: 'This amount is too small for a card. Please pay in another way.',
  tooLarge: 'This amount is too large for a card. Please pay in another way.',
  unavailable:
    'Paying by card is not possible at the moment. Nothing was charged. Please try again later, or pay in another way.',
  confirming: 'Thank you. Your payment is being confirmed. This page updates by itself.',
  confirmLater: 'The confirmation takes longer than usual. Please do not pay again: it comes by itself.',
  notPaid: 'This invoice has not been paid yet.',
  goOn: 'Go to the payment page',
  returned: '{amount} was returned to you.',
  toInvoice: 'Open the invoice',
  going: 'You are taken to the payment page of Stripe.',
  over: 'This payment page has expired. Open the invoice again to pay it.',
}

const LANGUAGES: Readonly<Record<string, CardTexts>> = {
  en: ENGLISH,
  de: {
    payAmount: '{amount} mit Karte zahlen',
    test: 'Dies ist ein Test: Es wird kein Geld abgebucht.',
    notPossible: 'Diesen Betrag in {currency} kann man nicht mit Karte zahlen. Bitte zahlen Sie auf anderem Weg.',
    underWay:
      'Eine Zahlung dieser Rechnung wird gerade bestätigt. Bitte sehen Sie in einigen Minuten noch einmal nach.',
    changed:
      'Der offene Betrag hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte sehen Sie ihn noch einmal an, bevor Sie zahlen.',
    tooSmall: 'Dieser Betrag ist zu klein für eine Kartenzahlung. Bitte zahlen Sie auf anderem Weg.',
    tooLarge: 'Dieser Betrag ist zu groß für eine Kartenzahlung. Bitte zahlen Sie auf anderem Weg.',
    unavailable:
      'Die Zahlung mit Karte ist im Moment nicht möglich. Es wurde nichts abgebucht. Bitte versuchen Sie es später noch einmal oder zahlen Sie auf anderem Weg.',
    confirming: 'Vielen Dank. Ihre Zahlung wird bestätigt. Diese Seite aktualisiert sich von selbst.',
    confirmLater: 'Die Bestätigung dauert länger als sonst. Bitte zahlen Sie nicht noch einmal: Sie kommt von selbst.',
    notPaid: 'Diese Rechnung ist noch nicht bezahlt.',
    goOn: 'Zur Zahlungsseite',
    returned: '{amount} wurden Ihnen zurückgezahlt.',
    toInvoice: 'Rechnung öffnen',
    going: 'Sie werden zur Zahlungsseite von Stripe geleitet.',
    over: 'Diese Zahlungsseite ist abgelaufen. Öffnen Sie die Rechnung noch einmal, um sie zu bezahlen.',
  },
  fr: {
    payAmount: 'Payer {amount} par carte',
    test: 'Ceci est un test\u00a0: aucun argent n’est débité.',
    notPossible: 'Ce montant en {currency} ne peut pas être payé par carte. Merci de payer autrement.',
    underWay:
      'Un paiement de cette facture est en cours de confirmation. Merci de regarder à nouveau dans quelques minutes.',
    changed: 'Le montant dû a changé depuis que vous avez ouvert cette page. Merci de le vérifier avant de payer.',
    tooSmall: 'Ce montant est trop petit pour une carte. Merci de payer autrement.',
    tooLarge: 'Ce montant est trop grand pour une carte. Merci de payer autrement.',
    unavailable:
      'Le paiement par carte n’est pas possible pour le moment. Rien n’a été débité. Merci de réessayer plus tard ou de payer autrement.',
    confirming: 'Merci. Votre paiement est en cours de confirmation. Cette page se met à jour toute seule.',
    confirmLater:
      'La confirmation prend plus de temps que d’habitude. Merci de ne pas payer à nouveau\u00a0: elle arrivera toute seule.',
    notPaid: 'Cette facture n’est pas encore réglée.',
    goOn: 'Aller à la page de paiement',
    returned: '{amount} vous ont été remboursés.',
    toInvoice: 'Ouvrir la facture',
    going: 'Redirection vers la page de paiement de Stripe.',
    over: 'Cette page de paiement a expiré. Ouvrez à nouveau la facture pour la payer.',
  },
  es: {
    payAmount: 'Pagar {amount} con tarjeta',
    test: 'Esto es una prueba: no se cobra dinero.',
    notPossible: 'Este importe en {currency} no se puede pagar con tarjeta. Pague de otra forma.',
    underWay: 'Se está confirmando un pago de esta factura. Vuelva a mirar dentro de unos minutos.',
    changed: 'El importe pendiente ha cambiado desde que abrió esta página. Revíselo de nuevo antes de pagar.',
    tooSmall: 'Este importe es demasiado pequeño para una tarjeta. Pague de otra forma.',
    tooLarge: 'Este importe es demasiado grande para una tarjeta. Pague de otra forma.',
    unavailable:
      'Ahora no es posible pagar con tarjeta. No se ha cobrado nada. Inténtelo más tarde o pague de otra forma.',
    confirming: 'Gracias. Se está confirmando su pago. Esta página se actualiza sola.',
    confirmLater: 'La confirmación tarda más de lo habitual. No pague otra vez: llegará sola.',
    notPaid: 'Esta factura aún no está pagada.',
    goOn: 'Ir a la página de pago',
    returned: 'Se le han devuelto {amount}.',
    toInvoice: 'Abrir la factura',
    going: 'Le llevamos a la página de pago de Stripe.',
    over: 'Esta página de pago ha caducado. Abra de nuevo la factura para pagarla.',
  },
  it: {
    payAmount: 'Paga {amount} con carta',
    test: 'Questa è una prova: non viene addebitato denaro.',
    notPossible: 'Questo importo in {currency} non si può pagare con carta. La preghiamo di pagare in altro modo.',
    underWay: 'Un pagamento di questa fattura è in corso di conferma. Riprovi tra qualche minuto.',
    changed: 'L’importo dovuto è cambiato da quando ha aperto questa pagina. Lo riveda prima di pagare.',
    tooSmall: 'Questo importo è troppo piccolo per una carta. La preghiamo di pagare in altro modo.',
    tooLarge: 'Questo importo è troppo grande per una carta. La preghiamo di pagare in altro modo.',
    unavailable:
      'Il pagamento con carta non è possibile al momento. Nulla è stato addebitato. Riprovi più tardi o paghi in altro modo.',
    confirming: 'Grazie. Il suo pagamento è in corso di conferma. Questa pagina si aggiorna da sola.',
    confirmLater: 'La conferma richiede più tempo del solito. Non paghi di nuovo: arriverà da sola.',
    notPaid: 'Questa fattura non è ancora stata pagata.',
    goOn: 'Vai alla pagina di pagamento',
    returned: 'Le sono stati restituiti {amount}.',
    toInvoice: 'Apri la fattura',
    going: 'Viene portato alla pagina di pagamento di Stripe.',
    over: 'Questa pagina di pagamento è terminata. Apra di nuovo la fattura per pagarla.',
  },
  pt: {
    payAmount: 'Pagar {amount} com cartão',
    test: 'Isto é um teste: não é cobrado dinheiro.',
    notPossible: 'Este montante em {currency} não pode ser pago com cartão. Pague de outra forma.',
    underWay: 'Um pagamento desta fatura está a ser confirmado. Veja de novo dentro de alguns minutos.',
    changed: 'O valor em aberto mudou desde que abriu esta página. Veja-o de novo antes de pagar.',
    tooSmall: 'Este montante é demasiado pequeno para um cartão. Pague de outra forma.',
    tooLarge: 'Este montante é demasiado grande para um cartão. Pague de outra forma.',
    unavailable:
      'De momento não é possível pagar com cartão. Nada foi cobrado. Tente mais tarde ou pague de outra forma.',
    confirming: 'Obrigado. O seu pagamento está a ser confirmado. Esta página atualiza-se sozinha.',
    confirmLater: 'A confirmação demora mais do que o habitual. Não pague outra vez: chegará sozinha.',
    notPaid: 'Esta fatura ainda não está paga.',
    goOn: 'Ir para a página de pagamento',
    returned: 'Foram-lhe devolvidos {amount}.',
    toInvoice: 'Abrir a fatura',
    going: 'Está a ser levado para a página de pagamento da Stripe.',
    over: 'Esta página de pagamento terminou. Abra de novo a fatura para a pagar.',
  },
  nl: {
    payAmount: '{amount} met kaart betalen',
    test: 'Dit is een test: er wordt geen geld afgeschreven.',
    notPossible: 'Dit bedrag in {currency} kan niet met een kaart worden betaald. Betaal op een andere manier.',
    underWay: 'Een betaling van deze factuur wordt bevestigd. Kijk over enkele minuten nog eens.',
    changed: 'Het openstaande bedrag is gewijzigd sinds u deze pagina opende. Bekijk het nog eens voordat u betaalt.',
    tooSmall: 'Dit bedrag is te klein voor een kaart. Betaal op een andere manier.',
    tooLarge: 'Dit bedrag is te groot voor een kaart. Betaal op een andere manier.',
    unavailable:
      'Betalen met een kaart is nu niet mogelijk. Er is niets afgeschreven. Probeer het later nog eens of betaal op een andere manier.',
    confirming: 'Bedankt. Uw betaling wordt bevestigd. Deze pagina volgt vanzelf.',
    confirmLater: 'De bevestiging duurt langer dan anders. Betaal niet nog eens: ze komt vanzelf.',
    notPaid: 'Deze factuur is nog niet betaald.',
    goOn: 'Naar de betaalpagina',
    returned: '{amount} is aan u terugbetaald.',
    toInvoice: 'Factuur openen',
    going: 'U wordt naar de betaalpagina van Stripe gebracht.',
    over: 'Deze betaalpagina is beëindigd. Open de factuur opnieuw om haar te betalen.',
  },
  pl: {
    payAmount: 'Zapłać {amount} kartą',
    test: 'To jest test: pieniądze nie są pobierane.',
    notPossible: 'Tej kwoty w {currency} nie można zapłacić kartą. Prosimy zapłacić w inny sposób.',
    underWay: 'Płatność za tę fakturę jest potwierdzana. Prosimy sprawdzić ponownie za kilka minut.',
    changed: 'Kwota do zapłaty zmieniła się od otwarcia tej strony. Prosimy sprawdzić ją przed zapłatą.',
    tooSmall: 'Ta kwota jest za mała na płatność kartą. Prosimy zapłacić w inny sposób.',
    tooLarge: 'Ta kwota jest za duża na płatność kartą. Prosimy zapłacić w inny sposób.',
    unavailable:
      'Płatność kartą nie jest teraz możliwa. Niczego nie pobrano. Prosimy spróbować później lub zapłacić w inny sposób.',
    confirming: 'Dziękujemy. Płatność jest potwierdzana. Ta strona odświeża się sama.',
    confirmLater: 'Potwierdzenie trwa dłużej niż zwykle. Prosimy nie płacić ponownie: nadejdzie samo.',
    notPaid: 'Ta faktura nie została jeszcze zapłacona.',
    goOn: 'Przejdź do strony płatności',
    returned: 'Zwrócono Państwu {amount}.',
    toInvoice: 'Otwórz fakturę',
    going: 'Następuje przejście do strony płatności Stripe.',
    over: 'Ta strona płatności wygasła. Prosimy otworzyć fakturę ponownie, aby ją zapłacić.',
  },
  ar: {
    payAmount: 'ادفع {amount} بالبطاقة',
    test: 'هذا اختبار: لا تُخصم أي أموال.',
    notPossible: 'لا يمكن دفع هذا المبلغ بعملة {currency} بالبطاقة. يرجى الدفع بطريقة أخرى.',
    underWay: 'يجري تأكيد دفعة لهذه الفاتورة. يرجى المراجعة مرة أخرى بعد بضع دقائق.',
    changed: 'تغيّر المبلغ المستحق منذ أن فتحتم هذه الصفحة. يرجى مراجعته قبل الدفع.',
    tooSmall: 'هذا المبلغ صغير جدًا للدفع بالبطاقة. يرجى الدفع بطريقة أخرى.',
    tooLarge: 'هذا المبلغ كبير جدًا للدفع بالبطاقة. يرجى الدفع بطريقة أخرى.',
    unavailable: 'الدفع بالبطاقة غير ممكن حاليًا. لم يُخصم أي شيء. يرجى المحاولة لاحقًا أو الدفع بطريقة أخرى.',
    confirming: 'شكرًا لكم. يجري تأكيد دفعتكم. تتحدث هذه الصفحة تلقائيًا.',
    confirmLater: 'يستغرق التأكيد وقتًا أطول من المعتاد. يرجى عدم الدفع مرة أخرى: سيصل تلقائيًا.',
    notPaid: 'لم تُدفع هذه الفاتورة بعد.',
    goOn: 'الانتقال إلى صفحة الدفع',
    returned: 'أعيد إليكم {amount}.',
    toInvoice: 'فتح الفاتورة',
    going: 'يجري نقلكم إلى صفحة الدفع في Stripe.',
    over: 'انتهت صفحة الدفع هذه. افتحوا الفاتورة مرة أخرى لدفعها.',
  },
  he: {
    payAmount: 'תשלום {amount} בכרטיס',
    test: 'זוהי בדיקה: לא נגבה כסף.',
    notPossible: 'לא ניתן לשלם סכום זה ב-{currency} בכרטיס. נא לשלם בדרך אחרת.',
    underWay: 'תשלום של חשבונית זו נמצא באישור. נא לבדוק שוב בעוד כמה דקות.',
    changed: 'הסכום לתשלום השתנה מאז שפתחתם את הדף. נא לעיין בו שוב לפני התשלום.',
    tooSmall: 'סכום זה קטן מדי לתשלום בכרטיס. נא לשלם בדרך אחרת.',
    tooLarge: 'סכום זה גדול מדי לתשלום בכרטיס. נא לשלם בדרך אחרת.',
    unavailable: 'תשלום בכרטיס אינו אפשרי כרגע. דבר לא נגבה. נא לנסות מאוחר יותר או לשלם בדרך אחרת.',
    confirming: 'תודה. התשלום שלכם נמצא באישור. הדף מתעדכן מעצמו.',
    confirmLater: 'האישור נמשך יותר מהרגיל. נא לא לשלם שוב: הוא יגיע מעצמו.',
    notPaid: 'חשבונית זו טרם שולמה.',
    goOn: 'מעבר לדף התשלום',
    returned: 'הוחזרו לכם {amount}.',
    toInvoice: 'פתיחת החשבונית',
    going: 'אתם מועברים לדף התשלום של Stripe.',
    over: 'דף תשלום זה הסתיים. פתחו שוב את החשבונית כדי לשלם.',
  },
  zh: {
    payAmount: '用银行卡支付 {amount}',
    test: '这是测试：不会扣款。',
    notPossible: '无法用银行卡支付这笔 {currency} 金额。请用其他方式付款。',
    underWay: '此发票的一笔付款正在确认中。请几分钟后再查看。',
    changed: '自您打开此页面后，待付金额已变更。请在付款前再查看一遍。',
    tooSmall: '金额太小，无法用银行卡支付。请用其他方式付款。',
    tooLarge: '金额太大，无法用银行卡支付。请用其他方式付款。',
    unavailable: '目前无法用银行卡付款。没有扣款。请稍后再试，或用其他方式付款。',
    confirming: '谢谢。您的付款正在确认中。此页面会自动更新。',
    confirmLater: '确认所需时间比平时长。请勿再次付款：确认会自动到达。',
    notPaid: '此发票尚未付款。',
    goOn: '前往付款页面',
    returned: '已向您退还 {amount}。',
    toInvoice: '打开发票',
    going: '正在带您前往 Stripe 的付款页面。',
    over: '此付款页面已结束。请重新打开发票付款。',
  },
}

/** The messages for a language tag; English for an unknown language. */
export function cardTexts(tag: string): CardTexts {
  return LANGUAGES[tag.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH
}
