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
