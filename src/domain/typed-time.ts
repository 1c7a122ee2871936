/** What may stand beside the numbers, and the half of the day that it says. */
const WORDS: ReadonlyMap<string, 'a' | 'p' | undefined> = new Map([
  ['', undefined],
  ['h', undefined],
  ['uhr', undefined],
  ['a', 'a'],
  ['am', 'a'],
  ['p', 'p'],
  ['pm', 'p'],
])

/** A time of day that was typed, as HH:MM: `9`, `9.30`, `9:30 pm`, `14h30`, `0930`. Undefined for what is none. */
export function readTypedTime(text: string): string | undefined {
  const typed = text.normalize('NFKC').toLowerCase()
  const word = typed.replace(/[\d\s.:]/g, '')
  const [hours = '', minutes = '00', ...more] = partsOf(typed.match(/\d+/g) ?? [])
  if (!WORDS.has(word) || hours === '' || hours.length > 2 || minutes.length !== 2 || more.length > 0) return undefined
  const hour = hourOf(Number(hours), WORDS.get(word))
  if (hour === undefined || Number(minutes) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Hours and minutes without anything between are told apart by their length: `0930`. */
function partsOf([first = '', ...others]: readonly string[]): readonly string[] {
  if (others.length > 0 || first.length < 3) return [first, ...others]
  return [first.slice(0, -2), first.slice(-2)]
}

/** The hour of 24; of twelve hours the half of the day is known. */
function hourOf(hour: number, half: 'a' | 'p' | undefined): number | undefined {
  if (half === undefined) return hour > 23 ? undefined : hour
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'p' ? 12 : 0)
}
