export const PROJECT_GROUPS = {
  basics: ['code', 'name', 'developer_id', 'area_id', 'kind', 'status'],
  licence: ['lts_no', 'lts_date', 'turnover_date'],
  prices: ['misc_fee_rate_pct', 'vat_inclusive_prices'],
} as const

export const PROJECTS_PATH = '/maintenance/project'
export const projectPath = (id: string) => `${PROJECTS_PATH}/${id}`
