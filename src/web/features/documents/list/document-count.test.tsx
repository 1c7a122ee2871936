import { expect, it } from 'vitest'
import { draw } from '#test/page/page.ts'
import { openAt, signIn } from '#test/page/signed-in.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { DocumentCount } from './document-count.tsx'

it('DOC-10 what is said of the list counts the kind of document that it shows', async () => {
  openAt('/documents')
  const { store, settle } = await signIn([documentIndex])
  const made = [
    { documentType: 'invoice' },
    { documentType: 'invoice' },
    { documentType: 'quote' },
    // What lists show on request alone counts nowhere.
    { documentType: 'invoice', status: 'void' },
  ]
  for (const data of made) {
    await store.mutate({ op: 'put', kind: 'document', id: store.newId(), data })
  }
  await settle()
  const { remove } = draw(<DocumentCount />)
  expect(document.body.textContent).toBe('3 documents')
  remove()
  openAt('/documents?documentType=invoice')
  draw(<DocumentCount />)
  expect(document.body.textContent).toBe('3 documents, of which 2 invoices')
})
