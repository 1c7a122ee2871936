import { expect, it } from 'vitest'
import { type ToastMessage, toastQueue } from '../ui/toast.ts'
import { takeBackMessages as messages } from './messages.ts'
import { tellTakenBack, watchWaiting } from './take-back.ts'

const told: ToastMessage[] = []
toastQueue.take((message) => told.push(message))

const set = (id: string, state: string, skipped: number) => ({ id, title: `Set ${id}`, state, skipped, size: 3 })

it('CHANGE-02 what went back not at all is not said to be taken back', () => {
  tellTakenBack('a', { title: 'Set a', state: 'waiting', skipped: 3, size: 3 }, [])
  expect(told.at(-1)).toMatchObject({ title: messages.waiting('Set a'), detail: messages.waitingUnder(3) })
})

it('CHANGE-02 the earlier change sets that went back with a later one are named', () => {
  let sets = [set('a', 'waiting', 3), set('b', 'applied', 0), set('c', 'partly', 2), set('d', 'waiting', 1)]
  const goneWith = watchWaiting({ all: () => sets as unknown as never } as never)
  expect(goneWith()).toEqual([])
  sets = [set('a', 'reverted', 0), set('b', 'reverted', 0), set('c', 'partly', 1), set('d', 'waiting', 1)]
  expect(goneWith()).toEqual(['Set a', 'Set c'])
  tellTakenBack('b', { title: 'Set b', state: 'reverted', skipped: 0, size: 3 }, goneWith())
  expect(told.at(-1)).toMatchObject({ title: messages.done('Set b'), detail: messages.goneWith(['Set a', 'Set c'], 0) })
})
