import { expect, type Page } from '@playwright/test'

/** What is filled in: typed text, a choice by its name, or a record of another list by its code. */
export type FormValues = Record<string, string | { choose: string } | { record: string }>

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A list of the portal with the record that opens beside it. */
export function recordList(page: Page) {
  const panel = page.locator('.record-panel')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })

  const fill = async (values: FormValues) => {
    for (const [label, value] of Object.entries(values)) {
      const control = panel
        .getByLabel(label, { exact: true })
        .or(panel.getByLabel(new RegExp(`^${literal(label)} ?optional$`)))
      if (typeof value === 'string') await control.fill(value)
      else if ('choose' in value) await control.selectOption({ label: value.choose })
      else {
        await control.fill(value.record)
        await page.getByRole('option', { name: new RegExp(`(^|· )${literal(value.record)}( ·|$)`) }).click()
      }
    }
  }
  const told = (text: string | RegExp) =>
    expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

  return {
    panel,
    row,
    fill,
    open: async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    create: async (values: FormValues) => {
      await page.getByRole('main').locator('a[href$="record=new"]').first().click()
      await expect(panel).toBeVisible()
      await fill(values)
      await panel.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(panel.getByRole('tab', { name: 'History' })).toBeVisible()
    },
    /** The name tells the notice from that of another record. */
    change: async (values: FormValues, name = '') => {
      await fill(values)
      await panel.getByRole('button', { name: 'Save', exact: true }).click()
      await told(new RegExp(`${literal(name)}.* is saved`))
    },
    retire: async () => {
      await panel.getByRole('button', { name: 'Deactivate' }).click()
      const question = page.getByRole('dialog', { name: /^Deactivate / })
      await question.getByRole('button', { name: 'Deactivate' }).click()
      await expect(panel.getByRole('button', { name: 'Use it again' })).toBeVisible()
    },
    close: async () => {
      await panel.getByRole('button', { name: 'Close' }).click()
      await expect(panel).toBeHidden()
    },
    /** Leaves only what is out of use, by the filters of the list. */
    onlyRetired: async () => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.locator('summary').getByText('In use', { exact: true }).click()
      await sheet.getByRole('checkbox', { name: /^Inactive/ }).check()
      await sheet.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('In use: Inactive')).toBeVisible()
    },
    search: async (text: string) => {
      await page.getByRole('searchbox').first().fill(text)
      await page.keyboard.press('Enter')
    },
  }
}
