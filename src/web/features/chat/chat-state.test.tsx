import { beforeEach, expect, it } from 'vitest'
import { chat, hearChat, toggleChat } from './chat-state.ts'

const FRAME = 'https://chat.example.com'
const frame = { contentWindow: window, src: `${FRAME}/chat/frame` }
const hear = (data: string, origin = FRAME, source: Window | null = window) =>
  hearChat(frame, new MessageEvent('message', { data, origin, source }))

beforeEach(() => {
  hear('chat-unavailable')
  chat.set('loading')
})

it('SHELL-02 a chat that was closed while it loaded stays closed, and is opened by the next press', async () => {
  await toggleChat()
  expect(chat.get()).toBe('closed')
  hear('chat-shown')
  expect(chat.get()).toBe('closed')
  await toggleChat()
  expect(chat.get()).toBe('open')
})

it('SHELL-02 a chat that has not answered yet is still loading when it is opened again', async () => {
  await toggleChat()
  await toggleChat()
  expect(chat.get()).toBe('loading')
  hear('chat-shown')
  expect(chat.get()).toBe('open')
})

it('SHELL-02 nobody but the frame of the chat is heard', () => {
  hear('chat-shown', 'https://elsewhere.example')
  hear('chat-shown', location.origin)
  hear('chat-shown', FRAME, null)
  expect(chat.get()).toBe('loading')
})
