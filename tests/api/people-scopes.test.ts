import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import type { ChartPerson } from '@contract/modules/people/employee.calls'
import { startApi, type TestApi } from '@tests/support/api'
import { DETAILS, EMPLOYEES, peopleCalls, SELLERS } from '@tests/api/people.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const namesFor = async (role: RoleCode) => {
  const rows = await peopleCalls(await api.as(role)).list()
  return rows.map(row => String(row['full_name'])).sort()
}
const unitsFor = async (role: RoleCode) => {
  const rows = await peopleCalls(await api.as(role)).list()
  return [...new Set(rows.map(row => String(row['ou_label'])))].sort()
}

describe('whom one sees', () => {
  it('is oneself for an employee and for an agent', async () => {
    expect(await namesFor('employee')).toEqual(['Reyes, Nico S.'])
    expect(await namesFor('agent')).toEqual(['Inting, Paolo S.'])
  })

  it('is oneself and one’s line for a head, direct and indirect', async () => {
    const names = await namesFor('immediate_head')
    expect(names).toEqual(
      expect.arrayContaining(['Ocampo, Dante S.', 'Reyes, Nico S.', 'Baluyot, Ofelia S.']),
    )
    expect(names).not.toContain('Dimaculangan, Mercy S.')
    expect(names).not.toContain('Salonga, Aurora S.')
    const team = await namesFor('sales_manager')
    expect(team).toContain('Inting, Paolo S.')
    expect(team).toHaveLength(7)
  })

  it('goes on past whoever is between, and ends when the line does', async () => {
    const hr = peopleCalls(await api.as('hr_staff'))
    const employee = await hr.find('Reyes')
    const manager = await hr.find('Baluyot')
    const head = await hr.find('Ocampo')
    const below = await hr.change(employee, { immediate_head_id: manager.id })
    expect(await namesFor('immediate_head')).toContain('Reyes, Nico S.')
    const president = await hr.find('Salonga')
    const away = await hr.change(below.body.data, { immediate_head_id: president.id })
    expect(await namesFor('immediate_head')).not.toContain('Reyes, Nico S.')
    await hr.change(away.body.data, { immediate_head_id: head.id })
  })

  it('is the own unit for its administrator and everyone for HR, accounting and the president', async () => {
    expect(await unitsFor('ou_admin')).toEqual(['Cebu · CEB'])
    const all = ['Cebu · CEB', 'Davao · DVO', 'Head Office · HO']
    for (const role of ['hr_staff', 'accounting', 'president'] as const)
      expect(await unitsFor(role)).toEqual(all)
  })

  it('is the same for one record, its history and the chart', async () => {
    const hr = peopleCalls(await api.as('hr_staff'))
    const mercy = await hr.find('Dimaculangan')
    const nico = await hr.find('Reyes')
    const head = await api.as('immediate_head')
    for (const path of ['', '/timeline']) {
      expect((await head.get(`${EMPLOYEES}/${nico.id}${path}`)).status).toBe(200)
      expect((await head.get(`${EMPLOYEES}/${mercy.id}${path}`)).status).toBe(404)
    }
    const chart = await head.get<{ data: ChartPerson[] }>('/api/v1/people/org-chart')
    expect(chart.body.data[0]).toMatchObject({ full_name: 'Ocampo, Dante S.', depth: 0, head_id: null })
    expect(chart.body.data.map(person => person.full_name)).not.toContain('Dimaculangan, Mercy S.')
  })
})

describe('what one sees', () => {
  it('holds nothing of pay or protected numbers, in the record and in its history', async () => {
    const hr = peopleCalls(await api.as('hr_staff'))
    const nico = await hr.find('Reyes')
    const detail = await hr.detail(nico.id)
    await hr.change(detail, { monthly_basic: '24500.00' }, DETAILS)
    const head = await api.as('immediate_head')
    const texts = [
      (await head.get(`${EMPLOYEES}/${nico.id}`)).text,
      (await head.get(`${EMPLOYEES}/${nico.id}/timeline`)).text,
      (await head.get(`${EMPLOYEES}?start=0&end=50`)).text,
    ]
    for (const text of texts) expect(text).not.toMatch(/24500|monthly_basic|tin_masked|sss_no/)
  })

  it('is pay and numbers for HR and accounting alone', async () => {
    const hr = peopleCalls(await api.as('hr_staff'))
    const { id } = await hr.find('Reyes')
    for (const role of ['immediate_head', 'employee', 'ou_admin', 'president', 'super_admin'] as const)
      expect((await (await api.as(role)).get(`${DETAILS}/${id}`)).status, role).toBe(403)
    const shown = await peopleCalls(await api.as('accounting')).detail(id)
    expect(shown).toMatchObject({ tin_masked: expect.stringMatching(/^\*{4}\d{4}$/) as string })
    const accounting = await api.as('accounting')
    const answer = await accounting.patch(`${DETAILS}/${id}`, {}, { headers: { 'if-match': '"1"' } })
    expect(answer.status).toBe(403)
    expect((await accounting.get(`${SELLERS}?start=0&end=5`)).status).toBe(200)
    expect((await (await api.as('agent')).get(`${SELLERS}?start=0&end=5`)).status).toBe(403)
  })
})

describe('being a head', () => {
  it('comes with the first person below and goes with the last, and is never given by hand', async () => {
    const hr = peopleCalls(await api.as('hr_staff'))
    const nico = await hr.find('Reyes')
    const mercy = await hr.find('Dimaculangan')
    const rolesOf = async () => (await api.as('employee')).user?.roles.map(({ code }) => code)
    expect(await rolesOf()).not.toContain('immediate_head')
    const junior = (await hr.list()).find(row => row['immediate_head_id'] === mercy.id)
    if (!junior) throw new Error('nobody reports to accounting')
    const moved = await hr.change(junior, { immediate_head_id: nico.id })
    expect(await rolesOf()).toContain('immediate_head')
    await hr.change(moved.body.data, { immediate_head_id: mercy.id })
    expect(await rolesOf()).not.toContain('immediate_head')
  })
})
