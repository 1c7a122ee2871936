import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { draw } from '#test/page/page.ts'
import { signIn } from '#test/page/signed-in.ts'
import { provideApi } from '#web/kit/data/api.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { SendingDialog } from './sending-dialog.tsx'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const draft = {
  to: 'zoe@customer.example',
  subject: 'About it',
  message: 'Hello',
  language: 'en',
  languages: ['en'],
  fileName: 'it.pdf',
  toOutbox: false,
  obstacle: '',
}

beforeEach(async () => {
  await signIn()
  provideApi(() =>
    Promise.resolve(new Response(JSON.stringify(draft), { headers: { 'content-type': 'application/json' } })),
  )
})

it.each([
  ['quote', mailMessages.linkHelpOfQuote],
  ['invoice', mailMessages.linkHelp],
] as const)('DOC-13 the mail of a %s says what its customer can do on its page', async (documentType, help) => {
  const row = { ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow), documentType }
  draw(<SendingDialog row={row} way="document" onClose={() => undefined} />)
  expect(await screen.findByText(help)).toBeTruthy()
})
