/** Whatever was to come has come by then, or does not come. */
const HELD_MS = 2_000

/**
 * Keeps what is typed after an act that leads to a field, until that field has the focus, and writes it there: whoever knows the way types
 * on at once, and nothing of it may land in a field that is left (NAV-07). Answers how to let go, where nothing comes.
 */
export function holdTyping(): () => void {
  const left = new Set<EventTarget | null>(document.querySelectorAll('input, textarea'))
  let text = ''
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return letGo()
    if (event.key === 'Backspace') text = text.replace(/.$/su, '')
    else if (Array.from(event.key).length === 1) text += event.key
    else if (event.key !== 'Shift') return letGo()
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLInputElement) || left.has(target)) return
    letGo()
    // Its text may be chosen a moment after it has the focus.
    if (text !== '') queueMicrotask(() => write(target, text))
  }
  const timer = setTimeout(letGo, HELD_MS)
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', onFocus)
  addEventListener('pointerdown', letGo, true)
  function letGo(): void {
    clearTimeout(timer)
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', onFocus)
    removeEventListener('pointerdown', letGo, true)
  }
  return letGo
}

function write(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
