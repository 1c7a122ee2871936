import { screenTitles } from '#contract/screen-messages.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Answered } from './answered.tsx'
import { type Parts, useParts } from './built-facts.ts'
import { codeMessages as messages } from './code-messages.ts'
import { type FolderSize, sizesBelow } from './folder-sizes.ts'

const PARTS = ['browser', 'server'] as const
const SHAPE = { part: choiceParam(PARTS, 'browser'), folder: textParam('src') }

/** The folders and modules of the running product by size, one inside of the other (DIAG-03). */
export function CodebasePage() {
  const loaded = useParts()
  return (
    <>
      <PageHead title={screenTitles['codebase-visualization']} facts={messages.mapLead} />
      <Answered loaded={loaded}>
        {(parts) => (parts ? <CodeMap parts={parts} /> : <p className="text-muted">{messages.fromSources}</p>)}
      </Answered>
    </>
  )
}

function CodeMap({ parts }: { readonly parts: Parts }) {
  const [{ part, folder }, update] = useSearchState(SHAPE)
  const below = sizesBelow(parts[part].modules, folder)
  const largest = Math.max(...below.map(({ size }) => size), 1)
  const above = folder.split('/').slice(0, -1).join('/')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <NativeSelect
          label={messages.part}
          value={part}
          options={PARTS.map((value) => ({ value, label: messages.parts[value] }))}
          onChange={(next) => update({ part: next, folder: 'src' })}
        />
        {folder !== 'src' && <Button onClick={() => update({ folder: above || 'src' })}>{messages.up}</Button>}
        <p className="py-2 font-semibold wrap-anywhere">{folder}</p>
      </div>
      {below.length === 0 && <p className="text-muted">{messages.nothing}</p>}
      <ul className="space-y-1.5">
        {below.map((each) => (
          <li key={each.path}>
            <Bar of={each} share={each.size / largest} onOpen={() => update({ folder: each.path })} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface BarProps {
  readonly of: FolderSize
  readonly share: number
  readonly onOpen: () => void
}

function Bar({ of: { name, size, modules, isFolder }, share, onOpen }: BarProps) {
  const facts = isFolder ? messages.modulesOf(modules, formatBytes(size)) : formatBytes(size)
  const row = (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 rounded-lg bg-accent-strong"
        style={{ inlineSize: `${share * 100}%` }}
      />
      <span className="relative min-w-0 font-semibold wrap-anywhere">{name}</span>
      <span className="relative shrink-0 text-[13px]">{facts}</span>
    </>
  )
  const look =
    'relative flex min-h-9 w-full items-center justify-between gap-4 rounded-lg bg-card px-3 text-start max-md:min-h-11'
  if (!isFolder) return <div className={look}>{row}</div>
  return (
    <button type="button" className={look} onClick={onOpen}>
      {row}
    </button>
  )
}
