import type { Locator, Page } from '@playwright/test'
import type { ServerCommands, ServerGridOptions } from '@tests/support/grid-harness/server-grid.types'
import type {
  CaseStep,
  GridCase,
  GridHarness,
  PanelTexts,
  RangeTexts,
} from '@tests/support/grid-harness/harness.types'

declare global {
  interface Window {
    gridHarness: GridHarness
  }
}

const SENTINEL = '(nothing was copied)'

/** The grid by what one sees and presses. */
export function gridPageModel(page: Page) {
  const cell = (row: number | string, column: string): Locator =>
    page.locator(`.ag-row[row-index="${row}"] .ag-cell[col-id="${column}"]`)

  /** Ranges, sums and what React draws of them have come to rest: the bar is still for 100 ms between two figures. */
  const settle = () =>
    page.evaluate(
      () =>
        new Promise<void>(resolve => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 120)))
        }),
    )

  const withKey = async (mod: unknown, act: () => Promise<void>) => {
    const keys = typeof mod === 'string' ? mod.split('+') : []
    for (const key of keys) await page.keyboard.down(key)
    await act()
    for (const key of keys.reverse()) await page.keyboard.up(key)
  }

  const drag = async (from: Locator, to: Locator) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !end) throw new Error('A cell to drag is not in sight')
    const middle = ({ x, y, width, height }: typeof start) => [x + width / 2, y + height / 2] as const
    await page.mouse.move(...middle(start))
    await page.mouse.down()
    await page.mouse.move(...middle(end), { steps: 4 })
    await page.mouse.up()
  }

  type Spot = [number | string, string]
  const act = async (step: CaseStep): Promise<void> => {
    if (step.op === 'click')
      return withKey(step.mod, () =>
        cell(step.row as number, String(step.col)).click({
          button: step.button === 'right' ? 'right' : 'left',
        }),
      )
    if (step.op === 'drag')
      return withKey(step.mod, () => drag(cell(...(step.from as Spot)), cell(...(step.to as Spot))))
    if (step.op === 'key') return page.keyboard.press(String(step.key))
    return page.evaluate(own => window.gridHarness.apply(own), step)
  }

  return {
    cell,
    settle,
    drag,
    header: (column: string) => page.locator(`.ag-header-cell[col-id="${column}"]`),
    status: page.getByRole('status'),
    async open(gridCase: GridCase): Promise<void> {
      await page.evaluate(text => navigator.clipboard.writeText(text), SENTINEL)
      await page.evaluate(own => window.gridHarness.mount(own), gridCase)
      await page.locator('.ag-header-cell').first().waitFor()
      if (gridCase.rows.length > 0 || gridCase.generate)
        await page.locator('.ag-row .ag-cell').first().waitFor()
      await settle()
    },
    async openServer(options: ServerGridOptions): Promise<void> {
      await page.evaluate(own => window.gridHarness.mountServer(own), options)
      await page.locator('.ag-header-cell').first().waitFor()
    },
    log: () => page.evaluate(() => window.gridHarness.server().log()),
    selection: () => page.evaluate(() => window.gridHarness.server().selection()),
    holdAnswers: (isHeld: boolean) =>
      page.evaluate(held => window.gridHarness.server().holdAnswers(held), isHeld),
    set: (next: Parameters<ServerCommands['set']>[0]) =>
      page.evaluate(own => window.gridHarness.server().set(own), next),
    async act(step: CaseStep): Promise<void> {
      await act(step)
      await settle()
    },
    async panels(names: string[]): Promise<PanelTexts> {
      const texts = await Promise.all(
        names.map(async name => {
          const value = page.locator(`[data-panel="${name}"] .grid-bar-value`)
          return [name, await value.evaluateAll(all => all[0]?.textContent ?? null)] as const
        }),
      )
      return Object.fromEntries(texts)
    },
    async ranges(): Promise<RangeTexts[]> {
      const ranges = await page.evaluate(() => window.gridHarness.ranges())
      return ranges.map(({ anchor, head, columns }) => ({
        rows: [anchor.index, head.index],
        pinned: [anchor.pinned, head.pinned],
        cols: [...columns],
      }))
    },
    async clipboard(): Promise<string | null> {
      const text = await page.evaluate(() => navigator.clipboard.readText())
      return text === SENTINEL ? null : text
    },
  }
}
