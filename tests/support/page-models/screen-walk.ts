import { expect, type Locator, type Page } from '@playwright/test'
import { SCREENS } from '@contract/access/screens'
import { englishScreenTitles } from '@contract/access/screens.phrases'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import type { Portal } from '@tests/support/built-portal'
import { callPortal } from '@tests/support/portal-people'

/** Goes to an address as a link inside the portal does: nothing is loaded anew. */
export function followTo(page: Page, path: string): Promise<void> {
  return page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** By Tab alone, until the focus is there. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never gets there')
}

/** Where the records of the screens come from that show one. */
const RECORDS: Record<string, string> = {
  '/commission/scheme': '/api/v1/commission/schemes',
  '/settings/users': '/api/v1/settings/users',
  '/users/profile': '/api/v1/settings/users',
  '/settings/roles': '/api/v1/settings/roles',
  '/settings/modules': '/api/v1/settings/modules',
  '/people/employees': '/api/v1/people/employees',
  '/buyer-management/list': '/api/v1/buyer-management/buyers',
  '/maintenance/developer': '/api/v1/maintenance/developers',
  '/maintenance/project': '/api/v1/maintenance/projects',
}
const nameOf = (titleKey: string) => titleKey.replace('screens.', '') as keyof typeof englishScreenTitles

/** Of nobody: its refusal is a page like any other. */
const NOBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'

/** Screens that are no list, and lists of which everybody has their own: no record stands there to be opened. */
const WITHOUT_RECORDS = new Set<string>([
  '/',
  '/approvals',
  '/user/profile',
  '/user/notifications',
  '/buyer-management/documents',
  '/sales/report',
  '/files/employee/leave',
  '/files/employee/payslip',
  '/files/employee/memos',
  '/files/employee/downloadable-form',
  '/time-logs',
  '/people/org-chart',
  '/commission/generate/soa',
  '/commission/record',
  '/collection/receivables',
  '/collection/report',
  '/collection/certificates',
  '/collection/developers-ledger',
  '/expense/reports',
  '/expense/withholding',
  '/expense/budgets',
  // Nothing comes again in the demo company.
  '/expense/recurring',
  '/reports/monthly-profit-and-loss',
  '/accounting/trial-balance',
  '/accounting/account-ledger',
  // Looked for at night; nothing of the demo company has been yet.
  '/accounting/anomalies',
  // No month of the demo company had to be reopened.
  '/accounting/period-reopenings',
  // Cards and a table of sellers; the records are the programs and the grants.
  '/commission/incentives',
  '/accounting/bank-register',
  '/accounting/opening-balances',
  '/settings/menus',
  '/settings/approval-chains',
  '/settings/company',
  // Nothing had to be put right in the demo company, and no developer has sent a report.
  '/collection/report-match',
  '/commission/corrections',
  '/commission/credits',
])
const hasRecords = (path: string) =>
  !WITHOUT_RECORDS.has(path) && !path.includes(':id') && !path.endsWith('/form')

type Address = { path: string; address: string; title: string; hasRecords: boolean }

/** An address of every screen there is; a screen of one record is opened with one of the demo company. */
export async function addressesOf(portal: Portal, { token }: SignedInUser): Promise<Address[]> {
  const idOf = async (path: string) => {
    const list = Object.entries(RECORDS).find(([start]) => path.startsWith(start))?.[1]
    if (!list) return NOBODY
    const { data } = await callPortal<{ data: { id: string }[] }>(portal, `${list}?start=0&end=1`, { token })
    return data[0]?.id ?? Promise.reject(new Error(`${list} holds no record`))
  }
  const addresses: Address[] = []
  for (const { path, title_key } of SCREENS.filter(screen => screen.path !== '/logout'))
    addresses.push({
      path,
      address: path.includes(':id') ? path.replace(':id', await idOf(path)) : path,
      title: `${englishScreenTitles[nameOf(title_key)]} | Landmark Portal`,
      hasRecords: hasRecords(path),
    })
  return addresses
}

/** What the pages said to the console as an error, but for the record that is nobody's on purpose. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', message => {
    const { url } = message.location()
    if (message.type() === 'error' && !url.includes(NOBODY)) errors.push(`${message.text()} ${url}`)
  })
  return errors
}

/** Nothing of the screen is still on its way. */
export async function arrived(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible()
  await expect(page.locator('.skeleton, table[aria-busy=true]'), what).toHaveCount(0)
}

/**
 * A screen is called alike in its title, in the title of the document, at the end of the way to it and in the menu;
 * a record is called by its name, in its title and at the end of the way. What refuses a page has a title of its own.
 */
export async function expectOneName(page: Page, address: string): Promise<void> {
  const isScreen = SCREENS.some(({ path }) => path === address)
  const otherNames = async () => {
    const read = await page.evaluate(path => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? null
      return {
        title: text('.page-title'),
        end: text('.breadcrumbs [aria-current=page]'),
        entry: text(`.menu-link[href="${path}"]`),
        document: document.title.replace(/ \| [^|]*$/u, ''),
      }
    }, address)
    const { title, end, entry } = read
    if (title === null) return []
    const names = [...(isScreen ? [read.document] : []), ...(address === '/' ? [] : [end])]
    return [...names, entry ?? title].filter(name => name !== title)
  }
  await expect.poll(otherNames, { message: address }).toEqual([])
}

/** So that the title of the next page can be told from the one that stands there. */
async function markTitle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('h1')) title.dataset['left'] = title.textContent
  })
}

/** Opens a record from its list: beside the list, over it, or on a page of its own. */
export async function openRecord(page: Page, record: Locator, what: string): Promise<void> {
  await markTitle(page)
  await record.click()
  const panel = page
    .locator('.record-panel')
    .or(page.getByRole('tablist'))
    .or(page.getByRole('dialog'))
    .or(page.locator('h1:not([data-left])'))
  await expect(panel.first(), what).toBeVisible()
  await arrived(page, what)
}

/**
 * To another screen without loading anything anew, until it stands there and not the one before. Loaded is what is to
 * be seen as a stranger comes to it, or was read before and has since been changed elsewhere.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname !== address) {
    const before = await page.title()
    await markTitle(page)
    await followTo(page, address)
    // From one record to another the same title is drawn, with another name.
    const isNew = (title: string) =>
      document.title !== title ||
      [...document.querySelectorAll('h1')].every(
        ({ dataset, textContent }) => dataset['left'] !== textContent,
      )
    await expect.poll(() => page.evaluate(isNew, before), { message: address }).toBe(true)
  }
  await arrived(page, address)
}
