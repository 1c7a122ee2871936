import type { DocumentDesign } from '#domain/documents/designs.ts'

interface DesignPictureProps {
  readonly design: DocumentDesign
  /** `#rrggbb`. */
  readonly accent: string
  readonly logo: string
}

const INK = '#334155'
const QUIET = '#cbd5e1'
const ROWS = { classic: [78, 88, 98], modern: [78, 88, 98], compact: [62, 68, 74, 80, 86, 92, 98] } as const

/** What a paper looks like, in miniature: letterhead, lines and sum at their places. */
export function DesignPicture({ design, accent, logo }: DesignPictureProps) {
  const isModern = design === 'modern'
  const headAt = design === 'compact' ? 50 : 64
  return (
    <svg viewBox="0 0 100 141" aria-hidden="true" className="block w-full rounded-md border border-line bg-white">
      {isModern && <rect width="100" height="26" fill={accent} />}
      {isModern && logo !== '' && <rect x="8" y="6" width="26" height="14" rx="1.5" fill="#ffffff" />}
      {logo === '' ? (
        <rect x={isModern ? 10 : 8} y="9" width="24" height="5" rx="1" fill={isModern ? '#ffffff' : accent} />
      ) : (
        <image href={logo} x="9" y="7" width="24" height="12" preserveAspectRatio="xMidYMid meet" />
      )}
      <Line x={66} y={10} width={26} color={isModern ? '#ffffff' : INK} height={4} />
      <Line x={8} y={33} width={30} color={INK} />
      <Line x={8} y={38} width={22} color={QUIET} />
      <Line x={66} y={33} width={26} color={QUIET} />
      <Line x={66} y={38} width={18} color={QUIET} />
      {design === 'classic' ? (
        <rect x="8" y={headAt + 6} width="84" height="0.6" fill={INK} />
      ) : (
        <rect x="8" y={headAt} width="84" height="7" fill={accent} opacity={isModern ? 1 : 0.25} />
      )}
      {ROWS[design].map((y) => (
        <g key={y}>
          <Line x={8} y={y} width={44} color={QUIET} />
          <Line x={78} y={y} width={14} color={QUIET} />
          {design === 'classic' && <rect x="8" y={y + 5} width="84" height="0.3" fill={QUIET} />}
        </g>
      ))}
      <Line x={62} y={110} width={12} color={INK} />
      <Line x={78} y={110} width={14} color={isModern ? accent : INK} height={3} />
      <Line x={8} y={130} width={84} color={QUIET} height={1.2} />
    </svg>
  )
}

interface LineProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly color: string
  readonly height?: number
}

function Line({ x, y, width, color, height = 2 }: LineProps) {
  return <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={color} />
}
