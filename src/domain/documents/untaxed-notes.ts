import { type PaperLanguage, paperLanguageOf } from './paper-language.ts'
import type { TaxCategory } from './totals.ts'

/** Why lines of a category bear no tax, in the words of the statutes where they fix them (Directive 2006/112/EC, article 226). */
const NOTES: Readonly<Record<PaperLanguage, Readonly<Partial<Record<TaxCategory, string>>>>> = {
  en: {
    E: 'Exempt from VAT.',
    AE: 'Reverse charge: the recipient is liable for the VAT.',
    K: 'VAT-exempt intra-Community supply.',
    G: 'VAT-exempt export.',
    O: 'Not subject to VAT.',
  },
  de: {
    E: 'Umsatzsteuerfrei.',
    AE: 'Steuerschuldnerschaft des Leistungsempfängers.',
    K: 'Steuerfreie innergemeinschaftliche Lieferung.',
    G: 'Steuerfreie Ausfuhrlieferung.',
    O: 'Nicht steuerbar.',
  },
  fr: {
    E: 'Exonéré de TVA.',
    AE: 'Autoliquidation de la TVA par le preneur.',
    K: 'Livraison intracommunautaire exonérée de TVA.',
    G: 'Exportation exonérée de TVA.',
    O: 'Hors champ de la TVA.',
  },
  es: {
    E: 'Exento de IVA.',
    AE: 'Inversión del sujeto pasivo.',
    K: 'Entrega intracomunitaria exenta de IVA.',
    G: 'Exportación exenta de IVA.',
    O: 'No sujeto a IVA.',
  },
  it: {
    E: 'Esente IVA.',
    AE: 'Inversione contabile (reverse charge).',
    K: 'Cessione intracomunitaria non imponibile IVA.',
    G: 'Esportazione non imponibile IVA.',
    O: 'Fuori campo IVA.',
  },
  pt: {
    E: 'Isento de IVA.',
    AE: 'IVA – autoliquidação.',
    K: 'Transmissão intracomunitária isenta de IVA.',
    G: 'Exportação isenta de IVA.',
    O: 'Não sujeito a IVA.',
  },
  nl: {
    E: 'Vrijgesteld van btw.',
    AE: 'Btw verlegd.',
    K: 'Vrijgestelde intracommunautaire levering.',
    G: 'Uitvoer, vrijgesteld van btw.',
    O: 'Niet aan btw onderworpen.',
  },
  pl: {
    E: 'Zwolnione z VAT.',
    AE: 'Odwrotne obciążenie.',
    K: 'Wewnątrzwspólnotowa dostawa towarów, VAT 0%.',
    G: 'Eksport towarów, VAT 0%.',
    O: 'Nie podlega VAT.',
  },
  ar: {
    E: 'معفى من ضريبة القيمة المضافة.',
    AE: 'احتساب عكسي: الضريبة على المستلم.',
    K: 'توريد داخل الاتحاد الأوروبي معفى من الضريبة.',
    G: 'تصدير معفى من الضريبة.',
    O: 'غير خاضع للضريبة.',
  },
  he: {
    E: 'פטור ממע״מ.',
    AE: 'חיוב הפוך: המס חל על המקבל.',
    K: 'אספקה פטורה ממע״מ בתוך האיחוד האירופי.',
    G: 'יצוא פטור ממע״מ.',
    O: 'לא חייב במע״מ.',
  },
  zh: {
    E: '免征增值税。',
    AE: '反向征收：由接收方缴纳增值税。',
    K: '欧盟内部供货，免征增值税。',
    G: '出口货物，免征增值税。',
    O: '不征增值税。',
  },
}

/** The usual note on lines without tax, in the language of a tag; empty for S and Z. PDF and e-invoice say the same (DOC-16). */
export function untaxedNote(category: TaxCategory, language: string): string {
  return NOTES[paperLanguageOf(language) ?? 'en'][category] ?? ''
}
