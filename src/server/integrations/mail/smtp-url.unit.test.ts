import { expect, it } from 'vitest'
import { safeSmtpUrl } from './smtp-url.ts'

it.each([
  ['smtp://ann:secret@mail.example.com:587', 'smtp://ann:secret@mail.example.com:587?requireTLS=true'],
  ['smtp://ann:secret@mail.example.com/?pool=true', 'smtp://ann:secret@mail.example.com/?pool=true&requireTLS=true'],
  ['smtp://ann:secret@192.168.0.9', 'smtp://ann:secret@192.168.0.9?requireTLS=true'],
])('DOC-13 no password crosses a network in the clear: %s', (given, used) => {
  expect(safeSmtpUrl(given)).toBe(used)
})

it.each([
  'smtp://mail.example.com',
  'smtps://ann:secret@mail.example.com',
  'smtp://ann:secret@127.0.0.1:2525',
  'smtp://ann:secret@localhost',
  'smtp://ann:secret@[::1]:25',
  'smtp://ann:secret@mail.example.com?requireTLS=false',
])('DOC-13 %s is used as it is', (given) => {
  expect(safeSmtpUrl(given)).toBe(given)
})
