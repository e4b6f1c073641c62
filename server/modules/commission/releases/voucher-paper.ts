import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { amountsTable } from '@server/platform/pdf/amounts-table'
import { factsBlock } from '@server/platform/pdf/fact-blocks'
import type { Paper, PaperBlock, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'
import { paymentLines } from '@server/modules/commission/releases/payment-lines'
import type { VoucherFacts } from '@server/modules/commission/releases/voucher.repository'

/** What a seller is paid, share by share, and what is kept of it. */
export function voucherPaper(
  release: KeptRelease,
  { payee, tin, bank, account }: VoucherFacts,
  head: PaperHead,
  locale: Locale,
): Paper {
  const words = paperWords(locale)
  const { voucher } = words
  const { paid_on, pay_mode } = release
  const facts = [
    { label: voucher.tin, value: tin ?? '' },
    { label: voucher.paid_on, value: paid_on ? shownDate(paid_on) : voucher.not_paid },
    { label: voucher.mode, value: pay_mode ? voucher.modes[pay_mode] : '' },
    { label: voucher.bank, value: bank ?? '' },
    { label: voucher.account, value: pay_mode === 'bank_transfer' ? (account ?? '') : '' },
    { label: voucher.check_no, value: release.check_no ?? '' },
    { label: voucher.invoice, value: release.payee_invoice_no ?? '' },
  ]
  return {
    locale,
    title: voucher.title,
    number: release.number,
    subtitle: fill(voucher.of, { payee }),
    head,
    blocks: [
      factsBlock(facts),
      linesOf(words, release),
      deductionsOf(words, release),
      { kind: 'amount', label: voucher.net, amount: parseMoney(release.net_amount) },
      {
        kind: 'signatures',
        names: [
          { name: head.printed_by ?? '', role: voucher.prepared },
          { name: payee, role: voucher.received },
        ],
      },
    ],
  }
}

function linesOf({ words, voucher }: PaperPhrases, { lines }: KeptRelease): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { label: voucher.sale, share: 1.9, isNumber: true },
      { label: words.unit, share: 1.4 },
      { label: voucher.buyer, share: 1.8 },
      { label: voucher.tranche, share: 1 },
      { label: voucher.commission, share: 1.4, isFigure: true },
      { label: voucher.holdback, share: 1.4, isFigure: true },
    ],
    rows: lines.map(line => [
      line.sale_no,
      line.unit_code,
      line.buyer_name,
      line.incentive ?? String(line.seq),
      formatAmount(line.amount),
      formatAmount(line.holdback),
    ]),
  }
}

function deductionsOf(words: PaperPhrases, release: KeptRelease): PaperBlock {
  const lines = paymentLines(words, release)
  return amountsTable(words, lines.slice(0, -1), lines.at(-1) ?? ['', ''])
}
