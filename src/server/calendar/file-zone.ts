import { isTimeZone } from '#domain/calendar-day.ts'
import { momentAtWall } from '#domain/calendar/wall-time.ts'
import type { Part } from './part.ts'
import { type OffsetAtWall, zoneDefinition } from './zone-definition.ts'

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
  readonly offsetAt: OffsetAtWall | undefined
}

/** The most names of time zones that are remembered. */
const MOST_NAMES = 500

/** Answers what a file means by the name of a time zone; a definition is read when its name says nothing. */
export function zonesOf(parts: readonly Part[]): (name: string) => FileZone {
  const definitions = new Map(parts.map((part) => [textOf(part, 'TZID'), part]))
  const known = new Map<string, FileZone>()
  return (name) => {
    const found = known.get(name) ?? zoneOf(name, definitions.get(name))
    if (known.size >= MOST_NAMES) known.clear()
    known.set(name, found)
    return found
  }
}

function zoneOf(name: string, part: Part | undefined): FileZone {
  const location = part ? textOf(part, 'X-LIC-LOCATION') : ''
  const names = [name, WINDOWS[name] ?? '', location, lastParts(name, 3), lastParts(name, 2)]
  const timeZone = names.find((each) => each !== '' && isTimeZone(each))
  const isRead = timeZone === undefined && part?.trouble === ''
  return { timeZone, offsetAt: isRead ? zoneDefinition(part.lines) : undefined }
}

/** A text of a time zone, as it is written; empty where it has none. */
function textOf({ lines }: Part, name: string): string {
  const line = lines.find((each) => each.toUpperCase().startsWith(name)) ?? ''
  return line.slice(line.indexOf(':') + 1).trim()
}

/** `Europe/Berlin` of `/freeassociation.sourceforge.net/Europe/Berlin`. */
function lastParts(name: string, count: number): string {
  return name.includes('/') ? name.split('/').slice(-count).join('/') : ''
}

/**
 * Answers the time zone whose clocks agree in the year of a local time with what a file says, the wanted one before all others; undefined
 * where none does.
 */
export function likeZones(wanted: string): (zone: OffsetAtWall, wall: number) => string | undefined {
  const candidates = [wanted, ...Object.values(WINDOWS)]
  const known = new Map<OffsetAtWall, Map<number, string | undefined>>()
  return (offsetAt, wall) => {
    const year = new Date(wall).getUTCFullYear()
    const years = known.get(offsetAt) ?? new Map<number, string | undefined>()
    known.set(offsetAt, years)
    if (!years.has(year)) years.set(year, likeIn(year, offsetAt, candidates))
    const found = years.get(year)
    return found !== undefined && isAlike(found, offsetAt, wall) ? found : undefined
  }
}

/** One moment of each month, and of the first of the next year. */
function likeIn(year: number, offsetAt: OffsetAtWall, candidates: readonly string[]): string | undefined {
  const walls = Array.from({ length: 13 }, (_, month) => Date.UTC(year, month, 15, 12))
  return candidates.find((each) => walls.every((wall) => isAlike(each, offsetAt, wall)))
}

function isAlike(timeZone: string, offsetAt: OffsetAtWall, wall: number): boolean {
  return wall - momentAtWall(wall, timeZone) === offsetAt(wall)
}
