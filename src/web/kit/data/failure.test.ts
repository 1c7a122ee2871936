import { describe, expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { StorageProblem } from './database.ts'
import { wordsFor } from '../format/problem-reasons.ts'
import { listenToToasts } from '#test/toasts.ts'
import { failureOf, showFailure } from './failure.ts'
import { ApiProblem, Unreachable } from './transport.ts'

const act = { act: 'delete', thing: 'this product' } as const
const api = (status: number, code: string) => new ApiProblem({ type: '', title: 'Told', status, code }, null)

describe('a failure in words', () => {
  it.each([
    ['the server refuses', api(403, 'not-yours')],
    ['the browser denies storage', new StorageProblem('storage-failed', new DOMException('no', 'SecurityError'))],
    ['the browser denies access', new DOMException('no', 'NotAllowedError')],
  ])('SHELL-11 when %s, it is a matter of permission', (_, error) => {
    expect(failureOf(error, act).title).toBe('You do not have permission to delete this product')
  })

  it('SHELL-11 a refusal with a remedy of its own keeps its words', () => {
    expect(failureOf(api(403, 'not-fresh'), act).title).toBe('Told')
    expect(failureOf(api(409, 'conflict'), act).title).toBe('Told')
  })

  it('SYNC-02 what others deleted is never called by its id', () => {
    const title = 'Change set with ID 0190f2c0-0000-7000-8000-000000000001 not found'
    const told = 'Something that this needs was deleted on another device.'
    const problem = { type: '', title, status: 404, code: 'no-such-row' }
    expect(failureOf(new ApiProblem(problem, null), act).title).toBe(told)
    expect(failureOf(new Refusal('no-such-row', { message: title }), act).title).toBe(told)
    expect(failureOf(new ApiProblem({ ...problem, title: 'This file was not found.' }, null), act).title).toBe(
      'This file was not found.',
    )
  })

  it('a rule that says no names its fields', () => {
    const refusal = new Refusal('invalid-input', {}, [{ field: 'name', message: 'must not be empty' }])
    expect(failureOf(refusal, act)).toEqual({
      title: 'Some of the input is not valid.',
      errors: [{ field: 'name', message: 'must not be empty' }],
    })
  })

  it('SHELL-11 a field is called as where it was typed; one that nobody typed is not called at all', () => {
    const problem = { type: '', title: 'Told', status: 400, code: 'invalid-input' }
    const errors = [
      { field: 'key', message: 'is old' },
      { field: 'at', message: 'Look again.' },
    ]
    const labels = { key: 'Restricted key', at: '' }
    const error = new ApiProblem({ ...problem, errors }, null)
    expect(failureOf(error, { ...act, labels }).errors).toEqual([
      { field: 'Restricted key', message: 'is old' },
      { field: '', message: 'Look again.' },
    ])
    const told = listenToToasts()
    showFailure(error, { ...act, labels })
    expect(told.map(({ detail }) => detail)).toEqual(['Restricted key is old Look again.'])
  })

  it('SHELL-11 the lack of a network and a full device are told as such', () => {
    expect(failureOf(new Unreachable('x'), act).title).toContain('cannot be reached')
    expect(failureOf(new StorageProblem('storage-full', new Error('x')), act).title).toContain('no room')
    expect(failureOf(new Error('x'), act).title).toBe('Something went wrong. Please retry or contact support.')
  })

  it('SHELL-11 API-02 the fields of a row are called by their names, also in its lines', () => {
    const told = listenToToasts()
    const issues = [
      { field: 'customerId', message: 'must be that of the invoice' },
      { field: 'items.0.unitPrice', message: 'must not be negative.' },
    ]
    showFailure(new Refusal('invalid-input', {}, issues), {
      act: 'change',
      thing: 'this invoice',
      words: wordsFor('document'),
    })
    expect(told.map(({ detail }) => detail)).toEqual([
      'Customer must be that of the invoice Unit price must not be negative.',
    ])
  })
})
