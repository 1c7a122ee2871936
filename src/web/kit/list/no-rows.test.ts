import { expect, it } from 'vitest'
import { FIRST_REPORT } from '../data/status.ts'
import { isArriving, isUnfetched } from './no-rows.tsx'

const first = {
  ...FIRST_REPORT,
  writing: 0,
  pending: 0,
  refused: 0,
  storage: 'disk',
  wasEvicted: false,
  isFetched: false,
} as const

it('SHELL-07 an empty list waits for its first rows, but not when nothing can come', () => {
  expect(isArriving(first)).toBe(true)
  expect(isArriving({ ...first, syncing: true })).toBe(true)
  expect(isArriving({ ...first, lastSyncAt: 1 })).toBe(false)
  expect(isArriving({ ...first, network: 'offline' })).toBe(false)
  expect(isArriving({ ...first, session: 'expired' })).toBe(false)
  expect(isArriving({ ...first, problem: { code: 'failed', title: 'Failed' } })).toBe(false)
})

it('SHELL-07 an account is not called empty by a device that never got its rows', () => {
  const failed = { ...first, problem: { code: 'failed', title: 'Failed' } }
  expect([isUnfetched(first), isUnfetched(failed)]).toEqual([false, true])
  expect(isUnfetched({ ...first, network: 'offline' })).toBe(true)
  expect(isUnfetched({ ...failed, isFetched: true })).toBe(false)
})
