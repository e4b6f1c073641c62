import { chromium, type Page } from '@playwright/test'
import { askForLeave, ownLeavePeople } from '@tests/support/asked-leave'
import { folderForPortal, startBuilt } from '@tests/support/built-portal'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { report, rounded, type Figure } from './support/report.ts'
import { slowDown } from './support/slow-line.ts'

/** A mailed link on an old phone: slow 4G (400 ms, 50 kB/s) and a CPU four times slower, nothing cached. */
const ROUNDS = 5

const folder = await folderForPortal()
const portal = await startBuilt({ dataDir: folder.path })
const { link } = await askForLeave(portal, ownLeavePeople())
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })

async function onAnOldPhone(page: Page): Promise<() => { bytes: number; files: number }> {
  const session = await page.context().newCDPSession(page)
  let [bytes, files] = [0, 0]
  session.on('Network.loadingFinished', event => {
    bytes += event.encodedDataLength
    files += 1
  })
  await slowDown(session)
  return () => ({ bytes, files })
}

type Round = { button: number; request: number; bytes: number; files: number }

async function round(): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  const sent = await onAnOldPhone(page)
  const began = performance.now()
  await page.goto(link, { waitUntil: 'commit' })
  const open = page.getByRole('button', { name: 'Open request' })
  await open.waitFor()
  const button = performance.now() - began
  const { bytes, files } = sent()
  const pressed = performance.now()
  await open.click()
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  const request = performance.now() - pressed
  await context.close()
  return { button, request, bytes, files }
}

const rounds: Round[] = []
for (let count = 0; count < ROUNDS; count += 1) rounds.push(await round())
const median = (pick: (round: Round) => number) =>
  rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
const worst = (pick: (round: Round) => number) => Math.max(...rounds.map(pick))

const figures: Figure[] = [
  {
    what: 'link page, slow 4G and a quarter of the CPU',
    'button to press after ms': rounded(
      median(one => one.button),
      0,
    ),
    'worst ms': rounded(
      worst(one => one.button),
      0,
    ),
    'aim ms': 3000,
    'from the press to the request ms': rounded(
      median(one => one.request),
      0,
    ),
    'kB until then': rounded(median(one => one.bytes) / 1000, 1),
    files: median(one => one.files),
  },
]
report('Link page', figures)
await browser.close()
await portal.stop()
await folder.remove()
