// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { describeCheck, runChecks } from './checks.mjs'
import { countsOf, countsOfPlaywright, countsOfVitest, judge } from './counts.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { startThrowAwayServer } from './postgres.mjs'
import { runNode, toolFile } from './run.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {{ counts: Counts, failures: Failure[] }} Outcome
 * @typedef {{ name: string, what: string, run: () => Promise<Outcome> }} Step
 * @typedef {{ counts: (report: any) => Counts, failures: (report: any) => Failure[] }} Reading
 */

/** @type {Step[]} */
export const STEPS = [
  { name: 'check', what: 'types, lint, imports, dead code, format', run: runCheckStep },
  { name: 'unit', what: 'pure code', run: () => vitest(['unit', 'unit-browser']) },
  { name: 'guards', what: 'the house rules', run: () => vitest(['guards'], ON_EMBEDDED) },
  { name: 'api', what: 'the API on the embedded engine', run: () => vitest(['api'], ON_EMBEDDED) },
  { name: 'api-real', what: 'the API on a PostgreSQL server', run: runOnRealServer },
  { name: 'screens', what: 'screens on the real API', run: () => vitest(['screens'], ON_EMBEDDED) },
  { name: 'grid', what: 'the grid in a browser', run: () => runInBrowser(['grid']) },
  { name: 'journeys', what: 'the built product in a browser', run: runJourneys },
]

/** Without an address the tests start the embedded engine. */
const ON_EMBEDDED = { TEST_DATABASE_URL: undefined }

async function runCheckStep() {
  const results = await runChecks(result => console.log(describeCheck(result)))
  const failed = results.filter(({ ok }) => !ok)
  return {
    counts: countsOf({ passed: results.length - failed.length, failed: failed.length }),
    failures: failed.map(({ name }) => ({ name, why: 'see above' })),
  }
}

async function runOnRealServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return vitest(['api'])
  const server = await startThrowAwayServer()
  if ('missing' in server) {
    console.log(`Skipped: ${server.missing}.`)
    return { counts: countsOf({ skipped: 1 }), failures: [] }
  }
  try {
    return await vitest(['api'], { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function runJourneys() {
  await ensureBuilt()
  return runInBrowser(['desktop', 'phone'])
}

/** @param {string[]} projects */
async function runInBrowser(projects) {
  const browser = await ensureBrowser()
  return withReport(async file => {
    const chosen = projects.map(name => `--project=${name}`)
    const args = ['test', ...chosen, '--reporter=list,json']
    const code = await runNode([toolFile('@playwright/test', 'playwright'), ...args], {
      env: { PORTAL_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    return { code, reading: { counts: countsOfPlaywright, failures: failuresOfPlaywright } }
  })
}

/** @param {string[]} projects @param {NodeJS.ProcessEnv} [env] */
function vitest(projects, env = {}) {
  return withReport(async file => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await runNode([toolFile('vitest'), ...args, ...projects.map(name => `--project=${name}`)], {
      env,
    })
    return { code, reading: { counts: countsOfVitest, failures: failuresOfVitest } }
  })
}

/** @param {(file: string) => Promise<{ code: number, reading: Reading }>} run @returns {Promise<Outcome>} */
async function withReport(run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const { code, reading } = await run(file)
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    return {
      counts: judge(report && reading.counts(report), code),
      failures: report ? reading.failures(report) : [],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
