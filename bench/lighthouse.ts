import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** Lighthouse on the sign-in page, as a phone (its default, slowed down) and as a desktop. */
const portal = await startBuiltPortal()
const DEBUG_PORT = 47_322
const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
})

async function score(device: 'mobile' | 'desktop'): Promise<Figure> {
  const desktop = {
    formFactor: 'desktop' as const,
    screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
    throttling: {
      rttMs: 40,
      throughputKbps: 10_240,
      cpuSlowdownMultiplier: 1,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  }
  const result = await lighthouse(`${portal.url}/login`, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    ...(device === 'desktop' ? desktop : {}),
  })
  const scores = Object.values(result?.lhr.categories ?? {}).map(({ id, score }) => [
    id,
    rounded((score ?? 0) * 100, 0),
  ])
  return { device, ...Object.fromEntries(scores) }
}

report('Lighthouse, sign-in page (aim 95)', [await score('mobile'), await score('desktop')])
await browser.close()
await portal.stop()
