import { describe, expect, it } from 'vitest'
import { MENU_GROUPS } from '@contract/access/menu-groups'
import { isModuleCode } from '@contract/access/modules'
import { isPermissionCode } from '@contract/access/permission-catalogue'
import { ROLES, roleOf } from '@contract/access/roles'
import type { RoleCode } from '@contract/access/roles'
import { moduleOfScreen } from '@contract/access/screen-module'
import { SCREENS, menuNeeds, showsInMenu } from '@contract/access/screens'
import { EXTERNAL_PATHS, PUBLIC_PATHS } from '@contract/access/screens/outside.screens'
import { englishMenuGroups, englishScreenTitles } from '@contract/access/screens.phrases'

const SPECIFIED = `
  / /logout
  /settings/menus /settings/menus/form /settings/menus/form/:id
  /settings/permissions /settings/permissions/form /settings/permissions/form/:id
  /settings/roles /settings/roles/:id /settings/roles/form /settings/roles/form/:id
  /settings/modules /settings/modules/form /settings/modules/form/:id
  /settings/users /settings/users/:id /settings/users/form /settings/users/form/:id
  /users/profile/:id /user/profile
  /commission/soa /commission/transaction /commission/release /commission/generate/soa /commission/record
  /maintenance/ou/index /maintenance/position/index /maintenance/sales-team/index /maintenance/area
  /maintenance/house-model /maintenance/developer /maintenance/project /maintenance/prospect-status
  /maintenance/division /maintenance/bank /maintenance/approver /maintenance/unit-type /maintenance/sub-unit-type
  /property/list /property/master-list
  /buyer-management/prospect /buyer-management/list
  /sales/record /sales/report
  /collection/developers-ledger /collection/record /collection/report /collection/receivables
  /cash-advance/record
  /files/downloadable-form /files/memos /files/employee/downloadable-form /files/employee/memos
  /files/employee/payslip /files/employee/leave
  /expense/transaction /expense/records /expense/reports
  /reports/monthly-profit-and-loss
  /time-logs`
const ADDED = `
  /settings/outbox /settings/audit /settings/company /settings/approval-chains /settings/number-series
  /settings/parameters
  /buyer-management/list/:id /maintenance/developer/:id /maintenance/project/:id
  /sales/payments /approvals /people/employees /people/employees/:id /people/org-chart /people/sellers /accounting/chart-of-accounts
  /accounting/journal /accounting/manual-entries /accounting/ledger /accounting/account-ledger /accounting/trial-balance /accounting/periods /accounting/period-reopenings
  /accounting/bank-register /accounting/anomalies /accounting/opening-balances /accounting/entry-templates
  /expense/categories /expense/recurring /expense/payables /expense/payments /expense/budgets /expense/withholding
  /collection/certificates /collection/report-match
  /maintenance/sales-team/members /user/notifications
  /buyer-management/documents /buyer-management/requirements
  /request/soa /commission/clawbacks /commission/corrections /commission/credits /commission/incentives
  /commission/incentive-programs /commission/incentive-grants /commission/scheme /commission/scheme/:id /commission/scheme/form /commission/scheme/form/:id
  /people/leave-types /people/leave-policies /people/work-calendars /people/holidays /people/shifts`
const words = (text: string) => text.trim().split(/\s+/)

const inMenu = [...SCREENS.flatMap(screen => (screen.menu ? [{ path: screen.path, ...screen.menu }] : []))]
const groupSort = new Map<string, number>(MENU_GROUPS.map(({ key, sort }) => [key, sort]))
const menuOf = (role: RoleCode) =>
  SCREENS.filter(screen => showsInMenu(screen, roleOf(role).grants)).map(({ path }) => path as string)

describe('the screens', () => {
  it('have every specified path and the added ones, each once', () => {
    const paths = SCREENS.map(({ path }) => path)
    expect([...paths].sort()).toEqual([...words(SPECIFIED), ...words(ADDED)].sort())
  })

  it('stand apart from the public and the external paths', () => {
    expect(PUBLIC_PATHS).toEqual(['/login', '/register', '/forgot-password', '/reset-password/:token'])
    expect(EXTERNAL_PATHS).toEqual([
      '/request/soa/ext/:id',
      '/cash-advance/ext/:id',
      '/cash-advance/appr/ext/:id',
      '/accounting/period-reopening/appr/ext/:id',
      '/leave/request/ext/:id',
      '/leave/request/status/ext/:id',
      '/leave/request/hr-staff/ext/:id',
      '/leave/request/president/ext/:id',
    ])
  })

  it('ask for a permission that exists, but for those that every signed-in user may open', () => {
    const open = SCREENS.filter(({ permission }) => permission === null).map(({ path }) => path)
    expect(open).toEqual(['/', '/user/profile', '/user/notifications', '/logout'])
    for (const { path, permission, menu } of SCREENS) {
      if (permission !== null) expect(isPermissionCode(permission), path).toBe(true)
      if (menu?.needs) expect(isPermissionCode(menu.needs.code), path).toBe(true)
    }
  })

  it('belong to the module of their permission, and say one where they ask for none', () => {
    for (const screen of SCREENS) {
      expect(isModuleCode(moduleOfScreen(screen)), screen.path).toBe(true)
      expect(screen.module === undefined, screen.path).toBe(screen.permission !== null)
    }
  })

  it('have a title key and an English title of their own', () => {
    const keys = SCREENS.map(({ title_key }) => title_key)
    expect(keys).toEqual([...new Set(keys)])
    const names = [...Object.keys(englishScreenTitles)]
    for (const key of keys) expect(names).toContain(key.replace('screens.', ''))
    const titles = Object.values(englishScreenTitles)
    expect(titles).toEqual([...new Set(titles)])
  })

  it('are called as the company calls them', () => {
    const titleAt = (path: string) => {
      const key = SCREENS.find(screen => screen.path === path)?.title_key.replace('screens.', '')
      return (englishScreenTitles as Record<string, string>)[key ?? '']
    }
    expect(
      Object.fromEntries(
        [
          '/',
          '/commission/soa',
          '/property/list',
          '/property/master-list',
          '/buyer-management/prospect',
          '/buyer-management/list',
          '/collection/receivables',
          '/files/employee/leave',
          '/maintenance/ou/index',
        ].map(path => [path, titleAt(path)]),
      ),
    ).toEqual({
      '/': 'Dashboard',
      '/commission/soa': 'Statement of Accounts',
      '/property/list': 'Property Listing',
      '/property/master-list': 'Reserved Properties',
      '/buyer-management/prospect': 'Lead List',
      '/buyer-management/list': 'Buyer',
      '/collection/receivables': 'Aging Receivables Reports',
      '/files/employee/leave': 'Leave Request',
      '/maintenance/ou/index': 'Operating Unit',
    })
  })
})

describe('the menu', () => {
  it('names each of its groups and leaves none empty', () => {
    expect(Object.keys(englishMenuGroups)).toEqual(MENU_GROUPS.map(({ key }) => key))
    for (const { key, title_key } of MENU_GROUPS) {
      expect(title_key).toBe(`menu.${key}`)
      expect(
        inMenu.some(({ group }) => group === key),
        key,
      ).toBe(true)
    }
  })

  it('has one order: no two entries share a place, and the screens stand in it', () => {
    const sorts = MENU_GROUPS.map(({ sort }) => sort)
    expect(sorts).toEqual([...new Set(sorts)].sort((a, b) => a - b))
    const places = inMenu.map(({ group, sort }) => (groupSort.get(group) ?? NaN) * 1000 + sort)
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  })

  it('starts with the work of the day and ends with the settings', () => {
    expect(inMenu[0]?.path).toBe('/')
    expect(inMenu[1]?.path).toBe('/approvals')
    expect(inMenu.at(-1)?.group).toBe('settings')
  })

  it('leaves out forms and single records', () => {
    expect(inMenu.filter(({ path }) => path.includes(':') || /\/form$/.test(path))).toEqual([])
  })

  it.each(ROLES.map(({ code }) => code))('leads %s somewhere, and only where it may go', role => {
    const { grants } = roleOf(role)
    const shown = SCREENS.filter(screen => showsInMenu(screen, grants))
    expect(shown.length).toBeGreaterThan(5)
    for (const { path, permission } of shown)
      expect(permission === null || grants.some(({ code }) => code === permission), path).toBe(true)
  })

  it('never asks less than the screen behind it, for any role', () => {
    for (const screen of SCREENS) {
      const needs = menuNeeds(screen)
      if (!screen.permission || !needs) continue
      const bare = ROLES.filter(({ grants }) => grants.some(({ code }) => code === needs.code)).filter(
        ({ grants }) => !grants.some(({ code }) => code === screen.permission),
      )
      expect(bare, screen.path).toEqual([])
    }
  })

  it('is short for an employee', () => {
    expect(menuOf('employee')).toEqual(
      words(`/ /approvals /cash-advance/record /expense/transaction /files/employee/leave /time-logs
        /files/employee/payslip /files/employee/memos /files/employee/downloadable-form`),
    )
  })

  it('keeps an agent to selling, commission and personal matters', () => {
    expect(menuOf('agent')).toEqual(
      words(`/ /approvals /property/list /property/master-list /buyer-management/prospect /buyer-management/list
        /sales/record /commission/transaction /commission/record /request/soa /commission/soa
        /commission/release /commission/incentives /cash-advance/record /expense/transaction /files/employee/leave /time-logs /files/employee/payslip
        /files/employee/memos /files/employee/downloadable-form`),
    )
  })

  it('shows nothing of the business to somebody without a role', () => {
    expect(SCREENS.filter(screen => showsInMenu(screen, [])).map(({ path }) => path)).toEqual(['/'])
  })
})
