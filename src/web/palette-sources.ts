import { DOCUMENT_RULES, DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { articleTitles } from '#contract/article-messages.ts'
import { infoPageTitles } from '#contract/info-page-messages.ts'
import { articlePath, INFO_PAGES } from '#contract/info-pages.ts'
import { recordScreen } from '#contract/record-screen.ts'
import { screenHref, screenOf } from '#contract/screens.ts'
import { settingsScreens } from '#contract/settings-screens.ts'
import { opensTo } from '#contract/teams/screens.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { actMessages } from './act-messages.ts'
import { allActs } from './acts.tsx'
import { assistantOpen } from './features/assistant/assistant-state.ts'
import { assistantMessages, fixedMessages as assistantFixed } from './features/assistant/messages.ts'
import { calendarActs, eventItems } from './features/calendar/calendar-palette.ts'
import { exportFile } from './features/export/export-file.ts'
import { exportMessages } from './features/export/messages.ts'
import { newDocumentMessages } from './features/documents/new-document-messages.ts'
import { customerActs, documentActs } from './features/documents/new-document.ts'
import { salesItems } from './features/documents/list/documents-palette.ts'
import { notesMessages } from './features/notes/messages.ts'
import { hideNotes, showNotes } from './features/notes/note-acts.ts'
import { noteItems } from './features/notes/notes-palette.ts'
import { notesShown } from './features/notes/notes-state.ts'
import { recordItems } from './features/products/product-palette.ts'
import { serviceItems } from './features/services/service-palette.ts'
import { storeActs, storeItems } from './features/stores/store-palette.ts'
import { titleOf } from './kit/actions/row-titles.ts'
import { openedStore } from './kit/data/current-store.ts'
import { authState } from './kit/shell/auth-state.ts'
import { goTo } from './kit/shell/current-router.ts'
import { menuMessages } from './kit/shell/menu-messages.ts'
import { navigationFor } from './kit/shell/navigation.ts'
import { paletteMessages as messages } from './kit/shell/palette-messages.ts'
import { matchItems } from './kit/shell/palette-search.ts'
import { pageActs } from './kit/shell/page-actions.ts'
import type { Act, PaletteContent, PaletteItem, PaletteSource } from './kit/shell/palette-state.ts'
import { isReadOnly, memberRoleIn } from './kit/shell/reach.ts'
import { recentRecords } from './kit/shell/recent-records.ts'
import { screenWords } from './kit/shell/screen-word-messages.ts'
import { undoLast } from './kit/shell/shell-keys.ts'
import { shortcutMessages } from './kit/shell/shortcut-messages.ts'
import { openShortcuts } from './kit/shell/shortcuts-state.ts'
import { themeMessages } from './kit/theme/messages.ts'
import { chooseTheme, themeChoices } from './kit/theme/theme.ts'

const MOST_INFORMATION = 5

const isBlank = (query: string): boolean => query.trim() === ''

/** What the command palette finds: what is chosen, what was open, the pages, the acts, then the records that people name (NAV-07). */
const sources: readonly PaletteSource[] = [
  { id: 'page', heading: () => messages.ofPage, search: (query) => matchItems(pageActs(), query) },
  { id: 'recent', heading: () => messages.recent, search: (query) => (isBlank(query) ? recentItems() : []) },
  {
    id: 'pages',
    heading: () => messages.pages,
    // Without a word typed, these parts would hide everything else.
    search: (query) =>
      matchItems(isBlank(query) ? pageItems() : [...pageItems(), ...documentTypeItems(), ...settingItems()], query),
  },
  {
    id: 'acts',
    heading: () => messages.acts,
    search: (query) => [...matchItems(actItems(), query), ...(isReadOnly() ? [] : documentActs(query, goTo))],
  },
  {
    id: 'records',
    heading: () => messages.records,
    search: (query) => [
      ...recordItems(query, goTo),
      ...serviceItems(query, goTo),
      ...(memberRoleIn(authState()) === undefined ? storeItems(query, goTo) : []),
      ...salesItems(query, goTo),
      ...eventItems(query, goTo),
      ...noteItems(query, goTo),
    ],
  },
  {
    id: 'customer',
    heading: () => messages.forCustomer,
    search: (query) => (isReadOnly() ? [] : customerActs(query, goTo)),
  },
  {
    id: 'information',
    heading: () => messages.information,
    search: (query) => (isBlank(query) ? [] : matchItems(informationItems(), query).slice(0, MOST_INFORMATION)),
  },
]

export const palette: PaletteContent = { sources, acts: ownActs }

/** Whoever may change nothing is offered nothing that does (TEAM-02); a note is a person's own. */
function ownActs(): readonly Act[] {
  if (isReadOnly()) return []
  const isMember = memberRoleIn(authState()) !== undefined
  return allActs().filter(({ id }) => !isMember || id !== 'new-note')
}

function recentItems(): readonly PaletteItem[] {
  const store = openedStore()
  return recentRecords().flatMap(({ kind, id }) => {
    const row = store?.get(kind, id)
    const screen = recordScreen(kind)
    if (!row || !screen) return []
    const detail = entityOf(kind)?.label.one ?? ''
    return [{ id: `recent ${id}`, label: titleOf(kind, row), detail, run: () => goTo(screenHref(screen, { id })) }]
  })
}

function pageItems(): readonly PaletteItem[] {
  return navigationFor(authState())
    .flatMap((entry) => [entry, ...entry.children])
    .map(({ name, title, screen, search }) => ({
      id: name,
      label: title,
      words: name === screen ? screenWords[screen] : undefined,
      run: () => goTo(screenHref(screen, search)),
    }))
}

/** The pages and articles of the server. */
function informationItems(): readonly PaletteItem[] {
  const leadTo = (path: string) => () => location.assign(path)
  return [
    ...INFO_PAGES.map(({ id, path }) => ({ id: `info ${id}`, label: infoPageTitles[id], run: leadTo(path) })),
    ...Object.entries(articleTitles).map(([slug, label]) => ({
      id: `article ${slug}`,
      label,
      detail: infoPageTitles.blog,
      run: leadTo(articlePath(slug)),
    })),
  ]
}

function documentTypeItems(): readonly PaletteItem[] {
  const detail = screenOf('documents').title
  return DOCUMENT_TYPES.map((documentType) => ({
    id: `documents ${documentType}`,
    label: DOCUMENT_RULES[documentType].label.many,
    detail,
    run: () => goTo(screenHref('documents', { documentType })),
  }))
}

function settingItems(): readonly PaletteItem[] {
  const detail = screenOf('settings').title
  const role = memberRoleIn(authState())
  return settingsScreens
    .filter((part) => opensTo(part, role))
    .map(({ id, title }) => ({
      id,
      label: title,
      detail,
      words: screenWords[id],
      run: () => goTo(screenHref(id)),
    }))
}

function actItems(): readonly PaletteItem[] {
  const role = memberRoleIn(authState())
  return [
    ...ownActs(),
    ...(role === 'accountant' ? [] : exportActs()),
    ...(isReadOnly() ? [] : writingActs()),
    ...(role === undefined ? ownerActs() : []),
    ...themeChoices.map((choice) => ({
      id: `theme ${choice}`,
      label: messages.theme(themeMessages[choice]),
      run: () => chooseTheme(choice),
    })),
    { id: 'shortcuts', label: menuMessages.shortcuts, detail: '?', run: openShortcuts },
    { id: 'sign-out', label: menuMessages.signOut, run: () => goTo(screenHref('logout')) },
  ]
}

function exportActs(): readonly PaletteItem[] {
  return [
    { ...exportMessages.acts.csv, id: 'export-csv', run: () => void exportFile('csv', null) },
    { ...exportMessages.acts.xlsx, id: 'export-xlsx', run: () => void exportFile('xlsx', null) },
  ]
}

/** What changes something, for whoever may. */
function writingActs(): readonly PaletteItem[] {
  const isMember = memberRoleIn(authState()) !== undefined
  return [
    {
      ...newDocumentMessages.credit,
      id: 'credit',
      run: () => goTo(screenHref('documents', { documentType: 'invoice' })),
    },
    { id: 'undo', label: shortcutMessages.acts.undo, words: shortcutMessages.undoWords, run: undoLast },
    // An address of the calendar is a person's own.
    ...calendarActs(actMessages.calendarWords, goTo).filter(({ id }) => !isMember || id !== 'calendar-feed'),
  ]
}

/** What is the owner's alone: stores, notes, the assistant (TEAM-02). */
function ownerActs(): readonly PaletteItem[] {
  return [
    ...storeActs(goTo),
    ...noteActs(),
    {
      id: 'assistant',
      label: assistantFixed.open,
      detail: 'Ctrl J',
      words: assistantMessages.words,
      run: () => assistantOpen.set(true),
    },
  ]
}

function noteActs(): readonly PaletteItem[] {
  const { words } = notesMessages
  return [
    { id: 'all-notes', label: notesMessages.all, words, run: () => goTo(screenHref('sticky-notes')) },
    notesShown.get()
      ? { id: 'hide-notes', label: notesMessages.hideAll, words, run: hideNotes }
      : { id: 'show-notes', label: notesMessages.showAll, words, run: showNotes },
  ]
}
