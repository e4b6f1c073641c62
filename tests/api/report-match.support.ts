import type { DecidedAnswer, ReportAnswer } from '@contract/modules/collection/report-match.commands'
import type { ListedReportRow } from '@contract/modules/collection/report-match.resource'
import { withKey } from '@tests/api/ledger.support'
import type { Refusal } from '@tests/api/sales.support'
import type { Client } from '@tests/support/api'

export const REPORTS = '/api/v1/collection/report-matches'
export const REPORT_ROWS = '/api/v1/collection/report-match-rows'

/** The rows of a developer's report, for good unless it says that it is a dry run. */
export const uploadReport = (
  client: Client,
  rows: readonly Record<string, string | null>[],
  more: { developer_id: string; ou_id: string; dry_run?: boolean },
) => client.post<{ data: ReportAnswer } & Refusal>(`${REPORTS}/import`, { rows, dry_run: false, ...more })

export async function rowsOfReport(client: Client, id: string | null): Promise<ListedReportRow[]> {
  const filter = JSON.stringify({ report_id: { filterType: 'set', values: [id] } })
  const query = new URLSearchParams({ start: '0', end: '200', ...(id && { filter }) })
  const answer = await client.get<{ data: ListedReportRow[] }>(`${REPORT_ROWS}?${query.toString()}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.filter(({ report_id }) => report_id === id)
}

export const decideRows = (client: Client, verb: string, body: object) =>
  client.post<{ data: DecidedAnswer } & Refusal>(`${REPORT_ROWS}/${verb}`, body, withKey())
