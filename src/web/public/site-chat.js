// @ts-check
// Opens the live chat on the pages of information, where the operator set one up; the button leads to the contact form otherwise (SHELL-02).

const button = document.querySelector('a.chat')
const hasRoom = matchMedia('(width > 768px)')
/** @type {HTMLElement | undefined} */
let panel

function open() {
  if (panel) {
    panel.hidden = !panel.hidden
    return panel.querySelector('iframe')?.contentWindow?.postMessage('chat-show', location.origin)
  }
  const frame = document.createElement('iframe')
  frame.src = '/chat/frame'
  frame.title = button?.getAttribute('title') ?? ''
  panel = document.createElement('section')
  panel.className = 'chat-panel'
  panel.append(frame)
  document.body.append(panel)
  addEventListener('message', ({ source, origin, data }) => {
    if (!panel || source !== frame.contentWindow || origin !== location.origin) return
    if (data === 'chat-closed') panel.hidden = true
    if (data === 'chat-unavailable') location.assign('/contact')
  })
}

button?.addEventListener('click', (event) => {
  if (!hasRoom.matches) return
  event.preventDefault()
  open()
})
