// @ts-check
import { existsSync } from 'node:fs'
import { inRoot } from './project.mjs'
import { runNode, toolFile } from './run.mjs'

/**
 * @typedef {{ name: string, args: () => string[], env?: NodeJS.ProcessEnv }} Check
 * @typedef {{ name: string, ok: boolean, seconds: number, output: string }} CheckResult
 */

const QUIET = '--disable-warning=ESLintRCWarning'

const CODE = ['src', 'server', 'contract', 'tests', 'bench', 'scripts'].filter(folder =>
  existsSync(inRoot(folder)),
)

/** The slow ones first, so that the two places stay filled. @type {Check[]} */
const CHECKS = [
  {
    name: 'lint',
    args: () => [
      QUIET,
      toolFile('eslint'),
      '.',
      '--ext=.ts,.tsx,.mjs,.cjs',
      '--max-warnings=0',
      '--report-unused-disable-directives',
      '--cache',
      '--cache-location=.cache/eslint',
      '--cache-strategy=content',
    ],
    // No rule looks into another file for types, so that a file's own content is all that matters.
    env: { ESLINT_USE_FLAT_CONFIG: 'false' },
  },
  {
    name: 'format',
    args: () => [toolFile('oxfmt'), '--check', '.'],
  },
  {
    name: 'quick lint',
    args: () => [
      toolFile('oxlint'),
      '--type-aware',
      '--report-unused-disable-directives',
      '--deny-warnings',
      '--format=unix',
    ],
    // Collects its garbage earlier, and so holds no more than the types do.
    env: { GOGC: '50' },
  },
  {
    name: 'types',
    // One checker instead of four: a little slower where there are many cores, at half the memory.
    args: () => [toolFile('typescript-native', 'tsc'), '--noEmit', '--project', '.', '--checkers', '1'],
  },
  {
    name: 'imports',
    args: () => [toolFile('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...CODE],
  },
  { name: 'dead code', args: () => [toolFile('knip'), '--no-progress'] },
  { name: 'budgets', args: () => ['scripts/lib/test/check-budgets.mjs'] },
]

const AT_ONCE = 2

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, atOnce?: number, onSpawn?: (pid: number | undefined) => void }} Options
 * @param {Options} options
 * @param {(result: CheckResult) => void} onResult
 * @returns {Promise<CheckResult[]>}
 */
export async function runChecks(options, onResult) {
  const waiting = [...CHECKS]
  /** @type {CheckResult[]} */
  const results = []
  const takeNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check, options)
      results.push(result)
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: options.atOnce ?? AT_ONCE }, takeNext))
  return results
}

/** @param {Check} check @param {Options} options @returns {Promise<CheckResult>} */
async function runCheck({ name, args, env: own = {} }, { env = {}, onSpawn = () => undefined }) {
  const from = performance.now()
  let output = ''
  const onOutput = (/** @type {string} */ text) => void (output += text)
  const code = await runNode(args(), { env: { ...env, ...own }, onOutput, onSpawn }).catch(error => {
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
