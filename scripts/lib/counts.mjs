// @ts-check
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Partial<Counts>} counts @returns {Counts} */
export const countsOf = counts => ({ passed: 0, failed: 0, skipped: 0, ...counts })

/** @param {Counts[]} all @returns {Counts} */
export const sumOf = all =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    countsOf({}),
  )

/** The last line of `npm test`. @param {Counts} counts */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * What a runner's report says, held against how the runner ended: a run that crashed, that broke outside of any
 * test, or that found no test at all has failed, whatever it counted.
 * @param {Counts | undefined} reported  undefined where no report was written
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judge(reported, exitCode) {
  const counts = reported ?? countsOf({})
  const ranNothing = counts.passed + counts.failed === 0
  const brokeOutside = exitCode !== 0 && counts.failed === 0
  return ranNothing || brokeOutside ? { ...counts, failed: counts.failed + 1 } : counts
}

/** @param {any} report  vitest's JSON report @returns {Counts} */
export function countsOfVitest(report) {
  /** A file that could not even be loaded has no test that failed. @param {any} file */
  const failedAsWhole = file =>
    file.status === 'failed' &&
    !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed')
  return countsOf({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedAsWhole).length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** @param {any} report  Playwright's JSON report @returns {Counts} */
export const countsOfPlaywright = ({ stats }) =>
  countsOf({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped })
