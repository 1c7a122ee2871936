import { screenTitles } from '#contract/screen-messages.ts'
import { formatBytes } from '#web/kit/format/bytes.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { Answered } from './answered.tsx'
import { type CodeFacts, type Parts, useParts } from './built-facts.ts'
import { codeMessages as messages } from './code-messages.ts'
import { Facts } from './facts.tsx'

const SHOWN = 20
const LAYERS = ['src/domain/', 'src/contract/', 'src/server/', 'src/web/'] as const

/** The running product's own modules, their sizes, and the packages inside of it with their licences (DIAG-03). */
export function CodeHealthPage() {
  const loaded = useParts()
  return (
    <>
      <PageHead title={screenTitles['code-health']} facts={messages.lead} />
      <Answered loaded={loaded}>
        {(parts) => (parts ? <Health parts={parts} /> : <p className="text-muted">{messages.fromSources}</p>)}
      </Answered>
    </>
  )
}

function Health({ parts }: { readonly parts: Parts }) {
  return (
    <div className="space-y-4">
      {(['browser', 'server'] as const).map((part) => (
        <Panel key={part} title={messages.parts[part]}>
          <Part facts={parts[part]} />
        </Panel>
      ))}
    </div>
  )
}

function Part({ facts: { modules, files, packages } }: { readonly facts: CodeFacts }) {
  const { columns } = messages
  const sum = (sizes: readonly (readonly [string, number])[]): number => sizes.reduce((all, [, size]) => all + size, 0)
  const layers = LAYERS.map((layer) => [layer, modules.filter(([path]) => path.startsWith(layer))] as const)
  return (
    <div className="space-y-5">
      <Facts
        facts={[
          [messages.modules, formatNumber(modules.length)],
          [messages.files, messages.filesOf(files.length, formatBytes(sum(files)))],
          ...layers
            .filter(([, own]) => own.length > 0)
            .map(([layer, own]) => [layer, messages.modulesOf(own.length, formatBytes(sum(own)))] as const),
        ]}
      />
      <PlainRows
        label={messages.largest}
        rows={modules.slice(0, SHOWN)}
        keyOf={([path]) => path}
        columns={[
          { label: messages.largest, renderCell: ([path]) => path },
          { label: columns.size, align: 'end', phone: 'aside', renderCell: ([, size]) => formatBytes(size) },
        ]}
      />
      <PlainRows
        label={messages.packages}
        rows={packages}
        keyOf={({ name, version }) => `${name} ${version}`}
        takesFocus
        columns={[
          { label: messages.packages, renderCell: ({ name }) => name },
          { label: columns.version, renderCell: ({ version }) => version },
          { label: columns.licence, renderCell: ({ licence }) => licence || messages.inFile },
          { label: columns.size, align: 'end', phone: 'aside', renderCell: ({ size }) => formatBytes(size) },
        ]}
      />
    </div>
  )
}
