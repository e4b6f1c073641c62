import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing serious or critical on what is shown now; of these rules alone where some are named. */
export async function expectAccessible(page: Page, what: string, rules: string[] = []): Promise<void> {
  // What still moves has half its contrast; what comes after it may move in its turn.
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          animation =>
            animation.playState === 'running' &&
            animation.effect?.getComputedTiming().iterations !== Infinity,
        )
    while (moving().length > 0)
      await Promise.all(moving().map(animation => animation.finished.catch(() => null)))
  })
  // A mail is shown in a frame that runs no script, so axe cannot enter it and would wait for an answer.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]')
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  expect(grave, what).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over, { message: what }).toBeLessThanOrEqual(0)
}
