import type { ReportDimension } from '@contract/modules/sales/sales-report.rules'

/** A press on a line looks closer: narrowed to it, by the next thing one would ask. */
const NEXT: Record<ReportDimension, [filter: string | null, by: ReportDimension]> = {
  unit: ['ou_id', 'team'],
  team: ['team_id', 'seller'],
  seller: ['seller_id', 'month'],
  developer: ['developer_id', 'project'],
  project: ['project_id', 'seller'],
  month: [null, 'unit'],
}

/** The words of the address that change; null where there is nothing to look closer at. */
export function closerLook(
  by: ReportDimension,
  key: string | null | undefined,
): Record<string, string> | null {
  if (!key) return null
  const [filter, next] = NEXT[by]
  return filter ? { [filter]: key, by: next } : { from: key, to: key, by: next }
}
