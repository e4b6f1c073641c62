import type { Locator, Page } from '@playwright/test'

/** Any list of records: its search and filters, its tools, its rows or cards. */
export function listPage(page: Page) {
  const dialog = page.getByRole('dialog')
  const tool = (name: string) => page.getByRole('button', { name, exact: true })

  const fromMenu = async (menu: string | RegExp, item: string | RegExp) => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('button', { name: item }).click()
  }
  return {
    dialog,
    search: page.getByRole('searchbox').first(),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    card: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    grid: page.getByRole('grid'),
    chips: page.getByRole('group', { name: 'Filters that are on' }),
    columns: page.getByRole('columnheader'),
    openFilter: (field: string) => page.getByRole('button', { name: `Filter ${field}` }).click(),
    filters: tool('Filter'),
    columnChooser: tool('Columns'),
    fromMenu,
    saveView: async (name: string, views: string | RegExp = 'Views') => {
      await fromMenu(views, 'Save as a new view…')
      await dialog.getByLabel('Name of the view').fill(name)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    },
    /** What stands in the address, read back. */
    asked: () => {
      const params = new URL(page.url()).searchParams
      return {
        filter: JSON.parse(params.get('filter') ?? '{}') as Record<string, unknown>,
        sort: params.get('sort'),
        search: params.get('search'),
        view: params.get('view'),
      }
    },
    headings: async (headers: Locator) =>
      (await headers.allInnerTexts()).map(text => text.trim()).filter(Boolean),
  }
}
