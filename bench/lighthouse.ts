import { chromium } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { report, rounded, type Figure } from './support/report.ts'

const run = promisify(execFile)
/** Lighthouse on the sign-in page, as a phone (its default, slowed down) and as a desktop. */
const portal = await startBuiltPortal()
const DEBUG_PORT = 47_322
const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
})

// Fetched when it is asked for: it brings 150 MB that nothing else needs.
const LIGHTHOUSE = 'lighthouse@12.8.2'
type Result = { categories: Record<string, { id: string; score: number | null }> }

async function score(device: 'mobile' | 'desktop'): Promise<Figure> {
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, `${portal.url}/login`, `--port=${DEBUG_PORT}`, '--quiet', '--output=json'],
      '--only-categories=performance,accessibility,best-practices',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: 64 * 1024 ** 2 },
  )
  const { categories } = JSON.parse(stdout) as Result
  const scores = Object.values(categories).map(({ id, score }) => [id, rounded((score ?? 0) * 100, 0)])
  return { device, ...Object.fromEntries(scores) }
}

report('Lighthouse, sign-in page (aim 95)', [await score('mobile'), await score('desktop')])
await browser.close()
await portal.stop()
