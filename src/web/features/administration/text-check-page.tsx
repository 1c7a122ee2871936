import { screenTitles } from '#contract/screen-messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { Answered } from './answered.tsx'
import { type TextFacts, useTexts } from './built-facts.ts'
import { codeMessages as messages } from './code-messages.ts'

const KINDS = ['untranslated', 'tooLong', 'unused'] as const

/** The texts of the running product that somebody should look at: left in English, much longer than the English one, or unused (DIAG-03). */
export function TextCheckPage() {
  const loaded = useTexts()
  return (
    <>
      <PageHead
        title={screenTitles['text-check']}
        facts={loaded.answer ? messages.texts.count(formatNumber(loaded.answer.count)) : undefined}
      />
      <Answered loaded={loaded}>
        {(texts) => (texts ? <Lists texts={texts} /> : <p className="text-muted">{messages.fromSources}</p>)}
      </Answered>
    </>
  )
}

function Lists({ texts }: { readonly texts: TextFacts }) {
  const { columns } = messages.texts
  return (
    <div className="space-y-4">
      {KINDS.map((kind) => (
        <Panel key={kind} title={messages.texts[kind].title} lead={messages.texts[kind].lead}>
          {texts[kind].length === 0 ? (
            <p className="text-muted">{messages.texts.none}</p>
          ) : (
            <PlainRows
              label={messages.texts[kind].title}
              rows={texts[kind]}
              keyOf={({ file, key, language }) => `${file} ${key} ${language}`}
              takesFocus
              columns={[
                { label: columns.text, renderCell: ({ text }) => text },
                { label: columns.language, phone: 'aside', renderCell: ({ language }) => language },
                { label: columns.key, phone: 'alone', renderCell: ({ key }) => key },
                { label: columns.file, phone: 'alone', renderCell: ({ file }) => file },
              ]}
            />
          )}
        </Panel>
      ))}
    </div>
  )
}
