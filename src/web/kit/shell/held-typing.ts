/** Whatever was to come has come by then, or does not come. */
const HELD_MS = 2_000

const CHOICE = '[role=combobox]'
const FIELDS = `input, textarea, ${CHOICE}`

interface Held {
  readonly take: (event: KeyboardEvent) => void
  readonly letGo: () => void
}

/** One act takes the place of another. */
let held: Held | undefined

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed after an act that leads to a field, until that field has the focus, and writes it there: whoever knows the way types
 * on at once, and nothing of it may land in a field that is left, or press a button again (NAV-07). Answers how to let go, where nothing comes.
 */
export function holdTyping(): () => void {
  held?.letGo()
  const left = new Set<EventTarget | null>(document.querySelectorAll(FIELDS))
  let text = ''
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return letGo()
    if (event.key === 'Backspace') text = text.replace(/.$/su, '')
    else if (Array.from(event.key).length === 1) text += event.key
    // Enter would press what was pressed before: the name stands in its field until it is left.
    else if (event.key !== 'Shift' && event.key !== 'Enter') return letGo()
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (left.has(target)) return
    if (isText(target)) {
      letGo()
      // Its text may be chosen a moment after it has the focus; that of a choice is emptied as it opens.
      const later = isChoice(target) ? setTimeout : queueMicrotask
      if (text !== '') later(() => write(target, text))
    } else if (isChoice(target)) {
      // Only once all of its page has been drawn.
      setTimeout(() => openWith(target))
    }
  }
  /** A choice opens with the first letter, and its field, which takes the focus then, is given all of them. */
  const openWith = (choice: HTMLElement): void => {
    const [key] = text.trim()
    if (key === undefined) return letGo()
    removeEventListener('keydown', onKey, true)
    choice.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  const timer = setTimeout(letGo, HELD_MS)
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', onFocus)
  addEventListener('pointerdown', letGo, true)
  function letGo(): void {
    held = undefined
    clearTimeout(timer)
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', onFocus)
    removeEventListener('pointerdown', letGo, true)
  }
  held = { take: onKey, letGo }
  return letGo
}

/** The same where nothing is held yet: what was typed since an act that led to this one is kept too. */
export function holdTypingOn(): () => void {
  return held ? held.letGo : holdTyping()
}

/** A key that was pressed behind the act, before what reads keys had loaded: answers whether it is held too. */
export function takeLateKey(event: KeyboardEvent): boolean {
  held?.take(event)
  return held !== undefined
}

function isText(target: EventTarget | null): target is TextControl {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isChoice(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(CHOICE)
}

function write(field: TextControl, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
