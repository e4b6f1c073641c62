import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { listPage } from '@tests/support/page-models/list-page'
import { recordPage } from '@tests/support/page-models/record-page'
import { passMarker } from '@tests/support/page-watch'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const UNITS = '/maintenance/ou/index'
const isList = (url: string) => new URL(url).pathname === '/api/v1/maintenance/operating-units'

/** By its own name: units of other tests are a part of it, and say so in their rows. */
const headOffice = (page: Page) =>
  page.getByRole('row').filter({ has: page.locator('[col-id="ou_name"]', { hasText: 'Head Office' }) })

test.use({ as: 'super-admin' })

test('a set of values narrows the list, a chip says so, and the address remembers it', async ({ page }) => {
  const list = listPage(page)
  await page.goto(UNITS)
  await expect(headOffice(page)).toBeVisible()

  await list.openFilter('Kind')
  await page.getByRole('checkbox', { name: /^Branch, \d+ rows$/ }).press('Space')
  await expect(headOffice(page)).toHaveCount(0)
  await expect(list.chips.getByText('Kind: Branch')).toBeVisible()
  expect(list.asked().filter).toEqual({ kind: { filterType: 'set', values: ['branch'] } })
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(list.row('Cebu')).toBeVisible()
  await expect(headOffice(page)).toHaveCount(0)

  await page.goBack()
  await expect(headOffice(page)).toBeVisible()
  await page.goForward()
  await expect(headOffice(page)).toHaveCount(0)
  await list.chips.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(headOffice(page)).toBeVisible()
  expect(list.asked().filter).toEqual({})
})

test('what matches nothing says so, and shows everything again', async ({ page }) => {
  const list = listPage(page)
  await page.goto(`${UNITS}?search=nowhere+at+all`)
  await expect(page.getByText('Nothing matches this')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(list.row('Cebu')).toBeVisible()
  await expect(list.search).toHaveValue('')
})

test('FDL-03: of filters typed fast the newest wins, and the older questions are dropped', async ({
  page,
}) => {
  const list = listPage(page)
  await page.goto(UNITS)
  await expect(list.row('Cebu')).toBeVisible()

  const dropped: string[] = []
  page.on('requestfailed', request => dropped.push(request.url()))
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route(
    url => isList(url.href) && url.search.includes('Cebu'),
    async route => {
      await held
      await route.continue().catch(() => undefined)
    },
  )
  await list.openFilter('Name')
  const value = page.getByLabel('Value')
  const slow = page.waitForRequest(request => isList(request.url()) && request.url().includes('Cebu'))
  await value.fill('Cebu')
  await slow
  await value.fill('Davao')
  await expect(list.row('Davao')).toBeVisible()
  await expect(list.row('Cebu')).toHaveCount(0)
  await expect
    .poll(() => dropped.filter(url => isList(url) && url.includes('Cebu')).length)
    .toBeGreaterThan(0)
  answer()
  await passMarker(page)
  await expect(list.row('Davao')).toBeVisible()
  await expect(list.row('Cebu')).toHaveCount(0)
})

test('a view is kept, shown again, and opened by its link', async ({ page }) => {
  const list = listPage(page)
  await page.goto(`${UNITS}?sort=ou_name:desc`)
  await expect(list.row('Cebu')).toBeVisible()
  await list.saveView('Names downward')
  await expect(page.getByText('The view “Names downward” is saved.')).toBeVisible()
  const { view } = list.asked()
  expect(view).not.toBeNull()

  await page.goto(UNITS)
  await expect(list.row('Cebu')).toBeVisible()
  await list.fromMenu('Views', 'Names downward')
  await expect.poll(() => list.asked().sort).toBe('ou_name:desc')
  await page.goto(`${UNITS}?view=${view ?? ''}`)
  await expect.poll(() => list.asked().sort).toBe('ou_name:desc')

  await list.fromMenu(/Names downward/, 'Delete…')
  await list.dialog.getByRole('button', { name: 'Delete the view' }).click()
  await expect(page.getByText('The view “Names downward” is deleted.')).toBeVisible()
})

test('columns are hidden, moved and brought back by keys alone', async ({ page }) => {
  const list = listPage(page)
  await page.goto(UNITS)
  await expect(list.row('Cebu')).toBeVisible()
  await list.columnChooser.press('Enter')
  const chooser = list.dialog
  // However long a heading is, it ends before what stands beside it.
  const label = chooser.locator('.check-label').first()
  await label.evaluate(words => words.append('unbreakably'.repeat(5)))
  const over = () => label.evaluate(words => words.scrollWidth - words.clientWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
  await chooser.getByRole('checkbox', { name: 'Show Kind' }).press('Space')
  await expect(page.getByRole('columnheader', { name: 'Kind' })).toHaveCount(0)
  await chooser.getByRole('checkbox', { name: 'Show Code' }).press('Alt+ArrowUp')
  await expect(chooser.getByText('Code is now number 1 of', { exact: false })).toBeAttached()
  await expect(chooser.getByRole('checkbox').first()).toHaveAccessibleName('Show Code')
  await chooser.getByRole('button', { name: 'As they were' }).press('Enter')
  await expect(chooser.getByRole('checkbox', { name: 'Show Kind' })).toBeChecked()
  await expectAccessible(page, 'the column chooser')
})

test('the list is taken away as a workbook and as CSV, as it stands on the screen', async ({ page }) => {
  const list = listPage(page)
  await page.goto(`${UNITS}?sort=ou_name:desc&search=a`)
  await expect(list.row('Davao')).toBeVisible()

  const save = async (item: string) => {
    await list.fromMenu('More', item)
    await expect(list.dialog.getByText('The file is ready', { exact: false })).toBeVisible()
    const download = page.waitForEvent('download')
    await list.dialog.getByRole('link', { name: 'Save the file' }).click()
    const file = await download
    await list.dialog.getByRole('button', { name: 'Close' }).last().click()
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const workbook = await save('As an Excel file')
  expect(workbook.name).toMatch(/^Operating units \d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(new Uint8Array(workbook.bytes))
  const names = sheets[0]?.rows.map(row => row[0])
  expect(names?.[0]).toBe('Name')
  expect(names).toContain('Davao')

  const csv = await save('As CSV')
  expect(csv.bytes.toString('utf8')).toContain('Davao')
})

test('an export that breaks off is told, and no file is offered', async ({ page }) => {
  const list = listPage(page)
  await page.goto(UNITS)
  await expect(list.row('Cebu')).toBeVisible()
  await page.route('**/operating-units/export?**', route =>
    route.fulfill({ contentType: 'application/x-ndjson', body: '{"total":3}\n["CEB"]\n' }),
  )
  await list.fromMenu('More', 'As CSV')
  await expect(list.dialog.getByRole('alert')).toContainText('The rows broke off on the way')
  await expect(list.dialog.getByRole('link', { name: 'Save the file' })).toHaveCount(0)
})

test('the list is drawn as a chart, saved as a picture', async ({ page }) => {
  const list = listPage(page)
  await page.goto(UNITS)
  await expect(list.row('Cebu')).toBeVisible()
  await list.fromMenu('More', 'Chart')
  await expect(list.dialog.locator('canvas')).toBeVisible()
  const download = page.waitForEvent('download')
  await list.dialog.getByRole('button', { name: 'Save as a picture' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
})

test('what would be retired is told first, with what is left out and why', async ({ page }) => {
  const list = listPage(page)
  await page.goto(UNITS)
  await expect(list.row('Cebu')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all matching rows' }).click()
  await expect(page.getByText('All rows are selected')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate…' }).click()
  await expect(list.dialog.getByText(/Records left out: \d/)).toBeVisible()
  await expectAccessible(page, 'what would be retired')
  await list.dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('what was retired by mistake is brought back by Ctrl and Z', async ({ page, portal }) => {
  const { token } = await sharedSession(portal, 'super-admin')
  const body = { code: 'UNDO', name: 'Undone division' }
  await callPortal(portal, '/api/v1/maintenance/divisions', { token, method: 'POST', body })
  const list = listPage(page)
  await page.goto('/maintenance/division?search=Undone')
  await page.getByRole('checkbox', { name: 'Select row 1' }).click()
  await page.getByRole('button', { name: 'Deactivate…' }).click()
  await expect(list.dialog.getByText('Records that will change: 1')).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(list.row('Undone division')).toContainText('Inactive')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(list.row('Undone division')).toContainText('Active')
})

test('the printed list holds every row and who printed it', async ({ page, portal }) => {
  const { token } = await sharedSession(portal, 'super-admin')
  for (const code of ['PRINT-1', 'PRINT-2', 'PRINT-3'])
    await callPortal(portal, '/api/v1/maintenance/divisions', {
      token,
      method: 'POST',
      body: { code, name: `Printed ${code}` },
    })
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const list = listPage(page)
  await page.goto('/maintenance/division?search=PRINT-')
  await expect(list.row('PRINT-3')).toBeVisible()
  await list.fromMenu('More', 'Print')
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.print-sheet')
  await expect(paper.locator('tbody tr')).toHaveCount(3)
  await expect(paper).toContainText('Teresa Villaluz')
  await expect(page.getByRole('grid')).toBeHidden()
})

test('paper holds no column of links, and words longer than their place stay in it', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const { token } = await sharedSession(portal, 'super-admin')
  const name = 'Unbreakable'.repeat(9)
  const body = { code: 'UNBROKEN', name }
  await callPortal(portal, '/api/v1/maintenance/divisions', { token, method: 'POST', body })
  const list = listPage(page)
  await page.goto('/maintenance/division?search=Unbreakable')
  await expect(page.getByRole('columnheader', { name: 'Related' })).toBeVisible()

  await page.getByRole('link', { name, exact: true }).click()
  await recordPage(page).field('Code').fill('UNBENT')
  await page.keyboard.press('Control+s')
  const note = page.locator('.toast-note')
  await expect(note).toContainText(name)
  expect(
    await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')

  await list.fromMenu('More', 'Print')
  await page.emulateMedia({ media: 'print' })
  const headings = page.locator('.print-sheet th')
  await expect(headings).toHaveText(['Name', 'Code', 'Head', 'In use'])
})

test('in Arabic the list reads from the right, and nothing grave is wrong with it', async ({
  portal,
  openBrowser,
}) => {
  // The language belongs to the account, so this one is nobody else's.
  const person = await newPerson(portal, { role: 'super_admin', unit: 'HO' })
  const page = await openBrowser(await signInByApi(portal, person))
  await page.goto(UNITS)
  const language = page.getByRole('banner').getByRole('combobox')
  await language.selectOption('ar')
  await expect(page.getByRole('button', { name: 'تصفية', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('row').filter({ hasText: 'Cebu' })).toBeVisible()
  await page.getByRole('button', { name: 'تصفية', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('on a phone the list is cards with the same filters, and no grid is fetched @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const list = listPage(page)
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(UNITS)
  await expect(list.card('Cebu')).toBeVisible()
  await expectNoSidewaysScroll(page, 'cards at 360 px')
  expect(scripts.filter(url => /list-grid|data-grid|ag-grid/.test(url))).toEqual([])

  await list.filters.click()
  await list.dialog.locator('summary', { hasText: 'Kind' }).click()
  await list.dialog.getByRole('checkbox', { name: 'Head office, 1 rows' }).check()
  await list.dialog.getByRole('button', { name: 'Show 1', exact: true }).click()
  await expect(list.card('Cebu')).toHaveCount(0)
  await expect(list.card('Head Office')).toBeVisible()
  await expectNoSidewaysScroll(page, 'a filter at 360 px')
})

test('the first rows are read where the grid will draw them, while it is still on its way', async ({
  page,
}) => {
  let bring = () => {}
  const held = new Promise<void>(resolve => (bring = resolve))
  await page.route('**/assets/list-grid*', async route => {
    await held
    await route.continue()
  })
  const cell = (text: string) => page.locator(`.first-cell[data-text="${text}"]`)
  // What a state is called in its badge the text of its column does not say.
  await page.goto('/sales/record')
  await expect(page.locator('.first-row .is-name[data-text^="SR-"]').first()).toBeVisible()
  await expect(page.locator('.first-cell:not([data-text], .is-bare)').first()).toBeVisible()
  await expect(cell('Reserved')).toHaveCount(0)

  await page.goto(`${UNITS}?search=Head`)
  await expect(cell('Head Office')).toBeVisible()
  await expect(headOffice(page)).toHaveCount(0)
  await expectAccessible(page, 'the first rows')
  const before = await Promise.all([cell('Name').boundingBox(), cell('Head Office').boundingBox()])

  bring()
  await expect(headOffice(page)).toBeVisible()
  await expect(page.locator('.first-rows')).toHaveCount(0)
  const after = await Promise.all([
    page.locator('.ag-header-cell[col-id="ou_name"]').boundingBox(),
    page.getByRole('gridcell', { name: 'Head Office', exact: true }).boundingBox(),
  ])
  for (const [at, box] of before.entries())
    for (const side of ['x', 'width', 'y'] as const)
      expect(Math.abs((box?.[side] ?? 0) - (after[at]?.[side] ?? NaN)), `${side} of ${at}`).toBeLessThan(2)
})

test('a record that the address names is asked for at once, and its list once it is drawn', async ({
  page,
  portal,
}) => {
  const { token } = await sharedSession(portal, 'super-admin')
  const units = '/api/v1/maintenance/operating-units'
  const { data } = await callPortal<{ data: { id: string }[] }>(portal, `${units}?start=0&end=1`, { token })
  const [{ id } = { id: '' }] = data
  let bring = () => {}
  const held = new Promise<void>(resolve => (bring = resolve))
  await page.route('**/assets/overlays*', async route => {
    await held
    await route.continue()
  })
  const ofList: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === units || pathname.includes('/assets/list-grid')) ofList.push(pathname)
  })
  const record = page.waitForResponse(`**${units}/${id}`)
  await page.goto(`${UNITS}?record=${id}`)
  await record
  await expect(page.locator('main .skeleton')).toBeVisible()
  expect(ofList).toEqual([])

  bring()
  await expect(recordPage(page).panel).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(ofList).toContain(units)
  expect(ofList.some(path => path.includes('/assets/list-grid'))).toBe(true)
})

test('a list that opens no record beside it waits for none, whatever its address names', async ({ page }) => {
  await page.goto('/settings/roles?record=none')
  await expect(page.getByRole('grid')).toBeVisible()
})
