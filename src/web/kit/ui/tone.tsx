/** What a number or state means; colour never says it alone, a shape and a word go with it. */
export type Tone = 'ok' | 'warn' | 'bad' | 'neutral'

const SHAPES: Readonly<Record<Tone, string>> = {
  ok: 'M4 0a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  warn: 'M4 .4 8 7.6H0Z',
  bad: 'M.6 .6h6.8v6.8H.6Z',
  neutral: 'M0 3h8v2H0Z',
}

/** The shape of a tone: circle, triangle, square, dash. It takes the colour of the text. */
export function ToneShape({ tone }: { readonly tone: Tone }) {
  return (
    <svg viewBox="0 0 8 8" className="size-2 shrink-0" aria-hidden="true">
      <path d={SHAPES[tone]} fill="currentColor" />
    </svg>
  )
}

/** Text and surface of a tone. */
export const toneSurface: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-surface text-ok',
  warn: 'bg-warn-surface text-warn',
  bad: 'bg-bad-surface text-bad',
  neutral: 'bg-accent text-fg',
}

/** The text colour of a tone. */
export const toneText: Readonly<Record<Tone, string>> = {
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  neutral: 'text-muted',
}
