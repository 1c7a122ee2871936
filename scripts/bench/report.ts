import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Figure, ratioOf, verdictOf } from './figure.ts'

const FOLDER = '.cache/bench'
const SIGNS = { none: ' ', missed: '✗', gate: '✓', moonshot: '★' } as const
const LEGEND = '✓ gate reached, ★ moonshot reached, ✗ missed. Ratios are to a floor measured in the same run.'
const HEAD = ['what', 'figure', 'floor', '× floor', 'gate', 'moonshot', '', 'note'] as const

/** The same figures with those of a part together, the parts in the order of their first figure. */
export function byPart(figures: readonly Figure[]): Figure[] {
  const order = [...new Set(figures.map(({ part }) => part))]
  return figures.toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
}

/** Prints every figure with its floor, gate and moonshot. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(cells)
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => aligned(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd()
  console.log(`\n${line(HEAD)}`)
  figures.forEach(({ part }, index) => {
    if (figures[index - 1]?.part !== part) console.log(`── ${part}`)
    console.log(line(rows[index] ?? []))
  })
  console.log(`\n${LEGEND}\n${tally(figures)}`)
}

/** Writes the figures for machines and, as a table of Markdown, for people; answers the files. */
export function writeReport(figures: readonly Figure[], options: Readonly<Record<string, unknown>>): string[] {
  const report = {
    cores: availableParallelism(),
    node: process.versions.node,
    options,
    figures: figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), verdict: verdictOf(figure) })),
  }
  const row = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`
  const table = [
    row(HEAD),
    row(HEAD.map((_, column) => (isNumber(column) ? '--:' : '---'))),
    ...figures.flatMap((figure, index) => [
      ...(figures[index - 1]?.part === figure.part
        ? []
        : [row([`**${figure.part}**`, ...HEAD.slice(1).map(() => '')])]),
      row(cells(figure)),
    ]),
  ]
  const files = { 'report.json': JSON.stringify(report, undefined, 2), 'report.md': table.join('\n') }
  mkdirSync(FOLDER, { recursive: true })
  return Object.entries(files).map(([name, text]) => {
    writeFileSync(`${FOLDER}/${name}`, `${text}\n`)
    return `${FOLDER}/${name}`
  })
}

function tally(figures: readonly Figure[]): string {
  const missed = figures.filter((figure) => verdictOf(figure) === 'missed').length
  const judged = figures.filter((figure) => verdictOf(figure) !== 'none').length
  return missed === 0 ? `All ${judged} gates are reached.` : `${missed} of ${judged} gates are missed.`
}

function cells(figure: Figure): readonly string[] {
  const { name, value, unit, floor, target, note } = figure
  const ratio = ratioOf(figure)
  const limit = (most: number | undefined): string =>
    most === undefined ? '' : target?.of === 'ratio' ? `≤ ${most} ×` : `≤ ${rounded(most)} ${unit}`
  return [
    name,
    `${rounded(value)} ${unit}`,
    floor === undefined ? '' : `${rounded(floor)} ${unit}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    limit(target?.gate),
    limit(target?.moonshot),
    SIGNS[verdictOf(figure)],
    note ?? '',
  ]
}

/** Three significant digits are more than a shared machine can tell apart. */
function rounded(value: number): string {
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toPrecision(3)
}

function aligned(cell: string, width: number, column: number): string {
  return isNumber(column) ? cell.padStart(width) : cell.padEnd(width)
}

function isNumber(column: number): boolean {
  return column >= 1 && column <= 5
}
