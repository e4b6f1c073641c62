import type { Locale } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { ViewLine, ViewLineName } from '@contract/modules/approvals/approval-view'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import type { Financing } from '@contract/selling/schedule.rules'
import type { Tx } from '@server/platform/db/transaction'
import { viewLine } from '@server/platform/documents/document-lines'
import type { OwnView } from '@server/platform/documents/document-source'
import { paperWords } from '@server/platform/pdf/paper-words'
import { sayDate } from '@server/platform/phrases/say-dates'
import { findAmendment, type StoredAmendment } from '@server/modules/sales/records/amendment.repository'
import { readSale } from '@server/modules/sales/records/sale.repository'

type Say = (value: unknown, locale: Locale) => string
type PlannedSeller = { name: string; level: SellerLevel; share_weight: string | number }
type PlannedCoBuyer = { name?: string; share_pct: string; relationship: string | null }

const asIs: Say = value => String(value)
const amount: Say = value => formatAmount(value)
const plain: Say = value => withoutTrailingZeros(String(value))
const date: Say = (value, locale) => sayDate(locale, String(value))
/** Who sells it, each with a level and a weight: who stays may get another part of the commission. */
const sellers: Say = (value, locale) =>
  (value as PlannedSeller[])
    .map(
      ({ name, level, share_weight }) =>
        `${name} (${paperWords(locale).level[level]}, ${plain(share_weight, locale)})`,
    )
    .join(', ')
/** Who comes in and who goes is told by the names on either side; a part or a tie is a difference too. */
const coBuyers: Say = (value, locale) =>
  (value as PlannedCoBuyer[])
    .map(({ name, share_pct, relationship }) =>
      [name ?? '', `(${[`${plain(share_pct, locale)} %`, relationship].filter(Boolean).join(', ')})`].join(
        ' ',
      ),
    )
    .join(', ') || '–'

/** What is told of a change: whoever agrees to it agrees to all of this. */
const TOLD: [column: string, name: ViewLineName, say: Say][] = [
  ['unit_code', 'sale_unit_code', asIs],
  ['buyer_name', 'sale_buyer_name', asIs],
  ['co_buyers', 'sale_co_buyers', coBuyers],
  ['sellers', 'sale_sellers', sellers],
  ['list_price', 'sale_list_price', amount],
  ['discount_amount', 'sale_discount_amount', amount],
  ['vat_amount', 'sale_vat_amount', amount],
  ['misc_fee_amount', 'sale_misc_fee_amount', amount],
  ['other_charges', 'sale_other_charges', amount],
  ['tcp', 'sale_tcp', amount],
  ['financing', 'sale_financing', (value, locale) => paperWords(locale).financing[value as Financing]],
  ['lender_bank', 'sale_lender_bank', asIs],
  ['dp_rate_pct', 'sale_dp_rate_pct', plain],
  ['dp_amount', 'sale_dp_amount', amount],
  ['dp_terms_months', 'sale_dp_terms_months', asIs],
  ['dp_start_date', 'sale_dp_start_date', date],
  ['spot_dp_amount', 'sale_spot_dp_amount', amount],
  ['balance_terms_months', 'sale_balance_terms_months', asIs],
  ['interest_rate_pct', 'sale_interest_rate_pct', plain],
]

function differences({ before, after }: StoredAmendment, locale: Locale): ViewLine[] {
  const [was, becomes] = [before, after] as Record<string, unknown>[]
  const shown = (values: Record<string, unknown> | undefined, column: string, say: Say) => {
    const value = values?.[column] ?? null
    return value === null ? '–' : say(value, locale)
  }
  return TOLD.filter(([column]) => becomes && column in becomes).map(([column, name, say]) =>
    viewLine(name, 'text', `${shown(was, column, say)} → ${shown(becomes, column, say)}`),
  )
}

/** A change of a sale as those see it who decide about it. */
export async function showAmendment(tx: Tx, id: string, locale: Locale): Promise<OwnView> {
  const amendment = await findAmendment(tx.db, id)
  const sale = amendment && (await readSale(tx.db, amendment.sale_id))
  if (!sale) throw new Error('an amendment that is shown is there')
  return {
    requested_at: amendment.created_at,
    lines: [
      viewLine('sale_change', 'phrase', amendment.kind),
      viewLine('sale_subject', 'text', `${sale.unit_code} · ${sale.buyer_name}`),
      viewLine('amount', 'money', sale.tcp),
      ...differences(amendment, locale),
      viewLine('reason', 'text', amendment.reason),
    ],
  }
}
