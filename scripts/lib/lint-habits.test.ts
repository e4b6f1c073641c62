import * as parser from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { inRoot } from './project.mjs'

type Habit = { name: string; selectors: string[] }
const { forTests } = createRequire(import.meta.url)('./lint-habits.cjs') as {
  forTests: {
    habits: Habit[]
    allowed: Record<string, string[]>
    bans: (habits: Habit[]) => object[]
  }
}
const { habits, allowed, bans } = forTests

const linter = new Linter({ configType: 'eslintrc' })
linter.defineParser('typescript', parser as Parameters<Linter['defineParser']>[1])

/** The habits that a text shows. */
const habitsOf = (text: string, among = habits) =>
  among
    .filter(habit => {
      const rules = { 'no-restricted-syntax': ['error', ...bans([habit])] } as Linter.RulesRecord
      const parserOptions = { ecmaVersion: 'latest', sourceType: 'module' } as const
      return linter.verify(text, { parser: 'typescript', parserOptions, rules }).length > 0
    })
    .map(({ name }) => name)

it.each([
  ['fixed wait', `await page.waitForTimeout(800)`],
  ['sleep', `await new Promise(resolve => setTimeout(resolve, 50))`],
  ['sleep', `import { setTimeout as sleep } from 'node:timers/promises'`],
  ['second chance', `test.describe.configure({ retries: 2 })`],
  ['wider limit', `test.slow()`],
  ['wider limit', `test.setTimeout(60_000)`],
  ['wider limit', `it('adds', () => expect(1 + 1).toBe(2), 300_000)`],
  ['wider limit', `it('adds', { timeout: 9 }, () => undefined)`],
  ['left out', `it.only('adds', () => undefined)`],
  ['left out', `describe.skip('sums', () => undefined)`],
  ['left out', `test.skip(isSlow)`],
  ['left out', `test.fixme('adds', () => undefined)`],
  ['asserted once', `expect(await row.isVisible()).toBe(true)`],
  ['read once', `const text = await row.innerText()`],
  ['read once', `for (const row of await rows.all()) use(row)`],
  ['absence first', `async () => { await save.click(); await expect(dialog).toHaveCount(0) }`],
  ['absence first', `async () => { await save.click(); await expect(dialog).not.toBeVisible() }`],
])('%s is seen in %s', (name, text) => {
  expect(habitsOf(text)).toContain(name)
})

it.each([
  `test.skip(isSlow, 'phones have no mouse')`,
  `await expect(row).toHaveText('3')`,
  `await expect.poll(async () => await rows.count()).toBe(3)`,
  `await expect(async () => { const text = await row.innerText(); expect(text).toBe('3') }).toPass()`,
  `async () => { await save.click(); await expect(toast).toBeVisible(); await expect(dialog).toHaveCount(0) }`,
])('nothing is seen in %s', text => {
  expect(habitsOf(text)).toEqual([])
})

it.each(Object.entries(allowed).flatMap(([name, files]) => files.map(file => [name, file] as const)))(
  '%s is still to be found in %s, which otherwise leaves lint-habits-allowed.json',
  (name, file) => {
    const among = habits.filter(habit => habit.name === name)
    expect(habitsOf(readFileSync(inRoot(file), 'utf8'), among)).toEqual([name])
  },
)
