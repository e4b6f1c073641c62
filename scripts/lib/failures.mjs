// @ts-check
/** @typedef {{ name: string, why: string }} Failure */

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** What an error says first, in one line. @param {string | undefined} message */
const firstLines = message =>
  (message ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 400)

/** @param {any} report  vitest's JSON report @returns {Failure[]} */
export const failuresOfVitest = report =>
  report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (file.status !== 'failed' || failed.length > 0) {
      return failed.map((/** @type {any} */ test) => ({
        name: `${file.name} › ${test.fullName}`,
        why: firstLines(test.failureMessages?.[0]),
      }))
    }
    return [{ name: file.name, why: firstLines(file.message) }]
  })

/** @param {any} report  Playwright's JSON report @returns {Failure[]} */
export function failuresOfPlaywright(report) {
  /** @param {any} suite @param {string[]} path @returns {Failure[]} */
  const within = (suite, path) => [
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => within(inner, [...path, inner.title])),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === 'unexpected')
        .map((/** @type {any} */ test) => ({
          name: [`[${test.projectName}]`, ...path, spec.title].join(' › '),
          why: firstLines(test.results.at(-1)?.error?.message),
        })),
    ),
  ]
  const outside = (report.errors ?? []).map((/** @type {any} */ error) => ({
    name: 'outside of every test',
    why: firstLines(error.message),
  }))
  return [...within(report, []), ...outside]
}
