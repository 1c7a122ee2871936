import { CHAT_FRAME_PATH } from '#contract/chat-frame.ts'

/** The services of live chat that are known (SHELL-02). */
export type ChatName = 'tawk' | 'crisp' | 'chatwoot'

/** A chat as the operator set it up. */
export interface Chat {
  readonly provider: ChatName
  /** What the service calls this widget: `property/widget`, a website's id, or an inbox's token. */
  readonly id: string
  /** The origin that its script comes from. */
  readonly origin: string
  /** The origin of the page that it runs in, which is not that of the product: a script of others reaches nothing there. */
  readonly frameOrigin: string
}

interface ChatService {
  readonly id: RegExp
  /** Where its script comes from; a service that is hosted by oneself has no such place. */
  readonly origin?: string
  /** Where its script goes on from there, by the service's own list of what a content policy must allow. */
  readonly hosts: readonly string[]
  readonly sockets: readonly string[]
}

const SERVICES: Readonly<Record<ChatName, ChatService>> = {
  tawk: {
    id: /^\w{1,64}\/\w{1,64}$/,
    origin: 'https://embed.tawk.to',
    hosts: ['https://*.tawk.to', 'https://cdn.jsdelivr.net'],
    sockets: ['wss://*.tawk.to'],
  },
  crisp: {
    id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    origin: 'https://client.crisp.chat',
    hosts: ['https://*.crisp.chat'],
    sockets: ['wss://*.relay.crisp.chat'],
  },
  chatwoot: { id: /^[\w-]{1,128}$/, hosts: [], sockets: [] },
}

/** The settings that a chat is read from. */
export interface ChatSettings {
  readonly CHAT_PROVIDER: '' | ChatName
  readonly CHAT_ID: string
  readonly CHAT_URL: string
  readonly CHAT_ORIGIN: string
}

/** What is wrong with the settings of the chat, each with the remedy; empty when they are right (OPS-05). */
export function chatProblems(
  { CHAT_PROVIDER, CHAT_ID, CHAT_URL, CHAT_ORIGIN }: ChatSettings,
  publicUrl: string,
): readonly string[] {
  if (CHAT_PROVIDER === '') return []
  const { id, origin } = SERVICES[CHAT_PROVIDER]
  return [
    ...(id.test(CHAT_ID) ? [] : [`CHAT_ID must be what ${CHAT_PROVIDER} calls the widget: ${EXAMPLES[CHAT_PROVIDER]}`]),
    ...(origin === undefined && CHAT_URL === ''
      ? [`CHAT_URL must be set when CHAT_PROVIDER is ${CHAT_PROVIDER}: the address of that server`]
      : []),
    ...(CHAT_ORIGIN === '' || CHAT_ORIGIN === new URL(publicUrl).origin
      ? [`CHAT_ORIGIN must be another address of this server than ${publicUrl}, such as https://chat.shop.example.com`]
      : []),
  ]
}

const EXAMPLES: Readonly<Record<ChatName, string>> = {
  tawk: 'its property and widget with a slash between them',
  crisp: 'the id of its website',
  chatwoot: 'the token of its website inbox',
}

/** The chat that right settings describe; undefined when there is none. */
export function chatOf({ CHAT_PROVIDER, CHAT_ID, CHAT_URL, CHAT_ORIGIN }: ChatSettings): Chat | undefined {
  if (CHAT_PROVIDER === '') return undefined
  const origin = CHAT_URL || (SERVICES[CHAT_PROVIDER].origin ?? '')
  return { provider: CHAT_PROVIDER, id: CHAT_ID, origin, frameOrigin: CHAT_ORIGIN }
}

/** The address of the page that a chat runs in; empty where there is none. */
export function chatFrameOf(chat: Chat | undefined): string {
  return chat ? `${chat.frameOrigin}${CHAT_FRAME_PATH}` : ''
}

/** The content policy of the chat's own frame: open for the chosen service, and for nothing else; `page` may show it. */
export function chatPolicy({ provider, origin }: Chat, page: string): string {
  const { hosts, sockets } = SERVICES[provider]
  const http = [origin, ...hosts].join(' ')
  const socket = [origin.replace(/^http/, 'ws'), ...sockets].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${http}`,
    `style-src 'self' 'unsafe-inline' ${http}`,
    `img-src 'self' data: blob: ${http}`,
    `font-src ${http}`,
    `media-src ${http}`,
    `connect-src ${http} ${socket}`,
    `frame-src ${http}`,
    'worker-src blob:',
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${page}`,
    `form-action ${http}`,
  ].join('; ')
}
