import { expect, test } from '@tests/support/journey'
import { columnsOutOfSight, isListPage } from '@tests/support/page-models/columns-in-sight'
import { addressesOf, visit } from '@tests/support/page-models/screen-walk'
import { newPerson, signInByApi } from '@tests/support/portal-people'

const ROLES = ['ou_admin', 'sales_admin', 'agent', 'sales_manager', 'accounting', 'hr_staff', 'president']

test.use({ viewport: { width: 1440, height: 900 } })

test('the state, the amount and the deadline of every list are in sight at 1440 without scrolling, and uncut', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal, { role: 'super_admin', also: ROLES, unit: 'HO' })
  const user = await signInByApi(portal, person)
  const page = await openBrowser(user)
  await page.goto('/')
  const hidden: string[] = []
  let lists = 0
  for (const { address } of await addressesOf(portal, user)) {
    await visit(page, address)
    const grid = page.locator('main .data-grid')
    if (!(await isListPage(page))) continue
    // Some lists are a part of their page that another tab shows, and an empty one has nothing to be read.
    await expect(grid.or(page.locator('main .list-cards')).first(), address).toBeVisible()
    await expect(grid.locator('.grid-row-loading'), address).toHaveCount(0)
    lists += 1
    hidden.push(...(await columnsOutOfSight(page)).map(what => `${address}: ${what}`))
  }
  expect(lists).toBeGreaterThan(40)
  expect(hidden).toEqual([])
})
