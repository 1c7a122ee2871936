import { writeFileSync } from 'node:fs'

/** A test that fails is run once more; so many a stage may pass then. All of them are named, to be mended. */
export const SECOND_TRIES_ALLOWED = 2

/** Reporter of Vitest: writes the titles of the tests that passed on a second try to the file that `SECOND_TRIES` names. */
export default class SecondTries {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const titles = modules.flatMap((module) =>
      [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
    )
    const path = process.env['SECOND_TRIES']
    if (path) writeFileSync(path, JSON.stringify(titles))
  }
}

/**
 * The same from a report of Playwright.
 * @param {any} report
 * @returns {string[]}
 */
export function secondTriesOf(report) {
  /** @type {(suite: any) => string[]} */
  const titles = (suite) => [
    ...(suite.specs ?? [])
      .filter((/** @type {any} */ spec) => spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'))
      .map((/** @type {any} */ spec) => spec.title),
    ...(suite.suites ?? []).flatMap(titles),
  ]
  return (report?.suites ?? []).flatMap(titles)
}
