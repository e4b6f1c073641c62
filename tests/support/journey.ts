import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Portal = { url: string; dataDir: string }

const OPEN_AT = /The portal is open at (\S+)/
const PASSWORD = 'Portal-demo-1'

async function startBuilt(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = OPEN_AT.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`the portal ended with ${code}: ${said}`)))
  })
  return { url, child }
}

type WorkerFixtures = { portal: Portal }
type Fixtures = {
  /** Fails the test at its end if the page broke its security policy or threw. */
  watched: void
}

/** The built product, with a demo company of its own for each worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'portal-journey-')))
      await chmod(dataDir, 0o711)
      const { url, child } = await startBuilt(dataDir)
      await use({ url, dataDir })
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  watched: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text())
      })
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const emailOf = (role: string) => `${role}@portal.test`

/** As a person does it: the two fields and the button. */
export async function signIn(page: Page, role: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(emailOf(role))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main')).toBeVisible()
}

export async function signInByApi(portal: Portal, role: string, password = PASSWORD): Promise<{ token: string }> {
  const answer = await fetch(`${portal.url}/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(role), password }),
  })
  if (!answer.ok) throw new Error(`${role} could not sign in: ${await answer.text()}`)
  return (await answer.json()) as { token: string }
}

/** Nothing serious or critical, on what is shown now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  expect(grave, what).toEqual([])
}

/** Pages never scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
