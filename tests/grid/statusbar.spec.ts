import cases from '@tests/cases/statusbar-cases.json' with { type: 'json' }
import { decisionOn } from '@tests/grid/decisions'
import { expect, test } from '@tests/support/grid-page'
import type { GridCase } from '@tests/support/grid-harness/harness.types'
import { gridPageModel } from '@tests/support/page-models/grid-page-model'

/** Every case of the file, on the real grid in a real browser, with real keys and a real mouse. */
for (const gridCase of cases.cases as GridCase[]) {
  test(`${gridCase.id}: ${gridCase.title}`, async ({ gridPage, complaints }) => {
    const grid = gridPageModel(gridPage)
    const decision = decisionOn(gridCase)
    const expected = { ...gridCase, ...decision, expect: { ...gridCase.expect, ...decision?.expect } }
    await grid.open(gridCase)
    for (const step of gridCase.steps) await grid.act(step)

    await expect.poll(() => grid.panels(Object.keys(expected.expect))).toEqual(expected.expect)
    if (expected.expectRanges) await expect.poll(() => grid.ranges()).toEqual(expected.expectRanges)
    if (expected.expectClipboard !== undefined)
      await expect.poll(() => grid.clipboard()).toBe(expected.expectClipboard)
    if (decision?.warns) expect(complaints.splice(0)).toEqual([expect.stringMatching(decision.warns)])
  })
}
