import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { tabTo } from '@tests/support/page-models/screen-walk'

test('everything works by keyboard: signing in, skipping to the content, the menu, a dialog', async ({
  page,
}) => {
  const focused = (name: string | RegExp) => async () => {
    const label = await page.evaluate(() => {
      const at = document.activeElement
      const labels = at instanceof HTMLInputElement ? at.labels : null
      return at?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? at?.textContent ?? ''
    })
    return typeof name === 'string' ? label.trim() === name : name.test(label)
  }
  await page.goto('/login')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  await tabTo(page, focused('E-mail address'))
  await page.keyboard.type('super-admin@portal.test')
  await tabTo(page, focused('Password'))
  await page.keyboard.type('Portal-demo-1')
  await page.keyboard.press('Enter')
  const frame = portalFrame(page)
  await expect(frame.account).toBeVisible()

  await page.reload()
  await expect(frame.menu.getByRole('button', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expect(frame.menu.getByRole('button', { name: 'Settings' })).toBeVisible()
  await tabTo(page, focused('Settings'))
  await page.keyboard.press('Enter')
  await tabTo(page, focused('Users'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/users$/)
  // The title of where one has arrived, so that the next Tab goes on from there.
  await expect(frame.title).toBeFocused()

  await tabTo(page, focused('Search by name, username or address'))
  await page.keyboard.type('Paolo Inting')
  await expect(page.locator('.ag-row')).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'Paolo Inting' })).toBeVisible()
  const atActions = () =>
    page.evaluate(() => {
      const at = document.activeElement
      const row = at?.closest('[role=row]')?.textContent ?? ''
      return at?.getAttribute('col-id') === 'actions' && row.includes('Paolo Inting')
    })
  await tabTo(page, atActions)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Actions for Paolo Inting' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send a password link' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Suspend…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Suspend Paolo Inting?' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    // Between the last button and the first the focus is with the browser's own frame, never on the page behind.
    const isHeld = (element: Element) =>
      element.contains(document.activeElement) || document.activeElement === document.body
    await expect.poll(() => dialog.evaluate(isHeld)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions for Paolo Inting' })).toBeFocused()
  await expect(dialog).toHaveCount(0)
})
