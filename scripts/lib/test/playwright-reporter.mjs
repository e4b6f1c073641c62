// @ts-check
import path from 'node:path'
import { root } from '../project.mjs'
import { tell } from './event-file.mjs'
import { firstLines } from './first-lines.mjs'

/** Tells the runner of each test as it ends. */
export default class {
  printsToStdio() {
    return false
  }

  /** @param {import('@playwright/test/reporter').FullConfig} _ @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_, suite) {
    tell({ type: 'plan', tests: suite.allTests().length })
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, result) {
    const [, project, , ...titles] = test.titlePath()
    const isSkipped = result.status === 'skipped' || result.status === 'interrupted'
    const state = isSkipped ? 'skipped' : test.ok() ? 'passed' : 'failed'
    const file = path.relative(root, test.location.file)
    const place = { project: project ?? '', line: test.location.line }
    const why = state === 'failed' ? { why: firstLines(reasonOf(test, result)) } : {}
    tell({ type: 'test', state, file, title: titles.join(' › '), ms: result.duration, ...place, ...why })
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    tell({ type: 'outside', why: firstLines(error.message ?? String(error.value)) })
  }

  /** @param {import('@playwright/test/reporter').FullResult} result */
  onEnd(result) {
    if (result.status !== 'interrupted') tell({ type: 'end' })
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
const reasonOf = (test, result) =>
  result.errors.map(error => error.message).join('\n') ||
  `it should be ${test.expectedStatus} and is ${result.status}`
