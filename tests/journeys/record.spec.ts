import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import type { SheetRow } from '@contract/kernel/sheet/sheet'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { importWizard, recordPage } from '@tests/support/page-models/record-page'
import { draftKept } from '@tests/support/page-watch'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const UNITS = '/api/v1/maintenance/operating-units'
const LIST = '/maintenance/ou/index'
type Unit = { id: string; ou_code: string; ou_name: string; row_version: number; is_active: boolean }

const someCode = () => `J${randomBytes(3).toString('hex').toUpperCase()}`

async function newUnit(portal: Portal): Promise<Unit> {
  const { token } = await sharedSession(portal, 'super-admin')
  const ou_code = someCode()
  const body = { ou_code, ou_name: `Unit ${ou_code}`, kind: 'branch' }
  return (await callPortal<{ data: Unit }>(portal, UNITS, { token, method: 'POST', body })).data
}

async function changeUnit(portal: Portal, { id, row_version }: Unit, body: object): Promise<void> {
  const { token } = await sharedSession(portal, 'super-admin')
  await callPortal(portal, `${UNITS}/${id}`, {
    token,
    method: 'PATCH',
    headers: { 'if-match': `"${row_version}"` },
    body,
  })
}

async function unitNow(portal: Portal, id: string): Promise<Unit & Record<string, unknown>> {
  const { token } = await sharedSession(portal, 'super-admin')
  return (await callPortal<{ data: Unit & Record<string, unknown> }>(portal, `${UNITS}/${id}`, { token }))
    .data
}

async function open(page: Page, id: string) {
  await page.goto(`${LIST}?record=${id}`)
  const record = recordPage(page)
  await expect(record.panel).toBeVisible()
  return record
}

test.use({ as: 'super-admin' })

test('a record is changed by keys, and its history says so', async ({ page, portal }) => {
  const unit = await newUnit(portal)
  const record = await open(page, unit.id)
  await record.field('Address').fill('Colon Street')
  await page.keyboard.press('Control+s')
  await expect(portalFrame(page).news).toHaveText(/is saved\.$/)
  await expect.poll(() => unitNow(portal, unit.id)).toMatchObject({ address: 'Colon Street' })

  await record.tab('History')
  await expect(record.panel.getByRole('list', { name: 'History' })).toContainText('Colon Street')
  await expectAccessible(page, 'history')
  await record.tab('Comments')
  await record.panel.getByLabel('Write a comment').fill('Seen on site.')
  await record.panel.getByRole('button', { name: 'Send' }).click()
  await expect(record.panel.getByRole('list', { name: 'Comments' })).toContainText('Seen on site.')
  await record.tab('Files')
  await record.panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('plain words') })
  await expect(record.panel.getByRole('list', { name: 'Files' })).toContainText('note.txt')
  const downloading = page.waitForEvent('download')
  await record.panel.getByRole('button', { name: 'Download note.txt' }).click()
  expect((await downloading).suggestedFilename()).toBe('note.txt')
  await expectAccessible(page, 'files')

  await page.keyboard.press('Escape')
  await expect(record.panel).toHaveCount(0)
  await expect(page).toHaveURL(url => !url.searchParams.has('record'))
})

test('a picture is made smaller before it is sent, and can be looked at', async ({ page, portal }) => {
  const unit = await newUnit(portal)
  const record = await open(page, unit.id)
  await record.tab('Files')
  // Noise, which no format makes small.
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1600)
    const context = canvas.getContext('2d')!
    const noise = context.createImageData(2400, 1600)
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255
    context.putImageData(noise, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  })
  await record.panel
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'site.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') })
  await record.panel.getByRole('button', { name: 'Open site.jpg' }).click()
  const shown = page.getByRole('dialog', { name: 'site.jpg' }).getByRole('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1800)
})

test('two changes of one record stand side by side until somebody chose', async ({ page, portal }) => {
  const unit = await newUnit(portal)
  const record = await open(page, unit.id)
  await record.field('Name').fill('Mine')
  await record.field('Address').fill('My address')
  await changeUnit(portal, unit, { ou_name: 'Theirs' })
  await record.save.click()
  await expect(record.staleDialog).toContainText('Theirs')
  await expectAccessible(page, 'two versions')
  const save = record.staleDialog.getByRole('button', { name: 'Save this' })
  await expect(save).toBeDisabled()
  await record.staleDialog.getByRole('group', { name: 'Name' }).getByLabel('Yours').check()
  await save.click()
  await expect(record.staleDialog).toHaveCount(0)
  await expect.poll(() => unitNow(portal, unit.id)).toMatchObject({ ou_name: 'Mine', address: 'My address' })
})

test('a record goes out of use after saying where it is used, and comes back by Undo', async ({
  page,
  portal,
}) => {
  const unit = await newUnit(portal)
  const record = await open(page, unit.id)
  await record.panel.getByRole('button', { name: 'Deactivate' }).click()
  const dialog = record.dialog(/^Deactivate /)
  await expect(dialog).toContainText('Nothing uses it now.')
  await expectAccessible(page, 'the question')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(record.panel.getByText('No longer used')).toBeVisible()
  await expect.poll(() => unitNow(portal, unit.id)).toMatchObject({ is_active: false })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(record.panel.getByText('No longer used')).toHaveCount(0)
  await expect.poll(() => unitNow(portal, unit.id)).toMatchObject({ is_active: true })
})

test.describe('what is typed and not saved', () => {
  test('holds the record open, and is offered again from where it was kept', async ({
    portal,
    openBrowser,
  }) => {
    const unit = await newUnit(portal)
    const user = await sharedSession(portal, 'super-admin')
    const page = await openBrowser(user)
    const record = await open(page, unit.id)
    // Until the other tab has looked, what is typed stays in the browser alone, however long that takes.
    await page.route('**/settings/drafts/**', route =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    await record.field('Address').fill('Half an address')
    await page.keyboard.press('Escape')
    await expect(record.leaveDialog).toBeVisible()
    await record.leaveDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(record.field('Address')).toHaveValue('Half an address')

    // Another tab of the same browser, while this one was never left: as after a crash.
    const other = await page.context().newPage()
    const again = await open(other, unit.id)
    await expect(again.panel).toContainText('Kept in this browser.')
    await other.close()
    await page.unroute('**/settings/drafts/**')

    // Another device, once the typing paused for long enough.
    const kept = draftKept(page)
    await record.field('Address').fill('Half an address more')
    await kept
    const device = await openBrowser(user)
    const there = await open(device, unit.id)
    await expect(there.panel).toContainText('Kept on the server')
    await there.restore.click()
    await expect(there.field('Address')).toHaveValue('Half an address more')
  })

  test('is told the truth about at signing out', async ({ portal, openBrowser }) => {
    const person = await newPerson(portal)
    const page = await openBrowser(await signInByApi(portal, person))
    await page.goto('/user/profile')
    await page.getByLabel('First name').fill('Nicolas')
    await portalFrame(page).account.click()
    await page
      .getByRole('button', { name: 'Sign out' })
      .or(page.getByRole('link', { name: 'Sign out' }))
      .click()
    const question = recordPage(page).leaveDialog
    await expect(question).toContainText('you can restore its copy from the server when you sign in again')
    await question.getByRole('button', { name: 'Discard and leave' }).click()
    await expect(page).toHaveURL(/\/login/)
    const inDatabase = () =>
      page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const request = indexedDB.open('portal-drafts', 1)
            request.onsuccess = () => {
              const count = request.result.transaction('drafts').objectStore('drafts').count()
              count.onsuccess = () => resolve(count.result)
            }
          }),
      )
    await expect.poll(inDatabase).toBe(0)
    const inTab = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft')))
    await expect.poll(inTab).toEqual([])
  })
})

test('a date is typed, or chosen in the calendar by keys, under the policy of the pages', async ({
  page,
}) => {
  await page.goto('/maintenance/project?record=new')
  const record = recordPage(page)
  const date = record.panel.locator('.date-input').first()
  const input = date.getByRole('textbox')
  await input.fill('11/20/2026')
  await input.blur()
  await expect(input).toHaveValue('11-20-2026')
  await input.press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: /November 20, 2026/ })).toBeFocused()
  await expectAccessible(page, 'calendar')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue(/^12-\d\d-2026$/)
  await expect(calendar).toHaveCount(0)
  await input.press('Alt+ArrowDown')
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(record.panel).toBeVisible()
})

async function workbook(rows: SheetRow[]): Promise<Buffer> {
  const columns = ['Code', 'Name', 'Kind'].map(title => ({ title, kind: 'text' as const }))
  async function* all() {
    yield rows
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxChunks({ name: 'Units', columns }, all())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a workbook is imported after its errors are mended, and nothing before', async ({ page, portal }) => {
  const [good, bad] = [someCode(), someCode()]
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Import' }).first().click()
  const wizard = importWizard(page)
  await wizard.choose({
    name: 'units.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook([
      [good, 'From a workbook', 'Branch'],
      [`${bad.toLowerCase()}!`, 'To be mended', 'Branch'],
    ]),
  })
  await expect(wizard.dialog).toContainText('units.xlsx: 2 rows')
  await expectAccessible(page, 'columns')
  await wizard.next.click()
  await expect(wizard.dialog).toContainText('1 row has errors.')
  const downloading = page.waitForEvent('download')
  await wizard.button('Download the rows with errors').click()
  expect((await downloading).suggestedFilename()).toBe('Rows with errors.csv')
  await wizard.dialog.getByRole('textbox').fill(bad)
  await wizard.button('Check again').click()
  await expect(wizard.dialog).toContainText('2 rows are in order.')
  await expectAccessible(page, 'check')
  const { token } = await sharedSession(portal, 'super-admin')
  const found = async () =>
    (await callPortal<{ data: Unit[] }>(portal, `${UNITS}?search=${bad}`, { token })).data.length
  await expect.poll(found).toBe(0)
  await wizard.button('Add 2 records').click()
  await expect(wizard.dialog).toContainText('2 records are added.')
  await expect.poll(found).toBe(1)
})

test('in Arabic the record mirrors', async ({ portal, openBrowser }) => {
  const unit = await unitNow(portal, (await newUnit(portal)).id)
  // Someone of one's own: a language is kept with its person.
  const person = await newPerson(portal, { role: 'super_admin' })
  const user = await signInByApi(portal, person)
  const { token } = user
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const page = await openBrowser(user)
  const record = await open(page, unit.id)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(record.panel.getByRole('tab', { name: 'التفاصيل' })).toBeVisible()
  await expect.poll(async () => (await record.panel.boundingBox())?.x ?? -1).toBeCloseTo(0, 1)
})

test('on a phone the record takes the whole window @phone', async ({ page, portal }) => {
  const unit = await newUnit(portal)
  await page.setViewportSize({ width: 360, height: 740 })
  const record = await open(page, unit.id)
  await expect(record.field('Address')).toBeVisible()
  // It slides in, and a layer that moves is measured in fractions.
  await expect.poll(async () => (await record.panel.boundingBox())?.width ?? -1).toBeCloseTo(360, 1)
  await expectNoSidewaysScroll(page, 'record')
  await record.tab('Files')
  await expect(record.panel.getByRole('button', { name: 'Take a picture' })).toBeVisible()
  await record.close.click()
  await expect(record.panel).toHaveCount(0)
})
