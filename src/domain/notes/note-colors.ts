/** The paper of a sticky note and the ink that is read on it, as CSS colours; the same in both themes, as paper is. */
export interface NotePaper {
  readonly paper: string
  readonly ink: string
}

const DARK = '#1f2430'
const WHITE = '#ffffff'

/** The colours of sticky notes (NOTE-03): eight pastel ones of the old style, ten strong ones of the new style. */
export const NOTE_PAPERS = {
  'pastel-yellow': { paper: '#fff3a3', ink: DARK },
  'pastel-orange': { paper: '#ffdcb3', ink: DARK },
  'pastel-pink': { paper: '#fccfe0', ink: DARK },
  'pastel-purple': { paper: '#e4d4fb', ink: DARK },
  'pastel-blue': { paper: '#cfe3fd', ink: DARK },
  'pastel-teal': { paper: '#c3efe9', ink: DARK },
  'pastel-green': { paper: '#d0f0c8', ink: DARK },
  'pastel-grey': { paper: '#e6e8ec', ink: DARK },
  'strong-red': { paper: '#b91c1c', ink: WHITE },
  'strong-orange': { paper: '#b8430c', ink: WHITE },
  'strong-yellow': { paper: '#facc15', ink: DARK },
  'strong-green': { paper: '#15803d', ink: WHITE },
  'strong-teal': { paper: '#0f766e', ink: WHITE },
  'strong-cyan': { paper: '#22d3ee', ink: DARK },
  'strong-blue': { paper: '#1d4ed8', ink: WHITE },
  'strong-purple': { paper: '#7e22ce', ink: WHITE },
  'strong-pink': { paper: '#be185d', ink: WHITE },
  'strong-grey': { paper: '#374151', ink: WHITE },
} as const satisfies Readonly<Record<string, NotePaper>>

/** The name of a colour of sticky notes. */
export type NoteColor = keyof typeof NOTE_PAPERS

/** The names of the colours in the order of display, the pastel ones first. */
export const NOTE_COLORS = Object.keys(NOTE_PAPERS) as readonly NoteColor[]

/** The colour of a new note. */
export const NEW_NOTE_COLOR: NoteColor = 'pastel-yellow'

/** The colour whose paper is nearest to `#rgb` or `#rrggbb`; that of a new note where the text is neither nor a name. */
export function noteColorOf(text: string): NoteColor {
  const named = NOTE_COLORS.find((name) => name === text)
  const wanted = channelsOf(text)
  if (named !== undefined || wanted === undefined) return named ?? NEW_NOTE_COLOR
  return NOTE_COLORS.reduce((best, name) => (distance(name, wanted) < distance(best, wanted) ? name : best))
}

type Channels = readonly [number, number, number]

function channelsOf(text: string): Channels | undefined {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[0].slice(1)
  if (hex === undefined) return undefined
  const channel = (place: number): number => {
    const digits = hex.length === 3 ? hex.charAt(place).repeat(2) : hex.slice(2 * place, 2 * place + 2)
    return Number.parseInt(digits, 16)
  }
  return [channel(0), channel(1), channel(2)]
}

function distance(name: NoteColor, [red, green, blue]: Channels): number {
  const [r, g, b] = channelsOf(NOTE_PAPERS[name].paper) ?? [0, 0, 0]
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
}
