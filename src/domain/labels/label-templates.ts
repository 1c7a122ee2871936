import { templateMessages } from './template-messages.ts'

/** A size in millimetres. */
export interface Millimetres {
  readonly width: number
  readonly height: number
}

/** The layout of labels on a sheet, or one by one on a roll. All lengths are millimetres. */
export interface LabelTemplate {
  readonly id: string
  readonly name: string
  /** The paper size; a roll's page is one label. */
  readonly paper: 'A4' | 'Letter' | 'Roll'
  readonly page: Millimetres
  readonly label: Millimetres
  readonly columns: number
  readonly rows: number
  /** From the page's upper left corner to the first label's. */
  readonly left: number
  readonly top: number
  /** From one label to the next. */
  readonly across: number
  readonly down: number
}

const A4: Millimetres = { width: 210, height: 297 }
const LETTER: Millimetres = { width: 215.9, height: 279.4 }

type Grid = Pick<LabelTemplate, 'columns' | 'rows' | 'left' | 'top' | 'across' | 'down'> & {
  label: readonly [number, number]
}

function sheet(id: string, paper: 'A4' | 'Letter', { label: [width, height], ...grid }: Grid): LabelTemplate {
  const page = paper === 'A4' ? A4 : LETTER
  const name = templateMessages.sheet(id, grid.columns * grid.rows, width, height)
  return { id, name, paper, page, label: { width, height }, ...grid }
}

function roll(id: string, width: number, height: number): LabelTemplate {
  const label = { width, height }
  const grid = { columns: 1, rows: 1, left: 0, top: 0, across: width, down: height }
  return { id, name: templateMessages.roll(id, width, height), paper: 'Roll', page: label, label, ...grid }
}

/** Label sheets and rolls by the maker's numbers; sizes are those of the maker's own templates. */
export const LABEL_TEMPLATES: readonly LabelTemplate[] = [
  sheet('Avery L7160', 'A4', {
    columns: 3,
    rows: 7,
    label: [63.5, 38.1],
    left: 7.25,
    top: 15.15,
    across: 66.04,
    down: 38.1,
  }),
  sheet('Avery L7159', 'A4', {
    columns: 3,
    rows: 8,
    label: [63.5, 33.9],
    left: 7.25,
    top: 12.9,
    across: 66.04,
    down: 33.9,
  }),
  sheet('Avery L7163', 'A4', {
    columns: 2,
    rows: 7,
    label: [99.1, 38.1],
    left: 4.65,
    top: 15.15,
    across: 101.6,
    down: 38.1,
  }),
  sheet('Avery L7165', 'A4', {
    columns: 2,
    rows: 4,
    label: [99.1, 67.7],
    left: 4.65,
    top: 13.1,
    across: 101.6,
    down: 67.7,
  }),
  sheet('Avery L7651', 'A4', {
    columns: 5,
    rows: 13,
    label: [38.1, 21.2],
    left: 4.75,
    top: 10.7,
    across: 40.6,
    down: 21.2,
  }),
  sheet('Avery 5160', 'Letter', {
    columns: 3,
    rows: 10,
    label: [66.7, 25.4],
    left: 4.76,
    top: 12.7,
    across: 69.85,
    down: 25.4,
  }),
  sheet('Avery 5163', 'Letter', {
    columns: 2,
    rows: 5,
    label: [101.6, 50.8],
    left: 3.97,
    top: 12.7,
    across: 106.36,
    down: 50.8,
  }),
  roll('Dymo 11354', 57, 32),
  roll('Brother DK-11209', 62, 29),
]

/** How many labels a page has. */
export function labelsAPage({ columns, rows }: LabelTemplate): number {
  return columns * rows
}

/** The position of a label: its page from 0, and its upper left corner in millimetres. */
export interface LabelPosition {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** The position of the n-th label (from 0) when printing begins at a position of the first page (from 1), row by row. */
export function labelPosition(template: LabelTemplate, n: number, start: number): LabelPosition {
  const aPage = labelsAPage(template)
  const at = n + start - 1
  const onPage = at % aPage
  return {
    page: Math.floor(at / aPage),
    x: template.left + (onPage % template.columns) * template.across,
    y: template.top + Math.floor(onPage / template.columns) * template.down,
  }
}

/** How many pages so many labels take. */
export function labelPages(template: LabelTemplate, count: number, start: number): number {
  return count === 0 ? 0 : Math.ceil((count + start - 1) / labelsAPage(template))
}
