import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { backdropClass } from '../ui/dialog.tsx'
import { KeyboardHint } from '../ui/keyboard-hint.tsx'
import { optionClass } from '../ui/option-list.ts'
import { uiMessages } from '../ui/messages.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { type PaletteGroup, searchPalette } from './palette-search.ts'
import { closePalette, paletteContent, type PaletteItem } from './palette-state.ts'
import { paletteText, setEntered, setField, writeText } from './palette-text.ts'
import { paletteMessages } from './palette-messages.ts'
import { useBackCloses } from '../ui/use-back-closes.ts'

/** The palette itself: one field, the matches of all sources below it. */
export function PaletteDialog({ open }: { readonly open: boolean }) {
  useBackCloses(open, closePalette)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && closePalette()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Viewport className="fixed inset-0 flex items-start justify-center md:px-4 md:pt-[12vh]">
          <Dialog.Popup
            aria-label={paletteMessages.title}
            className="floating flex max-h-full w-full flex-col bg-card outline-none max-md:h-full md:max-h-[min(34rem,76vh)] md:max-w-xl md:rounded-2xl md:shadow-float"
          >
            <PaletteList />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function run(item: PaletteItem): void {
  closePalette()
  item.run()
}

function PaletteList() {
  const { text, isEntered } = paletteText.use()
  const { groups, failed, of } = useMatches(text)
  const isFound = of === text
  const first = groups[0]?.items[0]
  useEffect(() => {
    if (!isEntered || !isFound) return
    setEntered(false)
    if (first) run(first)
  }, [isEntered, isFound, first])

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={(value, { reason }) => reason !== 'item-press' && writeText(value)}
      itemToStringValue={(item: PaletteItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
        <Autocomplete.Input
          aria-label={paletteMessages.title}
          placeholder={paletteMessages.title}
          onFocus={({ currentTarget }) => setField(currentTarget)}
          onKeyDown={(event) => {
            const isChosen = isFound && event.currentTarget.hasAttribute('aria-activedescendant')
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen) return
            // The matches that still stand are those of fewer letters.
            event.preventBaseUIHandler()
            setEntered(true)
          }}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <Dialog.Close className="rounded-md px-1.5 py-1">
          <VisuallyHidden>{uiMessages.close}</VisuallyHidden>
          <KeyboardHint keys={['Esc']} />
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {failed.length > 0 && (
          <p role="alert" className="px-2 py-2 text-bad">
            {failed.join(', ')}: {paletteMessages.failed}
          </p>
        )}
        <Autocomplete.Empty>
          {isFound && <p className="px-2 py-6 text-center text-muted">{paletteMessages.noMatch}</p>}
        </Autocomplete.Empty>
        <Autocomplete.List className="outline-none">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="mb-2 last:mb-0">
              <Autocomplete.GroupLabel className="px-2 py-1.5 text-[13px] font-semibold text-muted">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item key={item.id} value={item} onClick={() => run(item)} className={optionClass}>
                    <span className="min-w-0 flex-1 truncate">{item.label}</span>
                    {item.detail && <span className="truncate text-[13px] text-muted">{item.detail}</span>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <p className="border-t border-line px-4 py-2 text-[13px] text-muted max-md:hidden">{paletteMessages.keys}</p>
    </Autocomplete.Root>
  )
}

type Matches = Awaited<ReturnType<typeof searchPalette>> & { readonly of?: string }

/** The matches, and the text `of` which they are; those of the text before stand until the next are there. */
function useMatches(query: string): Matches {
  const [matches, setMatches] = useState<Matches>({ groups: [], failed: [] })
  useEffect(() => {
    let stale = false
    async function search() {
      const found = await searchPalette((await paletteContent()).sources, query)
      if (!stale) setMatches({ ...found, of: query })
    }
    void search()
    return () => {
      stale = true
    }
  }, [query])
  return matches
}
