import type { DecimalSign } from '#domain/numeral.ts'
import { formatNumber } from '../format/number.ts'
import { NativeSelect, type Option } from '../ui/native-select.tsx'
import type { OpenTable } from './open-table.ts'
import { rowText } from './table-text.ts'

const IGNORED = ''
const SAMPLES = 3

interface ColumnTargetsProps<Target extends string> {
  readonly table: OpenTable
  readonly targets: readonly (Target | null)[]
  /** What a column can be, in the order of the choice. */
  readonly options: readonly Option<Target>[]
  readonly decimal: DecimalSign
  readonly words: {
    readonly columns: string
    /** The label of the choice of a column. */
    readonly column: (name: string) => string
    readonly unnamed: (n: string) => string
    readonly ignored: string
  }
  readonly onTargets: (targets: readonly (Target | null)[]) => void
}

/** The columns of a file with their first cells, and the choice of what each is. */
export function ColumnTargets<Target extends string>(props: ColumnTargetsProps<Target>) {
  const { table, targets, options, decimal, words, onTargets } = props
  const all: readonly Option<Target | typeof IGNORED>[] = [{ value: IGNORED, label: words.ignored }, ...options]
  return (
    <>
      <h3 className="text-base">{words.columns}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {targets.map((target, index) => {
          const name = columnName(table, index, words.unnamed)
          return (
            <li
              // A file's columns have no other identity than their place.
              key={`${index} of ${targets.length}`}
              className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1.5fr)_13rem]"
            >
              <span className="min-w-0 truncate font-semibold">{name}</span>
              <span className="min-w-0 truncate text-muted">{samples(table, index, decimal)}</span>
              <NativeSelect
                label={words.column(name)}
                hideLabel
                value={target ?? IGNORED}
                options={all}
                onChange={(value) => onTargets(withTarget(targets, index, value === IGNORED ? null : value))}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What a column is called in the file, else by its place. */
export function columnName({ headers }: OpenTable, index: number, unnamed: (n: string) => string): string {
  return headers?.[index]?.trim() || unnamed(formatNumber(index + 1))
}

function samples({ rows, width }: OpenTable, index: number, decimal: DecimalSign): string {
  const cells = rows.slice(0, SAMPLES).map((row) => rowText(row, width, decimal)[index]?.trim() ?? '')
  return cells.filter((cell) => cell !== '').join('  ·  ')
}

/** A target belongs to one column: what had it before lets it go. */
function withTarget<Target>(targets: readonly (Target | null)[], at: number, target: Target | null) {
  return targets.map((each, index) => (index === at ? target : each === target ? null : each))
}
