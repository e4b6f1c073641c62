import { test as base } from '@playwright/test'
import { TestCosts } from '@tests/support/browser-costs'

/** Playwright's own test, which writes down what its files cost. */
export const test = base.extend<{ costed: undefined }, { costs: TestCosts }>({
  costs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const costs = new TestCosts()
      await use(costs)
      costs.endFile()
    },
    { scope: 'worker', auto: true },
  ],
  costed: [
    async ({ costs }, use, info) => {
      costs.startTest(info)
      await use(undefined)
      costs.count()
    },
    { auto: true },
  ],
})
