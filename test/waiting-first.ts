import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start, kill and wait for processes, or go through many scenarios: they take longest. */
const WAITING = /[/\\]test[/\\](faults|sync)[/\\]/

/** What takes longest begins first, so that no worker is left with it when the others have ended. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification): boolean => WAITING.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}
