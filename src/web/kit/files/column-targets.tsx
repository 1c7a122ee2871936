import type { ReactNode } from 'react'
import { formatNumber } from '../format/number.ts'
import { classNames } from '../ui/class-names.ts'
import { NativeSelect, type Option } from '../ui/native-select.tsx'
import { tableFileMessages as messages } from './messages.ts'

const IGNORED = ''
const PLAIN = 'md:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1.5fr)_13rem]'
const MARKED = 'md:grid-cols-[minmax(8rem,1fr)_minmax(8rem,1.5fr)_13rem_7.5rem]'

/** A column of a file, and what it is taken for. */
export interface TargetColumn<Target extends string> {
  /** Its position in the file, from 0. */
  readonly index: number
  readonly name: string
  /** Some of its cells. */
  readonly samples: readonly string[]
  readonly target: Target | null
  /** Beside the choice: how sure it is. */
  readonly mark?: ReactNode
  /** Below it: what else can be said of the column. */
  readonly below?: ReactNode
}

interface ColumnTargetsProps<Target extends string> {
  readonly columns: readonly TargetColumn<Target>[]
  /** What a column can be, in the order of the choice. */
  readonly options: readonly Option<Target>[]
  readonly onTarget: (index: number, target: Target | null) => void
}

/** The columns of a file with some of their cells, and the choice of what each is. */
export function ColumnTargets<Target extends string>({ columns, options, onTarget }: ColumnTargetsProps<Target>) {
  const all: readonly Option<Target | typeof IGNORED>[] = [{ value: IGNORED, label: messages.ignored }, ...options]
  return (
    <ul aria-label={messages.columns} className="divide-y divide-line border-y border-line">
      {columns.map(({ index, name, samples, target, mark, below }) => (
        <li key={index} className="py-2.5 md:py-1.5">
          <div className={classNames('grid items-center gap-x-4 gap-y-2', mark === undefined ? PLAIN : MARKED)}>
            <span className={classNames('min-w-0 wrap-anywhere', target === null ? 'text-muted' : 'font-semibold')}>
              {name}
            </span>
            <span className="min-w-0 truncate text-muted">{samples.join('  ·  ') || messages.empty}</span>
            <NativeSelect
              label={messages.targetOf(name)}
              hideLabel
              value={target ?? IGNORED}
              options={all}
              onChange={(value) => onTarget(index, value === IGNORED ? null : value)}
            />
            {mark !== undefined && <span className="empty:hidden">{mark}</span>}
          </div>
          {below}
        </li>
      ))}
    </ul>
  )
}

/** What a column is called in the file, else by its position. */
export function columnName(header: string | undefined, index: number): string {
  return header?.trim() || messages.unnamed(formatNumber(index + 1))
}
