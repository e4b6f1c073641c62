import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'
import type { DateText } from '@contract/kernel/dates'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Db } from '@server/platform/db/database'

type WithheldTax = { atc: string; base: Centavos; rate: Rate }

export type TaxedRelease = { release: Pick<KeptRelease, 'id' | 'ou_id' | 'seller_id'>; tax: WithheldTax }

/** What is withheld of each release; one of nothing but holdbacks has none. */
export async function insertTaxes(
  db: Db,
  releases: readonly TaxedRelease[],
  paid_on: DateText,
): Promise<void> {
  const taxed = releases.filter(({ tax }) => tax.base !== 0n)
  if (taxed.length === 0) return
  await db
    .insertInto('commission_tax')
    .values(
      taxed.map(({ release: { id: release_id, ou_id, seller_id }, tax: { atc, base, rate } }) => ({
        ...{ ou_id, release_id, seller_id, paid_on, atc },
        ...{ base: moneyText(base), tax: moneyText(percentOf(base, rate)) },
        created_by: sql<string>`app_user_id()`,
        updated_by: null,
      })),
    )
    .execute()
}

/** Its mirror on the day on which the entry was reversed. */
export async function reverseTax(db: Db, releaseId: string, on: DateText): Promise<void> {
  await sql`
    insert into commission_tax (ou_id, release_id, seller_id, paid_on, atc, base, tax, is_reversal, created_by)
    select ou_id, release_id, seller_id, ${on}::date, atc, -base, -tax, true, app_user_id()
    from commission_tax where release_id = ${releaseId} and not is_reversal`.execute(db)
}
