import type { ColumnType, Generated } from 'kysely'
import type { ParameterScope } from '@contract/kernel/define-parameter'
import type { Locale } from '@contract/kernel/locales'
import type { Instant, Standard } from '@server/platform/db/column-types'

export type MenuTitles = Partial<Record<Locale, string>>

export type SodRuleTable = Standard & {
  code: string
  permission_a: string
  permission_b: string
  severity: 'warn' | 'block'
  reason: string
}

export type NumberSeriesTable = Standard & {
  ou_id: string
  doc_type: string
  year: number
  prefix: string
  next_no: Generated<number>
}

export type CompanyProfileTable = Standard & {
  legal_name: string
  trade_name: string | null
  tin: string | null
  rdo_code: string | null
  is_vat_registered: Generated<boolean>
  ewt_agent: Generated<boolean>
  address: string | null
  phone: string | null
  email: string | null
  fiscal_year_start_month: Generated<number>
  revenue_recognition: Generated<'on_billing' | 'on_collection'>
}

export type ParameterValueTable = Standard & {
  code: string
  scope: ParameterScope
  for_ou_id: string | null
  for_project_id: string | null
  effective_from: string
  /** Sent as JSON text, read as what it says. */
  value: ColumnType<unknown, string, never>
  reason: string
  withdrawn_at: ColumnType<string | null, string | null | undefined, string>
  withdrawn_by: string | null
}

export type SettingsTables = {
  parameter_value: ParameterValueTable
  sod_rule: SodRuleTable
  number_series: NumberSeriesTable
  company_profile: CompanyProfileTable
  menu_removed: { key: string }
  email_change: {
    user_id: string
    new_email: string
    old_code_hash: Buffer
    new_code_hash: Buffer
    tries: Generated<number>
    created_at: Instant
    expires_at: Instant
  }
}
