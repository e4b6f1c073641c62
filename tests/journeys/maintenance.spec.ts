import { expectAccessible } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { newPerson, signInByApi } from '@tests/support/portal-people'
import { recordList, type FormValues } from '@tests/support/page-models/record-list'
import { visit } from '@tests/support/page-models/screen-walk'

/** What one does with each list: a record is added, with all that is in `more` too, and found again. */
type Walk = {
  path: string
  title: string
  values: FormValues
  more: FormValues
  find: string
  /** `more` is changed afterwards, and the record is retired: the same in each list, so that one of a kind shows it. */
  changes?: boolean
  /** What its row says of an empty field. */
  shows?: string
  /** Its form has no kind of field that another one has not. */
  atNight?: boolean
}

const walks: Walk[] = [
  {
    path: '/maintenance/ou/index',
    title: 'Operating Unit',
    changes: true,
    values: {
      Code: 'ILO',
      Name: 'Iloilo',
      Kind: { choose: 'Satellite office' },
      'Part of': { record: 'HO' },
    },
    more: { 'Tax district (RDO)': '074' },
    find: 'Iloilo',
  },
  {
    path: '/maintenance/division',
    title: 'Divisions',
    atNight: true,
    values: { Code: 'IND', Name: 'Industrial Sales' },
    more: { Name: 'Industrial and Commercial Sales' },
    find: 'Industrial and Commercial Sales',
  },
  {
    path: '/maintenance/position/index',
    title: 'Positions',
    atNight: true,
    values: { Code: 'JR', Name: 'Junior Consultant', Category: { choose: 'Sales' }, Rank: '7' },
    more: { 'Usual commission': '2.5' },
    find: 'Junior Consultant',
  },
  {
    path: '/maintenance/sales-team/index',
    title: 'Sales teams',
    changes: true,
    values: {
      'Operating unit': { record: 'DVO' },
      Code: 'LUNTIAN',
      Name: 'Team Luntian',
      Division: { record: 'RES' },
    },
    more: { 'Valid from': '02-02-2026' },
    find: 'Team Luntian',
  },
  {
    path: '/maintenance/area',
    title: 'Areas',
    atNight: true,
    values: { Code: 'LAG-BIN', Name: 'Biñan', Level: { choose: 'City' }, 'Part of': { record: 'LAG' } },
    more: { Name: 'Biñan City' },
    find: 'Biñan City',
  },
  {
    path: '/maintenance/developer',
    title: 'Developers',
    atNight: true,
    values: { Code: 'HABI', Name: 'Habi Land, Inc.', TIN: '250-114-908-00000' },
    more: { 'Trade name': 'Habi' },
    find: 'Habi Land',
  },
  {
    path: '/maintenance/project',
    title: 'Projects',
    values: {
      Code: 'HABI-ONE',
      Name: 'Habi One',
      Developer: { record: 'BAHANDI' },
      Area: { record: 'CEB-CEB' },
      Kind: { choose: 'Towers' },
    },
    more: { 'Licence to sell': 'LTS-777', 'Licensed on': '01-05-2026' },
    find: 'Habi One',
  },
  {
    path: '/maintenance/house-model',
    title: 'House models',
    atNight: true,
    values: { Project: { record: 'BAH-VISTA' }, Code: 'LIWAYWAY', Name: 'Liwayway' },
    more: { 'Floor area (m²)': '96.75', Bedrooms: '3' },
    find: 'Liwayway',
  },
  {
    path: '/maintenance/unit-type',
    title: 'Unit types',
    atNight: true,
    values: { Code: 'WARE', Name: 'Warehouse', 'VAT rule': { choose: 'Commercial' } },
    more: { Name: 'Warehouse and storage' },
    find: 'Warehouse and storage',
  },
  {
    path: '/maintenance/sub-unit-type',
    title: 'Sub-unit types',
    atNight: true,
    values: { 'Unit type': { record: 'CONDO' }, Code: 'LOFT', Name: 'Loft' },
    more: { 'Premium on the price': '7.5' },
    find: 'Loft',
  },
  {
    path: '/maintenance/prospect-status',
    title: 'Prospect statuses',
    changes: true,
    values: {
      Code: 'WAITING',
      Name: 'Waiting for documents',
      Category: { choose: 'In progress' },
      Order: '55',
    },
    more: { 'Overdue after (days)': '14', Colour: { choose: 'Amber' } },
    find: 'Waiting for documents',
  },
  {
    path: '/maintenance/approver',
    title: 'Approvers',
    values: {
      Document: { choose: 'Reversal of an entry' },
      Step: { choose: 'President' },
      Name: 'Office of the President',
      'E-mail': 'president@portal.test',
      'Valid from': '01-01-2026',
    },
    more: { Mobile: '+639171234567' },
    find: 'Office of the President',
    shows: 'No limit',
  },
]

test.describe('an administrator', () => {
  test.use({ as: 'super-admin' })

  test('keeps each list: a record is added and found again, changed and retired', async ({ page }) => {
    const list = recordList(page)
    await page.goto('/')
    const shown = process.env['NIGHTLY'] ? walks : walks.filter(({ atNight }) => !atNight)
    for (const { path, title, values, more, find, shows = find, changes = false } of shown)
      await test.step(`keeps the list at ${path}`, async () => {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await list.create(changes ? values : { ...values, ...more })
        if (changes) {
          await list.change(more, find)
          await list.retire()
        }
        await list.close()
        if (changes) await list.onlyRetired()
        await list.search(find)
        await expect(list.row(find)).toBeVisible()
        await expect(list.row(find)).toContainText(shows)
      })
  })

  test('reads beside a field what a rule says of it, and loses nothing', async ({ page }) => {
    const list = recordList(page)
    await list.open('/maintenance/project?record=new')
    await list.fill({
      Code: 'EARLY',
      Name: 'Too early',
      Developer: { record: 'ALON' },
      Area: { record: 'CEB-LAP' },
      Kind: { choose: 'Towers' },
      'Licensed on': '01-05-2026',
    })
    await list.panel.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(list.panel.getByText('A licence to sell needs its number.')).toBeVisible()
    await expect(list.panel.getByLabel(/^Licence to sell/)).toBeFocused()
    await expect(list.panel.getByLabel('Name', { exact: true })).toHaveValue('Too early')
  })

  test('goes from a developer to its projects', async ({ page }) => {
    const list = recordList(page)
    await list.open('/maintenance/developer?search=Alon')
    await page.getByRole('link', { name: /^Projects.*Alon Bay/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await expect(list.row('Alon Bay Two')).toBeVisible()
    await expect(list.row('Bahandi Vista')).toHaveCount(0)
  })
})

test.describe('accounting', () => {
  test.use({ as: 'accounting' })

  test('keeps the list at /maintenance/bank, and sees a number whole only by asking', async ({ page }) => {
    const list = recordList(page)
    await list.open('/maintenance/bank')
    await list.create({
      Code: 'PAYROLL',
      Name: 'Payroll Bank',
      Kind: { choose: 'Our account' },
      'Account number': '301200459981',
      'Ledger account': { record: '1020' },
    })
    await expect(list.panel.getByText('****9981')).toBeVisible()
    await expect(list.panel.getByText('301200459981')).toHaveCount(0)
    await list.panel.getByRole('button', { name: 'Show the whole number' }).click()
    await expect(list.panel.getByText('301200459981')).toBeVisible()
    await list.panel.getByRole('button', { name: 'Hide it' }).click()
    await expect(list.panel.getByText('301200459981')).toHaveCount(0)
    await list.change({ Branch: 'Ortigas' })
    await list.retire()
    await list.close()
    await list.search('Payroll')
    await expect(list.row('Payroll Bank').getByText('****9981')).toBeVisible()
  })

  test('walks the chart of accounts by keys, adds an account and retires it', async ({ page }) => {
    const list = recordList(page)
    await list.open('/accounting/chart-of-accounts')
    const tree = page.getByRole('treegrid', { name: 'Chart of accounts' })
    const rows = tree.getByRole('row')
    await expect(tree.getByRole('row', { name: /1010 Cash on hand/ })).toBeVisible()
    await rows.nth(1).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false')
    await expect(tree.getByRole('row', { name: /1010 Cash on hand/ })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(tree.getByRole('row', { name: /2000 Liabilities/ })).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tree.getByRole('row', { name: /1001 Cash/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list.panel.getByRole('tab', { name: 'Details' })).toBeVisible()
    await list.close()

    await list.create({
      Code: '6150',
      Name: 'Repairs',
      Type: { choose: 'Expense' },
      Below: { record: '6000' },
    })
    await list.change({ Name: 'Repairs and maintenance' })
    await list.retire()
    await list.close()
    const added = tree.getByRole('row', { name: /6150 Repairs and maintenance/ })
    await expect(added).toHaveAttribute('aria-level', '2')
    await expect(added.getByText('Inactive')).toBeVisible()
    await list.search('interest')
    await expect(rows.filter({ hasText: /\d{4}/ })).toHaveText([/4900/, /4910/, /7000/, /7010/])

    await page.getByRole('link', { name: 'As a list' }).click()
    await expect(list.row('Cash on hand')).toBeVisible()
    await expectAccessible(page, 'the accounts as a list')
  })
})

test.describe('in Arabic', () => {
  test('lists and the tree read from the right', async ({ portal, openBrowser }) => {
    // Someone of one's own: the language is kept with the account.
    const someone = await newPerson(portal, { role: 'super_admin', unit: 'HO' })
    const page = await openBrowser(await signInByApi(portal, someone))
    await page.goto(portal.url)
    const language = page.getByRole('banner').getByRole('combobox')
    await language.selectOption('ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const [path, title] of [
      ['/maintenance/project', 'المشاريع'],
      ['/accounting/chart-of-accounts', 'دليل الحسابات'],
    ] as const) {
      await page.goto(portal.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('.record-link').first()).toBeVisible()
    }
    const rows = page.getByRole('treegrid').getByRole('row')
    await rows.nth(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false')
  })
})
