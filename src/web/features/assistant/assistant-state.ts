import { sharedState } from '#web/kit/shell/shared-state.ts'

/** What an address ends in that comes with the assistant open. */
const OPEN_HASH = '#assistant'

/** Whether the assistant stands beside the page. */
export const assistantOpen = sharedState(location.hash === OPEN_HASH)

/** Opens the assistant beside the page, or closes it. */
export function toggleAssistant(): void {
  assistantOpen.set(!assistantOpen.get())
}

/** Ctrl+J, or the same with the key of a Mac, from anywhere. */
export function onAssistantKey(event: KeyboardEvent): void {
  const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'j'
  if (!isKey || event.defaultPrevented || document.querySelector('[aria-modal=true]')) return
  event.preventDefault()
  toggleAssistant()
}
