import { auditEntryResource, type AuditVerification } from '@contract/modules/settings/audit-entry.resource'
import { linkRuleResource } from '@contract/modules/approvals/link-rule.resource'
import { companyProfileResource } from '@contract/modules/settings/company-profile.resource'
import { numberSeriesResource } from '@contract/modules/settings/number-series.resource'
import { sodRuleResource, type SodRule } from '@contract/modules/settings/sod-rule.resource'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const companyProfiles = createResourceApi(companyProfileResource)
export const linkRules = createResourceApi(linkRuleResource)
export const numberSeries = createResourceApi(numberSeriesResource)
export const sodRules = createResourceApi(sodRuleResource)
export const auditEntries = createResourceApi(auditEntryResource)

const companyApi = addCalls(['sod_rule'], build => ({
  listSodRules: build.query<SodRule[], void>({
    query: () => ({ url: '/api/v1/settings/segregation-rules', params: { start: 0, end: 500 } }),
    providesTags: [listTag('sod_rule')],
  }),
  verifyAudit: build.query<AuditVerification, void>({
    query: () => ({ url: '/api/v1/settings/audit/verification' }),
    keepUnusedDataFor: 0,
  }),
}))

export const { useListSodRulesQuery, useLazyVerifyAuditQuery } = companyApi
