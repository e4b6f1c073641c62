import { sql } from 'kysely'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import type { Instalment } from '@contract/modules/commission/next-money.rules'
import type { Db } from '@server/platform/db/database'

export type SaleCourse = { schedule: Instalment[]; collected: Centavos }
type Row = {
  sale_id: string
  collected: string
  schedule: (Omit<Instalment, 'principal'> & { principal: string })[]
}

/** What is due of each sale, and what of its principal was collected. */
export async function findCourses(db: Db, saleIds: readonly string[]): Promise<Map<string, SaleCourse>> {
  const { rows } = await sql<Row>`
    select r.sale_id, (select coalesce(sum(b.applied_principal), 0)::numeric(16,2)::text from buyer_payment b
        where b.sale_id = r.sale_id and b.is_collected) as collected,
      json_agg(json_build_object('seq', r.seq, 'kind', r.kind, 'due_date', r.due_date,
        'principal', r.principal::text) order by r.seq) as schedule
    from sale_schedule r where r.sale_id = any (${saleIds}::uuid[]) group by r.sale_id`.execute(db)
  return new Map(
    rows.map(({ sale_id, collected, schedule }) => [
      sale_id,
      {
        collected: parseMoney(collected),
        schedule: schedule.map(({ principal, ...row }) => ({ ...row, principal: parseMoney(principal) })),
      },
    ]),
  )
}
