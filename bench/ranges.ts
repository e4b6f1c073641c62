import { chromium, type CDPSession, type Page } from '@playwright/test'
import path from 'node:path'
import { serveBuiltPage } from '@tests/support/built-page'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import type {} from './support/grid-bench/grid-bench.types.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** What marking cells costs over 100,000 rows of 20 columns: thread CPU of the page, in turns, medians. */
const ROUNDS = 7
const MOVES = 120
const FRAMES = 150

const served = await serveBuiltPage(path.resolve(import.meta.dirname, 'support/grid-bench'))
const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGS, '--js-flags=--expose-gc'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.on('pageerror', error => console.error(error))
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable', { timeDomain: 'threadTicks' })
await session.send('HeapProfiler.enable')
await page.goto(served.url)

type Metrics = Record<
  'TaskDuration' | 'ScriptDuration' | 'JSHeapUsedSize' | 'JSEventListeners' | 'Nodes',
  number
>
async function metrics(of: CDPSession): Promise<Metrics> {
  const { metrics: list } = await of.send('Performance.getMetrics')
  return Object.fromEntries(list.map(({ name, value }) => [name, value])) as Metrics
}

async function heapMb(): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return rounded((await metrics(session)).JSHeapUsedSize / 2 ** 20, 1)
}

/** Milliseconds of CPU that the page's thread worked, and how many of them in scripts. */
async function cpu(act: () => Promise<unknown>): Promise<{ all: number; script: number }> {
  const before = await metrics(session)
  await act()
  const after = await metrics(session)
  return {
    all: (after.TaskDuration - before.TaskDuration) * 1000,
    script: (after.ScriptDuration - before.ScriptDuration) * 1000,
  }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const median = (values: number[]) => quantile(values, 0.5)

/** Over the cells, a row or a column further at each step, as a hand draws a range. */
async function moves(target: Page, isDown: boolean): Promise<void> {
  await target.mouse.move(300, 200)
  if (isDown) await target.mouse.down()
  for (let move = 0; move < MOVES; move += 1) {
    const wave = Math.abs(((move * 2) % MOVES) - MOVES / 2) / (MOVES / 2)
    await target.mouse.move(320 + 900 * (1 - wave), 210 + ((move * 29) % 560))
    await pause(16)
  }
  if (isDown) await target.mouse.up()
}

/** The pressed button alone costs the browser something: a drag of which the grid hears nothing says how much. */
const POINTER = {
  'no selection': { isDown: false, isHeard: true },
  'a drag that marks nothing': { isDown: true, isHeard: false },
  'drawing a range, bar shown': { isDown: true, isHeard: true },
}

async function pointer(): Promise<Figure[]> {
  await page.evaluate(() =>
    window.addEventListener(
      'pointerdown',
      event => {
        if (document.documentElement.dataset.deaf) event.stopImmediatePropagation()
      },
      true,
    ),
  )
  const of = new Map(Object.keys(POINTER).map(what => [what, [] as { all: number; script: number }[]]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [what, { isDown, isHeard }] of Object.entries(POINTER)) {
      await page.evaluate(
        async deaf => {
          document.documentElement.dataset.deaf = deaf
          await window.gridBench.clear()
        },
        isHeard ? '' : 'yes',
      )
      of.get(what)?.push(await cpu(() => moves(page, isDown)))
    }
  await page.evaluate(() => delete document.documentElement.dataset.deaf)
  const each = (what: string) => median((of.get(what) ?? []).map(({ all }) => all / MOVES))
  return [...of].map(([what, rounds]) => ({
    what,
    'cpu ms a move': rounded(each(what)),
    'over no selection': rounded(each(what) - each('no selection')),
    'over the same drag': rounded(each(what) - each('a drag that marks nothing')),
    'script ms a move': rounded(median(rounds.map(one => one.script / MOVES))),
  }))
}

async function large(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [cells, rows] of [
    ['100 thousand', 5_000],
    ['1 million', 50_000],
    ['2 million', 99_990],
  ] as const) {
    await page.evaluate(async () => {
      await window.gridBench.unmount()
      await window.gridBench.mount()
    })
    const heap = await heapMb()
    const first = await cpu(() => page.evaluate(count => window.gridBench.select(count, 20), rows))
    const peak = rounded((await metrics(session)).JSHeapUsedSize / 2 ** 20, 1)
    const steps: number[] = []
    for (let step = 1; step <= ROUNDS; step += 1)
      steps.push(
        (await cpu(() => page.evaluate(count => window.gridBench.select(count, 20), rows + step))).all,
      )
    figures.push({
      cells,
      'first, cpu ms': rounded(first.all, 1),
      'next step, cpu ms': rounded(median(steps), 1),
      'heap MB, before': heap,
      'at the peak': peak,
      kept: await heapMb(),
    })
  }
  return figures
}

async function scrolling(): Promise<Figure[]> {
  const of: Record<string, { cpu: number[]; frame: number[] }> = {
    'nothing marked': { cpu: [], frame: [] },
    'all 2 million cells marked': { cpu: [], frame: [] },
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [what, list] of Object.entries(of)) {
      await page.evaluate(
        all => (all ? window.gridBench.select(100_000, 20) : window.gridBench.clear()),
        what.startsWith('all'),
      )
      const used = await cpu(async () => {
        list.frame.push(...(await page.evaluate(frames => window.gridBench.scroll(frames, 90), FRAMES)))
      })
      list.cpu.push(used.all / FRAMES)
    }
  return Object.entries(of).map(([what, list]) => ({
    what,
    'cpu ms a frame': rounded(median(list.cpu)),
    'frame ms p50': rounded(median(list.frame), 1),
    'frame ms p95': rounded(quantile(list.frame, 0.95), 1),
  }))
}

async function soak(): Promise<Figure[]> {
  const state = async (what: string): Promise<Figure> => {
    const heap = await heapMb()
    const { JSEventListeners, Nodes } = await metrics(session)
    return { what, 'heap MB': heap, listeners: JSEventListeners, nodes: Nodes }
  }
  const cycle = () =>
    page.evaluate(async () => {
      await window.gridBench.mount()
      await window.gridBench.select(1_000, 20)
      await window.gridBench.unmount()
    })
  await page.evaluate(() => window.gridBench.unmount())
  await cycle()
  const before = await state('after the first')
  for (let n = 0; n < 20; n += 1) await cycle()
  return [before, await state('after 20 more')]
}

await page.evaluate(() => window.gridBench.mount())
report('A pointer move over the grid', await pointer())
report('A range over many cells', await large())
report('Scrolling, 90 px a frame', await scrolling())
report('Mounting and unmounting', await soak())
await browser.close()
await served.close()
