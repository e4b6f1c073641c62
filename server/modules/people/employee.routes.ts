import { z } from 'zod'
import { labelWithCode, unitLabel } from '@contract/kernel/record-labels'
import { employeeCommands } from '@contract/modules/people/employee.commands'
import { chartPersonSchema, peopleChoicesSchema } from '@contract/modules/people/employee.calls'
import { employeeResource } from '@contract/people/employee.resource'
import { orgChart } from '@contract/modules/people/reporting-line.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { UserPort } from '@server/platform/access/user-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import { findBanks, findChart, type ChartEntry } from '@server/modules/people/employee.repository'
import { removePhoto } from '@server/modules/people/photo.service'
import { separate, separationOptions } from '@server/modules/people/separation.service'

const resource = employeeResource

export function employeeRoutes(app: PortalApp, platform: Platform, users: UserPort): void {
  const { files } = platform
  registerCommands(app, platform, employeeCommands, separationOptions, {
    separate: context => separate(context, context.body, { users, files }),
    remove_photo: async ({ tx, record: { user_id } }) => {
      if (user_id === null || !(await removePhoto(tx, files, user_id))) throw notFound()
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/people/org-chart',
    access: { permission: 'hr.employee.view' },
    summary: 'The reporting line, top down, as far as the caller sees it',
    answers: z.array(chartPersonSchema),
    read: async (tx, call) => chartOf(await findChart(tx.db, accessWhere(call.actor, 'view', resource))),
  })

  registerRead(app, platform, {
    url: '/api/v1/people/choices',
    access: { permission: 'hr.employee.edit' },
    summary: 'The units and banks that a form about people offers',
    answers: peopleChoicesSchema,
    read: async (tx, call) => ({
      units: call.actor.units.map(unit => ({ id: unit.id, label: unitLabel(unit) })),
      banks: (await findBanks(tx.db)).map(({ id, name, code }) => ({ id, label: labelWithCode(name, code) })),
    }),
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
