import { expect, it } from 'vitest'
import { assistantMessages } from './assistant-messages.ts'
import { AskedBefore } from './conversations.ts'
import { failedQuestion } from './failed-question.ts'

it('CHAT-07 OPS-06 a question that was asked before is told and not logged, a failure of ours is both', () => {
  const logged: unknown[] = []
  const told = (error: unknown) => failedQuestion(error, (each) => void logged.push(each))
  const { errors } = assistantMessages
  expect(told(new AskedBefore())).toEqual({ type: 'error', code: 'asked-before', message: errors['asked-before'] })
  expect(logged).toEqual([])
  const broken = new Error('the database is gone')
  expect(told(broken)).toEqual({ type: 'error', code: 'failed', message: errors.failed })
  expect(logged).toEqual([broken])
})
