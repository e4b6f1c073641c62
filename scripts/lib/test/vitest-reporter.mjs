// @ts-check
import path from 'node:path'
import { root } from '../project.mjs'
import { tell } from './event-file.mjs'
import { firstLines } from './first-lines.mjs'

/** @param {string} file */
const short = file => path.relative(root, file)

/** @param {import('vitest/node').TestCase} test */
const titleOf = test => test.fullName

/** Tells the runner of each test as it ends. */
export default class {
  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    tell({ type: 'plan', files: files.length })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'pending') return
    const ms = test.diagnostic()?.duration ?? 0
    const why = state === 'failed' ? { why: firstLines(errors?.map(reasonOf).join('\n')) } : {}
    tell({ type: 'test', state, file: short(test.module.moduleId), title: titleOf(test), ms, ...why })
  }

  /** A hook outside of the tests that failed; the tests it kept from running count as skipped. @param {import('vitest/node').TestSuite} suite */
  onTestSuiteResult(suite) {
    const errors = suite.errors()
    if (errors.length === 0) return
    const why = `${suite.fullName}: ${firstLines(errors.map(reasonOf).join('\n'))}`
    tell({ type: 'outside', why: `${short(suite.module.moduleId)} › ${why}` })
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const errors = module.errors()
    const why = errors.length > 0 ? { why: firstLines(errors.map(reasonOf).join('\n')) } : {}
    tell({ type: 'file', file: short(module.moduleId), ...why })
  }

  /** @param {readonly unknown[]} _ @param {readonly import('vitest').SerializedError[]} errors @param {string} reason */
  onTestRunEnd(_, errors, reason) {
    for (const error of errors) tell({ type: 'outside', why: firstLines(reasonOf(error)) })
    if (reason !== 'interrupted') tell({ type: 'end' })
  }
}

/**
 * What a worker died of stands in the cause alone.
 * @param {{ name?: string, message?: string, diff?: string | undefined, cause?: unknown }} error @returns {string}
 */
function reasonOf({ message, name, cause }) {
  const said = message || name || 'an error that says nothing'
  return cause && typeof cause === 'object' ? `${said}\nbecause: ${reasonOf(cause)}` : said
}
