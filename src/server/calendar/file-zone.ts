import ICAL from 'ical.js'
import { isTimeZone } from '#domain/calendar-day.ts'

/** Names of Windows, which Outlook writes, by their CLDR zone of the world; those of the countries that the product speaks to first. */
const WINDOWS: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kyiv',
  'GTB Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Kolkata',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Atlantic Standard Time': 'America/Halifax',
  'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
  'SA Pacific Standard Time': 'America/Bogota',
  'Pacific SA Standard Time': 'America/Santiago',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  UTC: 'UTC',
}

/** A zone of a file, by the name that it has there. */
export interface FileZone {
  /** The time zone that is meant; undefined for an unknown name. */
  readonly timeZone: string | undefined
  /** What the file says of it; undefined where it says nothing. */
  readonly definition: ICAL.Timezone | undefined
}

/** Answers what a file means by the name of a time zone. */
export function zonesOf(parts: readonly (readonly string[])[]): (name: string) => FileZone {
  const definitions = new Map<string, { readonly zone: ICAL.Timezone; readonly location: string }>()
  for (const lines of parts) {
    try {
      const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[])
      const tzid = String(component.getFirstPropertyValue('tzid') ?? '')
      const location = String(component.getFirstPropertyValue('x-lic-location') ?? '')
      definitions.set(tzid, { zone: new ICAL.Timezone({ component, tzid }), location })
    } catch {
      // A definition that cannot be read says nothing; its name may still be known.
    }
  }
  return (name) => {
    const definition = definitions.get(name)
    const names = [name, WINDOWS[name] ?? '', definition?.location ?? '', lastParts(name, 3), lastParts(name, 2)]
    return { timeZone: names.find((each) => each !== '' && isTimeZone(each)), definition: definition?.zone }
  }
}

/** `Europe/Berlin` of `/freeassociation.sourceforge.net/Europe/Berlin`. */
function lastParts(name: string, count: number): string {
  return name.includes('/') ? name.split('/').slice(-count).join('/') : ''
}
