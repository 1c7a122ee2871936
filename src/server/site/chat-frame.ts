import type { FastifyInstance } from 'fastify'
import { CHAT_FRAME_PATH, CHAT_FRAME_SCRIPT } from '#contract/chat-frame.ts'
import { html } from '../kit/http/html.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'
import { type Chat, chatPolicy } from './chat-provider.ts'
import { chatFrameMessages } from './chat-frame-messages.ts'

/**
 * The page that the chat runs in (SHELL-02): its script, styles and connections are those of this frame, so that the content policy of
 * every other page stays closed.
 */
export function registerChatFrame(app: FastifyInstance, chat: Chat, publicUrl: string): void {
  const page = new URL(publicUrl).origin
  const policy = chatPolicy(chat, page)
  app.get(CHAT_FRAME_PATH, (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(frameOf(chat, page)),
  )
}

function frameOf({ provider, id, origin, frameOrigin }: Chat, page: string): string {
  return html`<!doctype html>
    <html
      lang="${spokenLanguage()}"
      data-provider="${provider}"
      data-widget="${id}"
      data-origin="${origin}"
      data-frame="${frameOrigin}"
      data-page="${page}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${chatFrameMessages.title}</title>
        <script src="${CHAT_FRAME_SCRIPT}"></script>
      </head>
      <body></body>
    </html> `.markup
}
