import { z } from 'zod'
import { shownSchema, type Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  chartPersonSchema,
  peopleChoicesSchema,
  separateEmployeeSchema,
} from '@contract/modules/people/employee.commands'
import { employeeResource } from '@contract/modules/people/employee.resource'
import { orgChart } from '@contract/modules/people/reporting-line.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { UserPort } from '@server/platform/access/user-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findBanks, findChart, type ChartEntry } from '@server/modules/people/employee.repository'
import { separate } from '@server/modules/people/separation.service'

const resource: Resource = employeeResource

export function employeeRoutes(app: PortalApp, platform: Platform, users: UserPort): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1${employeeResource.path}/:id/separate`,
    access: { permission: 'hr.employee.separate' },
    summary: 'Record the last day of an employee and put their account out',
    params: z.strictObject({ id: idSchema }),
    body: separateEmployeeSchema,
    response: { 200: dataOf(shownSchema(employeeResource)) },
    needsVersion: true,
    // Sessions are the portal's alone; who may separate whom is asked of the actor's rows.
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const { actor, params, version } = call
        const asked = { tx, actor, employeeId: params.id, version: version ?? 0, users }
        return { data: await separate(asked, call.body) }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/people/org-chart',
    access: { permission: 'hr.employee.view' },
    summary: 'The reporting line, top down, as far as the caller sees it',
    response: { 200: dataOf(z.array(chartPersonSchema)) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      const entries = await call.transaction(tx => findChart(tx.db, access), { readOnly: true })
      return { data: chartOf(entries) }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/people/choices',
    access: { permission: 'hr.employee.edit' },
    summary: 'The units and banks that a form about people offers',
    response: { 200: dataOf(peopleChoicesSchema) },
    handler: async call => {
      const banks = await call.transaction(tx => findBanks(tx.db), { readOnly: true })
      return {
        data: {
          units: call.actor.units.map(unit => ({ id: unit.id, label: `${unit.ou_code} · ${unit.ou_name}` })),
          banks: banks.map(bank => ({ id: bank.id, label: `${bank.code} · ${bank.name}` })),
        },
      }
    },
  })
}

function chartOf(entries: readonly ChartEntry[]) {
  const people = new Map(entries.map(entry => [entry.id, entry]))
  return orgChart(people).flatMap(row => {
    const person = people.get(row.id)
    if (!person) return []
    const { name: full_name, position, ou_code, email, mobile } = person
    return [{ ...row, full_name, position, ou_code, email, mobile }]
  })
}
