import type { ReportAnswer, ReportInput } from '@contract/modules/collection/report-match.commands'
import { reportRowCommands } from '@contract/modules/collection/report-match.commands'
import { reportMatchResource, reportRowResource } from '@contract/modules/collection/report-match.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { api } from '@/shared/http/api'
import type { ImportApi } from '@/shared/record/import/use-import'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const reportMatches = createResourceApi(reportMatchResource)
export const reportRows = createResourceApi(reportRowResource)

const OWN = [reportMatchResource.name, reportRowResource.name] as const

export const reportRowActions = createCommandApi(reportRowCommands)

const { useMatchReportMutation } = api.enhanceEndpoints({ addTagTypes: [...OWN] }).injectEndpoints({
  endpoints: build => ({
    matchReport: build.mutation<ReportAnswer, ReportInput>({
      query: body => ({ url: `${reportMatches.url}/import`, method: 'POST', body }),
      invalidatesTags: (_answer, error, { dry_run }) => (error || dry_run ? [] : [...OWN]),
    }),
  }),
})

/** The import of files as it knows it, of one developer and unit. */
export function reportImport(whose: { developer_id: string; ou_id: string }): ImportApi<ReportAnswer> {
  function useImportMutation() {
    const [send, state] = useMatchReportMutation()
    return [(call: Omit<ReportInput, keyof typeof whose>) => send({ ...call, ...whose }), state] as const
  }
  return { useImportMutation, tellsFile: true }
}
