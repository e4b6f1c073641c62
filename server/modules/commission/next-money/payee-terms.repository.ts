import { sql } from 'kysely'
import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { parseRate, type Rate } from '@contract/kernel/rates'
import { commissionCap } from '@contract/modules/cash-advance/cash-advance.parameters'
import type { NetTerms } from '@contract/modules/commission/next-money.rules'
import { withholdingOf, type WithholdingTerms } from '@contract/modules/commission/withholding.rules'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { withholdingTermsOf } from '@server/modules/commission/withholding-terms'

type Payee = {
  seller_id: string
  payee_kind: 'individual' | 'corporation'
  is_vat_registered: boolean
  is_declared: boolean
  expected_gross: string | null
  clawback: string
  advances: string
}

/** By which rates a seller is paid in a unit on a day, and what he owes there. */
export async function findNetTerms(
  tx: Tx,
  ouId: string,
  sellerIds: readonly string[],
  on: DateText,
): Promise<Map<string, NetTerms>> {
  const { rows } = await sql<Payee>`
    select p.id as seller_id, p.payee_kind, p.is_vat_registered,
      p.sworn_declaration_on_file and p.sworn_declaration_year = ${yearOf(on)} as is_declared, p.expected_gross::text,
      (select coalesce(sum(c.open_amount), 0)::numeric(16,2)::text from commission_clawback c
        where c.seller_id = p.id and c.ou_id = ${ouId}) as clawback,
      (select coalesce(sum(a.balance), 0)::numeric(16,2)::text from cash_advance a
        where a.seller_id = p.id and a.ou_id = ${ouId}) as advances
    from seller_profile p where p.id = any (${sellerIds}::uuid[])`.execute(tx.db)
  const cap_rate = parseRate(await parameterOf(tx, commissionCap, { on, ouId }))
  const terms = await withholdingTermsOf(tx, on)
  return new Map(rows.map(payee => [payee.seller_id, { ...termsOf(payee, terms), cap_rate }]))
}

const amount = (text: string | null): Centavos | null => (text === null ? null : parseMoney(text))

function termsOf(
  payee: Payee,
  terms: WithholdingTerms,
): { ewt_rate: Rate; clawback: Centavos; advances: Centavos } {
  const earner = {
    kind: payee.payee_kind,
    is_vat_registered: payee.is_vat_registered,
    sworn_declaration_on_file: payee.is_declared,
    expected_gross: amount(payee.expected_gross),
  } as const
  const { rate } = withholdingOf(earner, terms)
  return { ewt_rate: rate, clawback: parseMoney(payee.clawback), advances: parseMoney(payee.advances) }
}
