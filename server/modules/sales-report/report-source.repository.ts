import { sql, type RawBuilder } from 'kysely'
import { saleCreditResource } from '@contract/modules/sales/sale-credit.resource'
import {
  REPORT_FILTERS,
  type ReportDimension,
  type ReportFilters,
} from '@contract/modules/sales/sales-report.rules'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import { allOf } from '@server/platform/resource/narrow-sql'

/**
 * Months of sales as one relation "source": kind, month, cohort, what they belong to, and their figures. Whoever sees
 * a unit reads what is kept ready by month; whoever sees some of its sales, those sales.
 */
export function reportSource(
  actor: Actor,
  by: ReportDimension | null,
  filters: ReportFilters,
): RawBuilder<unknown> {
  const scope = scopeOf(actor, 'sales.report.view')
  const isOfSome = scope === 'own' || scope === 'team'
  const bySeller = by === 'seller' || filters.seller_id !== undefined
  const byPlace =
    by === 'project' || by === 'developer' || Boolean(filters.project_id ?? filters.developer_id)
  if (isOfSome || (bySeller && byPlace)) return sharesSource(actor, filters)
  return monthsSource(actor, bySeller ? 'sale_seller_month' : 'sale_month', filters)
}

function monthsSource(
  actor: Actor,
  table: 'sale_month' | 'sale_seller_month',
  filters: ReportFilters,
): RawBuilder<unknown> {
  const resource = { permission: 'sales.report', scope: { ou: 'ou_id' }, table }
  return sql`select * from ${sql.table(table)} where ${narrowed(accessWhere(actor, 'view', resource), table, filters)}`
}

function sharesSource(actor: Actor, filters: ReportFilters): RawBuilder<unknown> {
  const access = accessWhere(actor, 'view', saleCreditResource)
  return sql`select sale_credit.*, happened.kind, date_trunc('month', happened.day)::date as month,
      date_trunc('month', sale_credit.reservation_date)::date as cohort
    from sale_credit cross join lateral (values ('reserved', reservation_date), ('booked', booked_on), ('ended', ended_on))
      happened (kind, day)
    where happened.day is not null and ${narrowed(access, 'sale_credit', filters)}`
}

function narrowed(access: Condition, table: string, filters: ReportFilters): Condition {
  const asked = REPORT_FILTERS.flatMap(name => {
    const id = filters[name]
    return id === undefined ? [] : [sql<boolean>`${sql.ref(`${table}.${name}`)} = ${id}::uuid`]
  })
  return allOf([access, ...asked])
}
