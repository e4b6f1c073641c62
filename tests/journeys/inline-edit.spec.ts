import type { Locator, Page } from '@playwright/test'
import type { Portal } from '@tests/support/built-portal'
import { expectAccessible } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { listPage } from '@tests/support/page-models/list-page'
import { callPortal, sharedSession } from '@tests/support/portal-people'

const DIVISIONS = '/api/v1/maintenance/divisions'
const STATUSES = '/api/v1/maintenance/prospect-statuses'

type StoredRow = { id: string; row_version: number; name: string; sort?: number; sla_days?: number | null }

test.use({ as: 'super-admin' })

async function tokenOf(portal: Portal): Promise<string> {
  return (await sharedSession(portal, 'super-admin')).token
}
async function make(portal: Portal, url: string, body: object): Promise<StoredRow> {
  const token = await tokenOf(portal)
  return (await callPortal<{ data: StoredRow }>(portal, url, { token, method: 'POST', body })).data
}
async function kept(portal: Portal, url: string, id: string): Promise<StoredRow> {
  return (await callPortal<{ data: StoredRow }>(portal, `${url}/${id}`, { token: await tokenOf(portal) }))
    .data
}
/** What a colleague does meanwhile. */
async function changed(
  portal: Portal,
  url: string,
  { id, row_version }: StoredRow,
  body: object,
): Promise<void> {
  const headers = { 'if-match': `"${row_version}"` }
  await callPortal(portal, `${url}/${id}`, { token: await tokenOf(portal), method: 'PATCH', headers, body })
}
/** Beside the name, which is a link to the record. */
async function pressTwice(cell: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await cell.boundingBox()) ?? {}
  await cell.dblclick({ position: { x: width - 6, y: height / 2 } })
}
const cellOf = (page: Page, row: number, column: string) =>
  page.locator(`.ag-row[row-index="${row}"] .ag-cell[col-id="${column}"]`)

test('a cell is changed by keys and by mouse, refused where it must be, and taken back', async ({
  page,
  portal,
}) => {
  const made = await make(portal, DIVISIONS, { code: 'INLINE', name: 'Inline division' })
  await page.goto('/maintenance/division?search=INLINE')
  const name = cellOf(page, 0, 'name')
  const editor = page.getByRole('textbox', { name: 'Change Name' })
  await expect(name).toHaveText('Inline division')

  await cellOf(page, 0, 'code').click()
  await page.keyboard.press('ArrowLeft')
  await expect(name).toBeFocused()
  await page.keyboard.press('F2')
  await expect(editor).toHaveValue('Inline division')
  await editor.fill('Changed by keys')
  await page.keyboard.press('Enter')
  await expect(name).toHaveText('Changed by keys')
  await expect(name).toBeFocused()
  await expect
    .poll(async () => kept(portal, DIVISIONS, made.id))
    .toMatchObject({
      name: 'Changed by keys',
      row_version: made.row_version + 1,
    })

  await pressTwice(name)
  await editor.fill('Thrown away')
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(name).toHaveText('Changed by keys')
  await pressTwice(name)
  await editor.fill('Changed by mouse')
  await cellOf(page, 0, 'code').click()
  await expect(name).toHaveText('Changed by mouse')

  await name.click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('Control+z')
  await expect(name).toHaveText('Changed by keys')
  await page.keyboard.press('Control+z')
  await expect(name).toHaveText('Inline division')
  await expect.poll(async () => (await kept(portal, DIVISIONS, made.id)).name).toBe('Inline division')

  await pressTwice(name)
  await editor.fill('Changed once more')
  await page.keyboard.press('Enter')
  const toast = page.locator('.toast-note')
  await expect(toast).toContainText('Saved: Name')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveText('Inline division')
  await expect(toast).toContainText('It is as it was.')

  // A code is no field that a list may change.
  await cellOf(page, 0, 'code').dblclick()
  await expect(page.getByRole('textbox', { name: 'Change Code' })).toHaveCount(0)
})

test('what the server refuses is told at the cell, in its words', async ({ page, portal }) => {
  await make(portal, DIVISIONS, { code: 'INLINE-R', name: 'Refused division' })
  const other = await make(portal, DIVISIONS, { code: 'INLINE-S', name: 'Standing division' })
  await page.goto('/maintenance/division?search=INLINE-R')
  const name = cellOf(page, 0, 'name')
  await expect(name).toHaveText('Refused division')
  await page.route(`**${DIVISIONS}/*`, route =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        code: 'invalid',
        message: 'Look at the fields.',
        fields: [{ path: 'name', code: 'taken', message: `That is the name of ${other.name}.` }],
        requestId: 'r-1',
      }),
    }),
  )
  await pressTwice(name)
  await page.getByRole('textbox', { name: 'Change Name' }).fill('Standing division')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAttribute('title', /That is the name of Standing division/)
  await expect(page.locator('.grid-bar-message')).toContainText('That is the name of Standing division.')
  await expect(name).toHaveText('Refused division')
  await page.unroute(`**${DIVISIONS}/*`)

  await pressTwice(name)
  await page.getByRole('textbox', { name: 'Change Name' }).fill('Let in')
  await page.keyboard.press('Enter')
  await expect(name).toHaveText('Let in')
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('who was slower sees both versions, and chooses', async ({ page, portal }) => {
  const made = await make(portal, STATUSES, {
    code: 'INLINE-Q',
    name: 'Inline status',
    category: 'open',
    sort: 910,
    sla_days: 3,
  })
  // Nothing tells this page of the colleague's change: it is as if it had come in the same moment.
  await page.route('**/api/v1/events*', route => route.abort())
  await page.goto('/maintenance/prospect-status?search=INLINE-Q')
  const name = cellOf(page, 0, 'name')
  await expect(name).toHaveText('Inline status')
  await changed(portal, STATUSES, made, { name: 'The colleague’s', sla_days: 9 })

  const edit = async (text: string) => {
    await pressTwice(name)
    await page.getByRole('textbox', { name: 'Change Name' }).fill(text)
    await page.keyboard.press('Enter')
  }
  await edit('Mine')
  const dialog = listPage(page).dialog
  await expect(dialog.getByText('The colleague’s')).toBeVisible()
  await expect(dialog.getByText('Mine', { exact: true })).toBeVisible()
  await expectAccessible(page, 'both versions of a cell')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await expect(name).toHaveText('Mine')
  await expect.poll(() => kept(portal, STATUSES, made.id)).toMatchObject({ name: 'Mine', sla_days: 9 })
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('a block is pasted over two columns and two records, each change on the version before', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [one, two] = [
    await make(portal, STATUSES, {
      code: 'PASTE-1',
      name: 'Paste one',
      category: 'open',
      sort: 921,
      sla_days: 1,
    }),
    await make(portal, STATUSES, {
      code: 'PASTE-2',
      name: 'Paste two',
      category: 'open',
      sort: 922,
      sla_days: 2,
    }),
  ]
  await page.goto('/maintenance/prospect-status?search=PASTE&sort=code:asc')
  await expect(cellOf(page, 1, 'name')).toHaveText('Paste two')
  const columns = await page
    .locator('.ag-header-cell')
    .evaluateAll(all => all.map(one => one.getAttribute('col-id')))
  const [from, to] = [columns.indexOf('sort'), columns.indexOf('sla_days')].sort((a, b) => a - b)
  expect((to ?? 0) - (from ?? 0)).toBe(1)
  const isSortFirst = columns.indexOf('sort') < columns.indexOf('sla_days')
  const row = (sort: string, days: string) => (isSortFirst ? `${sort}\t${days}` : `${days}\t${sort}`)
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    `${row('931', '31')}\r\n${row('932', 'many')}\r\n`,
  )
  await cellOf(page, 0, columns[from ?? 0] ?? '').click()
  await page.keyboard.press('Control+v')
  await expect(page.locator('.grid-bar-message')).toContainText('3 cells changed. 1 cell was not changed')
  await expect(cellOf(page, 1, 'sla_days')).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => kept(portal, STATUSES, one.id)).toMatchObject({ sort: 931, sla_days: 31 })
  await expect.poll(() => kept(portal, STATUSES, two.id)).toMatchObject({ sort: 932, sla_days: 2 })

  await page.keyboard.press('Control+z')
  await expect(cellOf(page, 0, 'sort')).toHaveText('921')
  await expect(cellOf(page, 0, 'sla_days')).toHaveText('1')
  await expect(cellOf(page, 1, 'sort')).toHaveText('922')
  await expect.poll(() => kept(portal, STATUSES, one.id)).toMatchObject({ sort: 921, sla_days: 1 })
})
