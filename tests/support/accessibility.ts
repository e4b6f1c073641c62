import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What moves just now and will come to rest: until then it has half its contrast. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.className) || 'unnamed'),
  )
}

/** Rules that never find anything serious. */
const LIGHT_RULES = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

/**
 * What they look at is the product's own pairs of colours, which a test of their own holds: two thirds of what a look
 * costs. By day they look at each screen and each page by a link once, by night at
 * every state that a journey comes to.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** In place of axe itself where the document has it already. */
const NOTHING_MORE = 'undefined'

/** Of the rows or cards of a list or table, which are built alike, those after the third. */
const MORE_ROWS = ['.ag-row:nth-child(n+4)', '.list-cards > :nth-child(n+4)', 'tbody > tr:nth-child(n+4)']

/** The list that a record was opened from, where it still stands beside or behind it. */
const LIST = ['.ag-root-wrapper', '.list-cards']

/** Top bar and menu, which stand around every screen: the walk through all of them looks at them once in each group. */
const FRAME = ['header.topbar', '.sidebar']

export type Depth = {
  /** These rules alone. */
  rules?: readonly string[]
  /** Its colours too, by day. */
  withColours?: boolean
  /** Every row of a list, whose colours may differ. */
  everyRow?: boolean
  /** Without the list that was looked at just before. */
  withoutList?: boolean
  /** Top bar and menu too. */
  withFrame?: boolean
}

/** Nothing serious or critical on what is shown now. */
export async function expectAccessible(page: Page, what: string, depth: Depth = {}): Promise<void> {
  const {
    rules = [],
    withColours = process.env['NIGHTLY'] !== undefined,
    everyRow = false,
    withoutList = false,
    withFrame = false,
  } = depth
  await expect.poll(() => moving(page), { message: `${what} has come to rest` }).toEqual([])
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_MORE }) })
    // A mail is shown in a frame that runs no script, so axe cannot enter it and would wait for an answer.
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'], preload: false })
    // All in this page: the other way opens a page for the report alone.
    .setLegacyMode()
  const left = [...(everyRow ? [] : MORE_ROWS), ...(withoutList ? LIST : []), ...(withFrame ? [] : FRAME)]
  for (const part of left) axe.exclude(part)
  const idle = [...LIGHT_RULES, ...(withColours ? [] : COLOUR_RULES)]
  const chosen = rules.length > 0 ? axe.withRules([...rules]) : axe.disableRules(idle)
  const { violations } = await chosen.analyze()
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
