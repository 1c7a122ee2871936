import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw, expectAccessible } from '#test/page/page.ts'
import { provideApi } from '#web/kit/data/api.ts'
import { accountsMessages } from './messages.ts'
import { TokenForm } from './token-form.tsx'

it('AUTH-15 CHAT-06 a token for an assistant is offered as one that reads and drafts, and made as such', async () => {
  const sent: unknown[] = []
  provideApi(async (_path, { body } = {}) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ token: 'pk_made' })
  })
  let secret = ''
  const { user } = draw(
    <TokenForm onClose={() => undefined} onStale={() => undefined} onSecret={(made) => (secret = made)} />,
  )
  const { scopes, scopeHelp, tokenName, create } = accountsMessages
  expect(screen.getByText(scopeHelp.read)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: scopes.draft }))
  expect(screen.getByText(scopeHelp.draft)).toBeDefined()
  await expectAccessible()
  await user.type(screen.getByRole('textbox', { name: tokenName }), 'Claude')
  await user.click(screen.getByRole('button', { name: create }))
  await expect.poll(() => secret).toBe('pk_made')
  expect(sent).toEqual([{ name: 'Claude', scope: 'draft', expiresInDays: 90 }])
})
