import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { FileDrop } from '#web/kit/ui/file-drop.tsx'
import { TextArea } from '#web/kit/ui/text-field.tsx'
import { importMessages } from './messages.ts'

const ENDINGS = ['.csv', '.tsv', '.txt', '.tab', '.xlsx', '.xlsm']

/** Where an import begins: a file is dropped or chosen, or cells are pasted. */
export function FileStep({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <div className="space-y-4">
      <FileDrop label={importMessages.drop.label} accept={ENDINGS} onFile={onFile}>
        <p>{importMessages.drop.text}</p>
        <p className="mt-2">{importMessages.drop.promise}</p>
      </FileDrop>
      <PasteBox onFile={onFile} />
    </div>
  )
}

function PasteBox({ onFile }: { readonly onFile: (file: File) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <PasteForm onFile={onFile} />
  return (
    <Button tone="ghost" onClick={() => setOpen(true)}>
      {importMessages.drop.paste}
    </Button>
  )
}

function PasteForm({ onFile }: { readonly onFile: (file: File) => void }) {
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const { drop } = importMessages
  useEffect(() => {
    area.current?.focus()
  }, [])
  return (
    <form
      className="rounded-xl border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onFile(pastedFile(text))
      }}
    >
      <TextArea
        ref={area}
        label={drop.pasteLabel}
        help={drop.pasteHelp}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className="mt-3" disabled={text.trim() === ''}>
        {drop.pasteRead}
      </Button>
    </form>
  )
}

export function pastedFile(text: string): File {
  return new File([text], importMessages.drop.pastedName, { type: 'text/plain' })
}
