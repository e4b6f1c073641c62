// @ts-check
import { existsSync } from 'node:fs'
import { inRoot } from './project.mjs'
import { runNode, toolFile } from './run.mjs'

/**
 * @typedef {{ name: string, args: () => string[], env?: NodeJS.ProcessEnv }} Check
 * @typedef {{ name: string, ok: boolean, seconds: number, output: string }} CheckResult
 */

/**
 * Halves of the tree, because reading the types takes most of the time and one process reads on one processor.
 * @param {string} name @param {string} cache @param {string[]} what
 * @returns {Check}
 */
const lint = (name, cache, what) => ({
  name,
  args: () => [
    '--disable-warning=ESLintRCWarning',
    toolFile('eslint'),
    ...what,
    '--ext=.ts,.tsx,.mjs,.cjs',
    '--max-warnings=0',
    '--report-unused-disable-directives',
    '--cache',
    `--cache-location=.cache/eslint-${cache}`,
    '--cache-strategy=content',
  ],
  env: { ESLINT_USE_FLAT_CONFIG: 'false' },
})

const CODE = ['src', 'server', 'contract', 'tests', 'bench', 'scripts'].filter(folder =>
  existsSync(inRoot(folder)),
)

/** The slow ones first, so that the two places stay filled. @type {Check[]} */
const CHECKS = [
  lint('lint screens', 'screens', ['src']),
  lint('lint rest', 'rest', ['.', '--ignore-pattern=/src']),
  { name: 'types', args: () => [toolFile('typescript', 'tsc'), '--noEmit', '--project', '.'] },
  {
    name: 'imports',
    args: () => [toolFile('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...CODE],
  },
  { name: 'dead code', args: () => [toolFile('knip'), '--no-progress'] },
  {
    name: 'format',
    args: () => [
      toolFile('prettier'),
      '--check',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
    ],
  },
]

const AT_ONCE = 2

/** @param {(result: CheckResult) => void} onResult @returns {Promise<CheckResult[]>} */
export async function runChecks(onResult) {
  const waiting = [...CHECKS]
  /** @type {CheckResult[]} */
  const results = []
  const takeNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check)
      results.push(result)
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return results
}

/** @param {Check} check @returns {Promise<CheckResult>} */
async function runCheck({ name, args, env = {} }) {
  const from = performance.now()
  let output = ''
  const onOutput = (/** @type {string} */ text) => void (output += text)
  const code = await runNode(args(), { env, onOutput }).catch(error => {
    output += `${error}\n`
    return 1
  })
  return { name, ok: code === 0, seconds: (performance.now() - from) / 1000, output }
}

/** One line for what passed, everything a failed tool said. @param {CheckResult} result */
export function describeCheck({ name, ok, seconds, output }) {
  const line = `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`
  return ok || output.trim() === '' ? line : `${line}\n${output.trimEnd()}\n`
}
