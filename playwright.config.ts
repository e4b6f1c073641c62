import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './scripts/lib/browser.mjs'

const browser = await findBrowser()

/** Journeys start their own servers (tests/support): each brings the data it needs. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // A test that hangs is found; one that is slow because the machine is busy is not failed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(browser && { executablePath: browser }), args: BROWSER_ARGS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'grid', testDir: 'tests/grid', use: { viewport: { width: 1000, height: 700 } } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})
