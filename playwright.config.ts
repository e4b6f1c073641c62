import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './scripts/lib/browser.mjs'
import { browserEnvironment } from './tests/support/page-clock.ts'

const browser = await findBrowser()

/**
 * Pages of tests live for seconds: to compile what is hot costs more than it saves there. By night they are as people's.
 */
const UNCOMPILED = process.env['NIGHTLY'] === undefined ? ['--js-flags=--no-maglev,--no-turbofan'] : []

/** The journeys share one portal, which tests/support/global-portal.ts starts for the first of them. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/global-portal.ts',
  outputDir: 'test-results',
  // A test that hangs is found; one that is slow because the machine is busy is not failed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [...BROWSER_ARGS, ...UNCOMPILED],
      env: browserEnvironment(),
    },
    // A recording costs several times what it records: a red test is repeated with one.
    trace: process.env['PORTAL_TRACE'] === '1' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    // Nothing moves while a place is measured or pressed.
    reducedMotion: 'reduce',
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
