import { formatAmount } from '@contract/kernel/money'
import type { Locale } from '@contract/kernel/locales'
import type { Signature } from '@contract/modules/cash-advance/cash-advance.calls'
import {
  commissionCap,
  liquidationDays,
  payCap,
} from '@contract/modules/cash-advance/cash-advance.parameters'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { requesterOf } from '@server/platform/people/people.repository'
import { say } from '@server/platform/phrases/say'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'
import { addAuthority } from '@server/modules/cash-advance/authority.repository'

/** "20.000000" as "20". */
const plainRate = (rate: string) => String(Number(rate))

/** What the requester puts their name to, in their language; nothing is deducted without it. */
export async function authorityText(tx: Tx, locale: Locale, row: AdvanceRow): Promise<string> {
  const place = { on: await businessDay(tx.db), ouId: row.ou_id }
  const { name } = await asPortal(tx, portal => requesterOf(portal.db, row.employee_id))
  const values = {
    name,
    number: row.number ?? '',
    amount: formatAmount(row.amount),
    days: await parameterOf(tx, liquidationDays, place),
    count: row.installments ?? 1,
    pay: plainRate(await parameterOf(tx, payCap, place)),
    commission: plainRate(await parameterOf(tx, commissionCap, place)),
  }
  const promise = say(locale, `advance_promise_${row.repayment}`, values)
  return `${say(locale, 'advance_authority', values)}\n\n${promise}\n\n${say(locale, 'advance_authority_caps', values)}`
}

type SigningAct = {
  row: AdvanceRow
  locale: Locale
  signature: Signature
  channel: 'portal' | 'link'
  by: string | null
}

/** Keeps what was read, word for word; another text than ours is none that anybody was shown. */
export async function signAuthority(
  tx: Tx,
  { row, locale, signature, channel, by }: SigningAct,
): Promise<void> {
  const { text, signed_name, drawing } = signature
  if (text !== (await authorityText(tx, locale, row))) throw new Problem('conflict', 'advance_text_changed')
  await addAuthority(tx.db, {
    ou_id: row.ou_id,
    cash_advance_id: row.id,
    text,
    locale,
    signed_name,
    drawing,
    channel,
    created_by: by,
    updated_by: by,
  })
}
