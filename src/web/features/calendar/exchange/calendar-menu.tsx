import CalendarSync from 'lucide-react/icons/calendar-sync'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Upload from 'lucide-react/icons/upload'
import { Suspense } from 'react'
import { exportCalendar } from '#contract/endpoints/calendar.ts'
import { callForFile } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { saveFile } from '#web/kit/files/save-file.ts'
import { today } from '#web/kit/format/date.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { memberRoleIn } from '#web/kit/shell/reach.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { calendarMessages } from '../messages.ts'
import { DIALOG_SEARCH } from './feed-href.ts'
import { exchangeMessages } from './messages.ts'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((module) => module.ImportDialog))
const FeedDialog = lazyPart(() => import('./feed-dialog.tsx').then((module) => module.FeedDialog))

/** What else is done with the calendar as a whole. */
export function CalendarMenu() {
  const go = useGo()
  const [search, update] = useSearchState(DIALOG_SEARCH)
  // An address of the calendar is a person's own.
  const isMember = memberRoleIn(useAuth()) !== undefined
  const { menu } = calendarMessages
  return (
    <>
      <ReaderPart>
        <MenuButton
          label={menu.label}
          iconOnly
          icon={<Ellipsis />}
          align="end"
          entries={[
            { label: menu.events, reads: true, run: () => go('events') },
            { type: 'line' },
            { label: menu.importFile, icon: <Upload aria-hidden="true" />, run: () => update({ ask: 'import' }) },
            {
              label: menu.exportFile,
              icon: <Download aria-hidden="true" />,
              reads: true,
              run: () => void saveCalendar(),
            },
            ...(isMember
              ? []
              : [{ label: menu.feed, icon: <CalendarSync aria-hidden="true" />, run: () => update({ ask: 'feed' }) }]),
            { type: 'line' },
            { label: menu.cleanUp, run: () => go('calendar-cleanup') },
          ]}
        />
      </ReaderPart>
      <Suspense fallback={null}>
        {search.ask === 'import' && <ImportDialog onClose={() => update({ ask: '' }, { replace: true })} />}
        {search.ask === 'feed' && (
          <FeedDialog name={search.for} onClose={() => update({ ask: '', for: '' }, { replace: true })} />
        )}
      </Suspense>
    </>
  )
}

/** Saves all events as a file for other calendars. */
async function saveCalendar(): Promise<void> {
  try {
    const name = exchangeMessages.fileName(today())
    saveFile(name, await callForFile(exportCalendar))
    showToast({ title: exchangeMessages.saved(name) })
  } catch (error) {
    showFailure(error, { act: 'export', thing: exchangeMessages.thing })
  }
}
