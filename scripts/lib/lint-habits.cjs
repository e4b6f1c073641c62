// @ts-check
// Habits that make a test red by chance, or green by chance, each with the way to do it instead. A file that still
// has one is named in lint-habits-allowed.json; that list may only get shorter.

/**
 * @typedef {{ name: string, files: string[], message: string, selectors: string[] }} Habit
 */

const ALL = ['tests/**/*.ts', 'tests/**/*.tsx', '**/*.test.ts', '**/*.test.tsx']
const API = ['tests/api/**/*.ts']
const BROWSER = ['tests/journeys/**/*.ts', 'tests/grid/**/*.ts', 'tests/support/page-models/**/*.ts']

const RUNNERS = '/^(it|test|describe|suite)$/'
const READS =
  '/^(innerText|textContent|inputValue|innerHTML|getAttribute|count|isVisible|isHidden|isEnabled|isDisabled|isChecked|isEditable|allTextContents|allInnerTexts|boundingBox)$/'
const ONCE = '/^(innerText|allInnerTexts|allTextContents|all|count)$/'
const ACTIONS =
  '/^(click|dblclick|fill|press|pressSequentially|type|check|uncheck|selectOption|goto|reload|goBack|goForward|setInputFiles|dragTo|hover|tap|clear)$/'

/** A function that is asked again and again until what it says holds. */
const AGAIN =
  ':matches(CallExpression[callee.property.name="poll"], CallExpression[callee.property.name="toPass"])'
const notAskedAgain = (/** @type {string} */ node) =>
  `${node}:not(${AGAIN} > .arguments ${node}):not(${AGAIN} > MemberExpression ${node})`

const CALL = 'expression.argument.callee'
const acts = `ExpressionStatement[${CALL}.property.name=${ACTIONS}]`
const says = (/** @type {string} */ what) => `${acts} + ExpressionStatement${what}`

/** @type {Habit[]} */
const habits = [
  {
    name: 'fixed wait',
    files: ALL,
    message:
      'A fixed wait is too short on a busy machine and too long on a quiet one: wait for what it is for.',
    selectors: ['CallExpression[callee.property.name="waitForTimeout"]'],
  },
  {
    name: 'sleep',
    files: API,
    message: 'A sleep guesses how long something takes: wait for what it is for, or give the code a clock.',
    selectors: [
      'ImportDeclaration[source.value="node:timers/promises"] > ImportSpecifier[imported.name="setTimeout"]',
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
      'NewExpression[callee.name="Promise"] > ArrowFunctionExpression > CallExpression[callee.name="setTimeout"]',
    ],
  },
  {
    name: 'second chance',
    files: ALL,
    message: 'A test that passes at the second try has a cause: find it.',
    selectors: ['Property[key.name=/^(retry|retries)$/][value.value!=0]'],
  },
  {
    name: 'wider limit',
    files: ALL,
    message:
      'The limits are those of the configuration: a test that needs longer than the others waits for the wrong thing.',
    selectors: [
      'CallExpression[callee.property.name="slow"][callee.object.name="test"]',
      'CallExpression[callee.property.name="setTimeout"][callee.object.name="test"]',
      'CallExpression[callee.property.name="setConfig"] Property[key.name=/Timeout$/]',
      `CallExpression[callee.name=/^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/] > Literal.arguments[raw=/^[0-9_]+$/]`,
      `CallExpression[callee.name=/^(it|test)$/] > ObjectExpression.arguments > Property[key.name="timeout"]`,
      'CallExpression[callee.property.name="configure"] Property[key.name="timeout"]',
    ],
  },
  {
    name: 'left out',
    files: ALL,
    message: 'A test is left out only for a stated reason: test.skip(condition, reason) or skipIf.',
    selectors: [
      `MemberExpression[object.name=${RUNNERS}][property.name=/^(only|fixme|todo|fails)$/]`,
      'MemberExpression[object.name=/^(it|describe|suite)$/][property.name="skip"]',
      'MemberExpression[object.object.name="test"][object.property.name="describe"][property.name=/^(only|fixme|skip)$/]',
      'CallExpression[callee.object.name="test"][callee.property.name="skip"]:not([arguments.1.type="Literal"]):not([arguments.1.type="TemplateLiteral"])',
    ],
  },
  {
    name: 'asserted once',
    files: BROWSER,
    message: 'What is read once may be read too soon: expect(locator).toHaveText and its kin ask again.',
    selectors: [
      `CallExpression[callee.name="expect"] > AwaitExpression.arguments > CallExpression[callee.property.name=${READS}]`,
      `CallExpression[callee.object.name="expect"][callee.property.name="soft"] > AwaitExpression.arguments > CallExpression[callee.property.name=${READS}]`,
    ],
  },
  {
    name: 'read once',
    files: BROWSER,
    message: 'What is read once may be read too soon: wait for it by expect, or read it inside expect.poll.',
    selectors: [
      notAskedAgain(
        `AwaitExpression:has(> CallExpression[callee.property.name=${ONCE}][arguments.length=0])`,
      ),
    ],
  },
  {
    name: 'absence first',
    files: BROWSER,
    message:
      'Right after an action nothing is there yet: expect first what the action brings, then what it takes away.',
    selectors: [
      says(`[${CALL}.property.name="toHaveCount"][expression.argument.arguments.0.value=0]`),
      says(`[${CALL}.property.name="toBeHidden"]`),
      says(`[${CALL}.property.name="toBeVisible"][${CALL}.object.property.name="not"]`),
    ],
  },
]

/** @type {Record<string, string[]>} */
const allowed = require('./lint-habits-allowed.json')

/** @param {Habit[]} some */
const bans = some =>
  some.flatMap(({ selectors, message }) => selectors.map(selector => ({ selector, message })))

/** The widest first: of overrides that hold a file, the last counts. */
const SCOPES = [
  { files: ALL, within: [ALL] },
  { files: API, within: [ALL, API] },
  { files: BROWSER, within: [ALL, BROWSER] },
]

/** @param {string} file */
const scopeOf = file => {
  if (file.startsWith('tests/api/')) return [ALL, API]
  return /^tests\/(journeys|grid|support\/page-models)\//.test(file) ? [ALL, BROWSER] : [ALL]
}

/** @param {unknown[]} everywhere  what is refused in every file, as `no-restricted-syntax` takes it */
const habitOverrides = everywhere => [
  ...SCOPES.map(({ files, within }) => ({
    files,
    rules: {
      'no-restricted-syntax': [...everywhere, ...bans(habits.filter(habit => within.includes(habit.files)))],
    },
  })),
  ...[...new Set(Object.values(allowed).flat())].map(file => ({
    files: [file],
    rules: {
      'no-restricted-syntax': [
        ...everywhere,
        ...bans(
          habits.filter(({ name, files }) => scopeOf(file).includes(files) && !allowed[name]?.includes(file)),
        ),
      ],
    },
  })),
]

module.exports = { habitOverrides, forTests: { habits, allowed, bans } }
