import { shownDate } from '@contract/kernel/dates'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { WITHHOLDING } from '@contract/modules/accounting/withholding'
import { daysOfQuarter, monthsOfQuarter } from '@contract/kernel/quarters'
import type { WithholdingPayee } from '@contract/modules/accounting/withholding-report'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'

/** As the bureau's form says it, in its language whatever the reader's. */
const NATURES = {
  rent: 'Rentals of real or personal property used in business',
  contractors: 'Payments to certain contractors',
  services: 'Purchase of services by a top withholding agent',
  goods: 'Purchase of goods by a top withholding agent',
  professional: 'Professional fees',
  commission: 'Commissions of real estate brokers, agents and sales representatives',
} as const

/** BIR form 2307 of a payee and a quarter. */
export function certificatePaper(payee: WithholdingPayee, quarter: string, head: PaperHead): Paper {
  const { from, to } = daysOfQuarter(quarter)
  const months = monthsOfQuarter(quarter)
  const figure = (label: string) => ({ label, share: 12, isFigure: true })
  return {
    locale: 'en',
    title: 'Certificate of Creditable Tax Withheld at Source',
    number: 'BIR Form No. 2307',
    subtitle: `For the period ${shownDate(from)} to ${shownDate(to)}`,
    isLandscape: true,
    head,
    blocks: [
      { kind: 'heading', text: 'Part I. Payee and payor' },
      {
        kind: 'facts',
        facts: [
          { label: 'Payee', value: payee.name },
          { label: 'TIN of the payee', value: payee.tin ?? 'Not on file' },
          { label: 'Payor', value: head.company.legal_name },
          { label: 'TIN of the payor', value: head.company.tin ?? '' },
          { label: 'Address of the payor', value: head.company.address ?? '' },
        ],
      },
      { kind: 'heading', text: 'Part II. Income payments subject to expanded withholding tax' },
      {
        kind: 'table',
        columns: [
          { label: 'Income payment', share: 26 },
          { label: 'ATC', share: 8, isNumber: true },
          ...months.map((month, index) => figure(`Month ${index + 1} (${month})`)),
          figure('Total'),
          figure('Tax withheld for the quarter'),
        ],
        rows: payee.codes.map(({ atc, bases, base, tax }) => [
          NATURES[WITHHOLDING[atc].nature],
          atc,
          ...[...bases, base, tax].map(formatAmount),
        ]),
        total: [
          'Total',
          '',
          ...months.map((_, index) => formatAmount(sumOf(payee, index))),
          ...[payee.base, payee.tax].map(formatAmount),
        ],
      },
      {
        kind: 'text',
        isQuiet: true,
        text: 'We declare under the penalties of perjury that this certificate has been made in good faith, verified by us, and to the best of our knowledge and belief is true and correct, pursuant to the provisions of the National Internal Revenue Code, as amended.',
      },
      {
        kind: 'signatures',
        names: [
          { name: '', role: 'Payor or authorized representative' },
          { name: '', role: 'Payee or authorized representative' },
        ],
      },
    ],
  }
}

const sumOf = ({ codes }: WithholdingPayee, index: number): string =>
  moneyText(total(codes.map(({ bases }) => parseMoney(bases[index] ?? '0.00'))))
