// @ts-check
// Opens the live chat on the pages of information, where the operator set one up; the button leads to the contact form otherwise (SHELL-02).
;(() => {
  /** As in src/web/features/chat/chat-state.ts: a service that has not answered by then will not. */
  const PATIENCE_MS = 20_000
  /** @type {HTMLAnchorElement | null} */
  const button = document.querySelector('a.chat')
  const address = button?.dataset['frame'] ?? ''
  const hasRoom = matchMedia('(width > 768px)')
  /** @type {{ panel: HTMLElement, frame: HTMLIFrameElement } | undefined} */
  let chat

  /** @param {HTMLAnchorElement} from */
  function draw(from) {
    const panel = document.createElement('section')
    panel.className = 'chat-panel'
    panel.setAttribute('aria-label', from.title)
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = '×'
    close.setAttribute('aria-label', from.dataset['close'] ?? '')
    close.addEventListener('click', () => {
      panel.hidden = true
      from.focus()
    })
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = from.title
    panel.append(close, frame)
    document.body.append(panel)
    return { panel, frame }
  }

  function unavailable() {
    globalThis.console.warn('The live chat could not be loaded.')
    location.assign(button?.href ?? '/contact')
  }

  /** @param {HTMLAnchorElement} from */
  function open(from) {
    if (chat) {
      chat.panel.hidden = !chat.panel.hidden
      return chat.frame.contentWindow?.postMessage('chat-show', new URL(address).origin)
    }
    const { panel, frame } = (chat = draw(from))
    const late = setTimeout(unavailable, PATIENCE_MS)
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== new URL(address).origin) return
      if (data === 'chat-shown') clearTimeout(late)
      if (data === 'chat-closed') panel.hidden = true
      if (data === 'chat-unavailable') unavailable()
    })
  }

  button?.addEventListener('click', (event) => {
    if (!hasRoom.matches) return
    event.preventDefault()
    open(button)
  })
})()
