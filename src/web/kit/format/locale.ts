let chosen: string | undefined
let zone: string | undefined
let language = 'en'

const resets: (() => void)[] = []

/** The locale of numbers and dates: the one that was set, else the browser's own. */
export function formatLocale(): string | undefined {
  return chosen
}

/** The locale in force: the browser's own where none was set. */
export function localeInForce(): string {
  return chosen ?? Intl.NumberFormat().resolvedOptions().locale
}

/** Sets the locale of all further formatting; undefined goes back to the browser's own. */
export function setFormatLocale(locale: string | undefined): void {
  chosen = locale
  for (const reset of resets) reset()
}

/** The time zone in which moments are told, such as `Europe/Berlin`: the one that was set, else that of the device. */
export function formatTimeZone(): string | undefined {
  return zone
}

/** Sets the time zone of all further formatting; undefined goes back to that of the device. */
export function setFormatTimeZone(timeZone: string | undefined): void {
  zone = timeZone
  for (const reset of resets) reset()
}

/** The language of the messages in force, whatever numbers and dates look like: plurals and names of countries go by it. */
export function messageLanguage(): string {
  return language
}

/** Says which language the messages are in, once they were put in place (`putMessages`). */
export function setMessageLanguage(code: string): void {
  language = code
  for (const reset of resets) reset()
}

/** The locale of words among formatted values, such as months and "ago": the language of the messages, in the order of the region. */
export function wordLocale(locale: string | undefined): string {
  const device = new Intl.Locale(locale ?? Intl.NumberFormat().resolvedOptions().locale)
  const { region } = device.maximize()
  if (device.language === language) return device.baseName
  return region === undefined ? language : `${language}-${region}`
}

/** Makes formatters once per key and locale: constructing one costs about a hundred times more than using it. */
export function cachedFormatter<T>(make: (locale: string | undefined, key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  resets.push(() => made.clear())
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const formatter = make(chosen, key)
    made.set(key, formatter)
    return formatter
  }
}
