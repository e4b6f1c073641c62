// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { inRoot, PlainError, say } from './project.mjs'
import { apt, canUseApt } from './apt.mjs'
import { runNode, toolFile } from './run.mjs'

/** A browser without windows draws the same pages for a fifth less. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
/** By the name of its file: Debian's, and Playwright's own. */
const WINDOWLESS = /headless[-_]shell/
const COMMANDS = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  `/usr/bin/${WITHOUT_WINDOWS}`,
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** No sandbox, because tests run as root too; nothing that calls home. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser that starts: the one PORTAL_CHROMIUM names, the system's, or Playwright's own. */
export async function findBrowser() {
  const named = process.env.PORTAL_CHROMIUM
  if (named) {
    if (!starts(named)) throw new PlainError(`PORTAL_CHROMIUM names ${named}, which does not start.`)
    return named
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const inPath = COMMANDS.flatMap(command => folders.map(folder => path.join(folder, command)))
  return [...PLACES, ...inPath, ...(await playwrightsOwn())].find(starts)
}

/** The same, installed first where there is none, or only one that brings its windows. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found && (process.env.PORTAL_CHROMIUM || WINDOWLESS.test(found) || !canUseApt())) return found
  say('Installing a browser for the journeys …')
  // Ubuntu's package of that name is an empty one, so what apt installed must still be seen to start.
  if (canUseApt() && ((await apt([WITHOUT_WINDOWS])) || (!found && (await apt(['chromium']))))) {
    const installed = await findBrowser()
    if (installed) return installed
  }
  if (found) return found
  await runNode([toolFile('@playwright/test', 'playwright'), 'install', 'chromium'])
  const installed = await findBrowser()
  if (installed) return installed
  throw new PlainError(
    'No browser could be installed. Install Chromium or Chrome, or name one in PORTAL_CHROMIUM; where only its ' +
      'libraries are missing, `npx playwright install-deps chromium` (as root) brings them.',
  )
}

async function playwrightsOwn() {
  if (!existsSync(inRoot('node_modules', '@playwright', 'test'))) return []
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()]
}

/** @param {string} file */
const starts = file =>
  existsSync(file) &&
  spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }).stdout?.match(
    /\d+\.\d+/,
  ) != null
