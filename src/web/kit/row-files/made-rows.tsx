import { FileFigures } from '../files/file-figures.tsx'
import { Pill } from '../ui/pill.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import type { Tone } from '../ui/tone.tsx'
import type { FileRow } from './read-rows.ts'
import { RefusedRows } from './refused-rows.tsx'
import { rowFileMessages as messages } from './messages.ts'
import type { FileReading } from './use-file-reading.ts'

const STATES = ['create', 'update', 'same', 'bad'] as const
const TONES: Readonly<Record<FileRow['state'], Tone>> = { create: 'ok', update: 'ok', same: 'neutral', bad: 'bad' }
const SHOWN_ROWS = 8

export interface MadeRowsProps<Made extends FileRow> {
  readonly file: FileReading
  readonly made: readonly Made[]
  readonly words: {
    /** What a row is, and what is told of one that changes. */
    readonly row: string
    readonly change: string
    readonly refusedFile: string
  }
  readonly changeOf: (row: Made) => string
}

/** What becomes of the rows of a file: how many of each kind, those that are refused with why, and the first. */
export function MadeRows<Made extends FileRow>(props: MadeRowsProps<Made>) {
  const { file, made, words } = props
  if (made.length === 0 || !file.readable) return null
  return (
    <>
      <Figures made={made} />
      <RefusedRows
        readable={file.readable}
        bad={made.filter(({ state }) => state === 'bad')}
        fileName={words.refusedFile}
        onCorrect={file.onCorrect}
      />
      <FirstRows {...props} />
    </>
  )
}

function Figures({ made }: { readonly made: readonly FileRow[] }) {
  return (
    <section aria-label={messages.figures}>
      <FileFigures
        figures={STATES.map((state) => ({
          label: messages.counts[state],
          count: made.filter((each) => each.state === state).length,
        }))}
      />
    </section>
  )
}

function FirstRows<Made extends FileRow>({ made, words, changeOf }: Omit<MadeRowsProps<Made>, 'file'>) {
  return (
    <PlainTable
      label={messages.rows}
      rows={made.slice(0, SHOWN_ROWS)}
      keyOf={({ n }) => n}
      columns={[
        {
          label: words.row,
          className: 'max-w-56 truncate font-semibold',
          renderCell: ({ title, n }) => title || messages.rowNumber(n),
        },
        {
          label: messages.what,
          renderCell: ({ state }) => (
            <Pill plain tone={TONES[state]}>
              {messages.counts[state]}
            </Pill>
          ),
        },
        { label: words.change, className: 'max-w-72 truncate text-muted', renderCell: changeOf },
      ]}
    />
  )
}
