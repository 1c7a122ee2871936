/** The product's own colour, for businesses without one. */
export const ACCENT = '#3451b2'
/** Secondary text. */
export const MUTED = '#5b6475'
const INK = '#1b2130'
export const RULE = '#d9dde5'

type Channels = readonly [number, number, number]

function channels(color: string): Channels {
  const part = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** A colour mixed into white; `share` of 1 is the colour itself. */
export function tint(color: string, share: number): string {
  return `#${channels(color)
    .map((channel) => Math.round(255 - (255 - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

/** WCAG 2.2 relative luminance, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** White or ink: the readable one on a colour. */
export function inkOn(color: string): string {
  return luminance(color) > 0.36 ? INK : '#ffffff'
}

/** A colour as text on white: itself, or ink if it is too light to read (contrast below 3 to 1). */
export function asText(color: string): string {
  return 1.05 / (luminance(color) + 0.05) < 3 ? INK : color
}
