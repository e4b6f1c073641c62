import type { z } from 'zod'
import { createSchema, shownSchema, type Resource } from '@contract/kernel/define-resource'
import { linkRuleResource, type LinkRule } from '@contract/modules/approvals/link-rule.resource'
import { parseMoney } from '@contract/kernel/money'
import { companyProfileResource } from '@contract/modules/settings/company-profile.resource'
import { numberSeriesResource } from '@contract/modules/settings/number-series.resource'
import { sodRuleResource } from '@contract/modules/settings/sod-rule.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem } from '@server/platform/http/problems'
import { registerWrite } from '@server/platform/http/register-write'
import { createRepository } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import { registerResource, type ResourceHooks } from '@server/platform/resource/register-resource'

const series: Resource = numberSeriesResource
const shownSeries: z.ZodType = shownSchema(numberSeriesResource)

/** A number that was given may not be given again. */
const forward: ResourceHooks = {
  beforeWrite: async (_tx, _call, values, before) => {
    if (before && Number(values['next_no'] ?? before['next_no']) < Number(before['next_no']))
      throw fieldProblem('rule_broken', 'next_no', 'number_backwards')
    return values
  },
}

/** Whoever signs in has proved more than a code does. */
const ascending: ResourceHooks = {
  beforeWrite: async (_tx, _call, values, before) => {
    const { otp_from, login_from } = { ...before, ...values } as Pick<LinkRule, 'otp_from' | 'login_from'>
    if (login_from !== null && parseMoney(login_from) < parseMoney(otp_from))
      throw fieldProblem('rule_broken', 'login_from', 'sign_in_below_code')
    return values
  },
}

/** What belongs to the company as a whole: its profile, what mailed links ask for, the numbers of its documents, duties apart. */
export function companyRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, companyProfileResource, { only: ['list', 'get', 'update'] })
  registerResource(app, platform, linkRuleResource, { only: ['list', 'get', 'update'], hooks: ascending })
  registerResource(app, platform, sodRuleResource, { only: ['list', 'get', 'update'] })
  registerResource(app, platform, numberSeriesResource, { only: ['list', 'get', 'update'], hooks: forward })

  const repository = createRepository(series)
  registerWrite(app, platform, {
    url: `/api/v1${series.path}`,
    access: { permission: 'settings.series.edit' },
    summary: 'Begin a number series before its first document',
    body: createSchema(numberSeriesResource),
    answers: shownSeries,
    status: 201,
    write: async (tx, call) => {
      if (!call.actor.units.some(unit => unit.id === call.body.ou_id))
        throw fieldProblem('rule_broken', 'ou_id', 'unit_unknown')
      const access = accessWhere(call.actor, 'edit', series)
      const row = await repository.create(tx.db, access, call.body, call.actor.userId)
      tx.audit({
        action: 'number_series.create',
        entityType: 'number_series',
        entityId: row.id,
        ouId: call.body.ou_id,
        diff: difference(series, null, row),
      })
      return row
    },
  })
}
