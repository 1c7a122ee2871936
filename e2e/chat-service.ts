import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The scripts of three chat services, as far as the product speaks to them: their globals, their events, a box on the page. */
const BOX = `
  const box = document.createElement('div')
  box.setAttribute('role', 'log')
  box.textContent = 'How can we help?'
  const show = (isShown) => { document.body.append(box); box.hidden = !isShown }
  const end = document.createElement('button')
  end.textContent = 'Minimise'
  document.body.append(end)
`
const TAWK = `${BOX}
  const api = window.Tawk_API
  api.maximize = () => show(true)
  end.onclick = () => { show(false); api.onChatMinimized() }
  api.onLoad()
`
const CRISP = `${BOX}
  const on = {}
  const take = ([verb, what, value]) => {
    if (verb === 'on') on[what] = value
    if (verb === 'do' && what === 'chat:open') show(true)
    if (verb === 'do' && what === 'chat:close') show(false)
  }
  const waiting = window.$crisp
  window.$crisp = { push: take }
  waiting.forEach(take)
  end.onclick = () => { show(false); on['chat:closed']() }
  on['session:loaded']()
`
const CHATWOOT = `
  window.chatwootSDK = {
    run: ({ websiteToken }) => {
      ${BOX}
      window.$chatwoot = { toggle: (how) => show(how === 'open') }
      end.onclick = () => { show(false); window.dispatchEvent(new Event('chatwoot:closed')) }
      if (websiteToken) window.dispatchEvent(new Event('chatwoot:ready'))
    },
  }
`
const SCRIPTS: Readonly<Record<string, string>> = {
  '/5f0c/1abc': TAWK,
  '/l.js': CRISP,
  '/packs/js/sdk.js': CHATWOOT,
}

/** A chat service on this machine. */
export interface ChatService {
  readonly origin: string
  /** The scripts that were asked for. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** Starts it; it answers the scripts of all three services. */
export async function startChatService(): Promise<ChatService> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://chat')
    asked.push(pathname)
    const script = SCRIPTS[pathname]
    response.writeHead(script === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.end(script)
  })
  const origin = await listening(server)
  return { origin, asked, close: () => new Promise((closed) => void server.close(() => closed())) }
}

/** A page of somebody else that shows the product in a frame, and notes what it is told. */
export async function startParentPage(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://parent')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<!doctype html><title>Portal</title><script>window.told = []; addEventListener('message', ({ data, origin }) => told.push({ ...data, origin }))</script>` +
        `<iframe src="${searchParams.get('shows') ?? ''}" width="900" height="600"></iframe>`,
    )
  })
  const origin = await listening(server)
  return { origin, close: () => new Promise((closed) => void server.close(() => closed())) }
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
