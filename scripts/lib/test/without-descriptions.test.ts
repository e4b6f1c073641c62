import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutDescriptions } from './without-descriptions.mjs'

it('still finds both places where Playwright describes a page', () => {
  const code = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const changed = withoutDescriptions(code)
  expect(changed).toContain('ariaSnapshotForExpectFailure(element, options) { return undefined;')
  expect(changed.length - code.length).toBe(
    ' return undefined;'.length +
      'if (false) {'.length -
      'if (matches === options.isNot && !isArray) {'.length,
  )
})
