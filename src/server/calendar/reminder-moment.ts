import type { Language } from '#contract/languages.ts'

/** Who reads when something takes place. */
interface Reader {
  readonly language: Language
  /** Of numbers and dates; empty where none was chosen. */
  readonly locale: string
}

/** The forms of a language without a region of its own. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' }

/** When something takes place, as the region of the reader writes it (SHELL-10): a day, or a day and time with the name of the zone. */
export function reminderMoment(start: number, reader: Reader, timeZone: string, allDay: boolean): string {
  const form = allDay
    ? ({ dateStyle: 'full' } as const)
    : ({
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
      } as const)
  return new Intl.DateTimeFormat(formsOf(reader), { ...form, timeZone, calendar: 'gregory' }).format(start)
}

/** Words stay in the language of the mail: forms of another language count for nothing. */
function formsOf({ language, locale }: Reader): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale === '' ? [] : locale)
  return known !== undefined && new Intl.Locale(known).language === language ? known : USUAL[language]
}
