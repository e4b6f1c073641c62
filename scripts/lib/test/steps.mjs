// @ts-check
/**
 * A step of the suite: vitest projects, Playwright projects, or something of its own. `needs` names steps that must
 * have ended before, where they are part of the same run.
 * @typedef {{
 *   name: string, what: string, lane: 'browser' | 'node', needs?: string[],
 *   vitest?: string[], playwright?: string[], own?: 'check' | 'build', env?: NodeJS.ProcessEnv,
 *   onRealServer?: boolean,
 * }} Step
 */

/** Without an address the tests start the embedded engine. */
const ON_EMBEDDED = { TEST_DATABASE_URL: undefined }

/**
 * In the order in which a lane takes them: whatever finds most soonest comes first, and last what the other lane may
 * take over. The check holds most beside the journeys: it stands in their lane, so that they never meet. The journeys,
 * which are longest, come before the others, so that no lane is idle while they last.
 * @type {Step[]}
 */
export const STEPS = [
  { name: 'build', what: 'both halves of the product', lane: 'browser', own: 'build' },
  { name: 'check', what: 'types, lint, imports, dead code, format, budgets', lane: 'browser', own: 'check' },
  {
    name: 'journeys',
    what: 'the built product in a browser',
    lane: 'browser',
    needs: ['build'],
    playwright: ['desktop'],
  },
  { name: 'phones', what: 'the same on a phone', lane: 'browser', needs: ['build'], playwright: ['phone'] },
  { name: 'grid', what: 'the grid in a browser', lane: 'browser', needs: ['build'], playwright: ['grid'] },
  { name: 'unit', what: 'pure code', lane: 'node', vitest: ['unit', 'unit-browser'] },
  { name: 'guards', what: 'the house rules', lane: 'node', vitest: ['guards'], env: ON_EMBEDDED },
  { name: 'screens', what: 'screens on the real API', lane: 'node', vitest: ['screens'], env: ON_EMBEDDED },
  {
    name: 'engine',
    what: 'processes, backups and faults of the embedded engine',
    lane: 'node',
    needs: ['build'],
    vitest: ['engine'],
    env: ON_EMBEDDED,
  },
  {
    name: 'api',
    what: 'the API on the embedded engine',
    lane: 'node',
    needs: ['build'],
    vitest: ['api'],
    env: ON_EMBEDDED,
  },
  {
    name: 'api-15',
    what: 'the API on PostgreSQL 15 or newer',
    lane: 'node',
    needs: ['api', 'engine'],
    vitest: ['api-15'],
    onRealServer: true,
  },
]

/** What the steps need of each other, in the order of the list. @param {string[]} names @returns {Step[]} */
export function stepsOf(names) {
  if (names.length === 0) return STEPS
  const needsBuild = STEPS.some(({ name, needs }) => names.includes(name) && needs?.includes('build'))
  return STEPS.filter(({ name }) => names.includes(name) || (name === 'build' && needsBuild))
}
